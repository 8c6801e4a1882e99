import { expect, test } from 'vitest'
import { checkReturn, draftOf } from './return-draft.ts'

const line = { line_no: 1, name: 'JEX', most: 1 }
const whole = {
  pieces: new Map([[1, 1]]),
  ...{ reason: 'damaged' as const, words: '', photos: ['data:image/jpeg;base64,'] },
  phone: '0901234567',
}

test('the only piece of an order is chosen already, of several none', () => {
  const until = '2026-11-27'
  expect([...draftOf({ until, lines: [line] }, '').pieces]).toEqual([[1, 1]])
  expect(draftOf({ until, lines: [{ ...line, most: 2 }] }, '').pieces.size).toBe(0)
  expect(draftOf({ until, lines: [line, { ...line, line_no: 2 }] }, '').pieces.size).toBe(0)
})

test('names each thing that is missing; words only for another reason', () => {
  expect(checkReturn(whole)).toEqual({})
  const empty = {
    ...whole,
    pieces: new Map<number, number>(),
    reason: null,
    photos: [],
    phone: '1',
  }
  expect(Object.keys(checkReturn(empty))).toEqual(['pieces', 'reason', 'photos', 'phone'])
  expect(Object.keys(checkReturn({ ...whole, reason: 'other' }))).toEqual(['words'])
})
