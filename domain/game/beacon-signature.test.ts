import { expect, test } from 'vitest'
import { isSignedRound, quicknet } from './beacon-signature.ts'

/** As its keepers told it. */
const told = {
  round: 1000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
}

test('a round of the public chain is signed by its key', () => {
  expect(isSignedRound(quicknet, told)).toBe(true)
})

test.each([
  ['another number', { ...told, round: 1001 }],
  ['other randomness', { ...told, randomness: `0${told.randomness.slice(1)}` }],
  ['another signature', { ...told, signature: `b5${told.signature.slice(2)}` }],
  ['no signature', { ...told, signature: '' }],
  ['one that is no number', { ...told, signature: 'x'.repeat(96) }],
])('with %s it is not', (_what, round) => {
  expect(isSignedRound(quicknet, round)).toBe(false)
})

test('of another chain it is not', () => {
  const other = { public_key: quicknet.public_key.replace('83cf', '83ce') }
  expect(isSignedRound(other, told)).toBe(false)
})
