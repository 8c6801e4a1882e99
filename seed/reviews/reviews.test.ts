import { expect, test } from 'vitest'
import { checkClaims } from '#domain/claims/check-claims.ts'
import { rules2026 } from '#domain/claims/rules-2026.ts'
import { findContacts } from '#domain/review/find-contacts.ts'
import { reviews } from './reviews.ts'
import { doubtful } from './words.ts'

function findingsIn(words: string): number {
  const text = { kind: 'review', parts: [{ path: 'words', text: words }] } as const
  const claims = checkClaims({ ...text, aboutSupplement: true }, rules2026)
  return claims.length + findContacts('words', words).length
}

test('the demo has 120 reviews, of which those that are meant to wait do, and no other', () => {
  expect(reviews).toHaveLength(120)
  const waiting = reviews.filter(({ words }) => findingsIn(words) > 0)
  expect(new Set(waiting.map(({ words }) => words))).toEqual(
    new Set(doubtful.map(({ words }) => words)),
  )
  expect(reviews.filter(({ isInsulting }) => isInsulting)).toHaveLength(1)
})

test('no product says the same twice, and all numbers of stars are given', () => {
  const said = reviews.map(({ slug, words }) => `${slug}: ${words}`)
  expect(said.filter((each, at) => said.indexOf(each) !== at)).toEqual([])
  const average = reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length
  expect(new Set(reviews.map(({ stars }) => stars)).size).toBe(5)
  expect(average).toBeGreaterThan(3.8)
  expect(average).toBeLessThan(4.5)
})

test('answers to what buyers say promise nothing either', () => {
  expect(reviews.filter(({ answer }) => answer && findingsIn(answer) > 0)).toEqual([])
})
