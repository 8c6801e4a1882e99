import { expect, test } from 'vitest'
import { nextGift } from './next-gift.ts'

const gifts = [
  { name: 'Máy đo huyết áp', target: 1500, remaining: 3 },
  { name: 'Bình giữ nhiệt', target: 400, remaining: 5 },
  { name: 'Ô che mưa', target: 1300, remaining: 0 },
]

test('the next gift is the nearest that is left', () => {
  expect(nextGift(gifts, 1240)).toEqual({ name: 'Máy đo huyết áp', target: 1500, missing: 260 })
  expect(nextGift(gifts, 100)).toMatchObject({ name: 'Bình giữ nhiệt', missing: 300 })
})

test('with enough for everything it is the best, and without gifts there is none', () => {
  expect(nextGift(gifts, 5000)).toMatchObject({ name: 'Máy đo huyết áp', missing: 0 })
  expect(nextGift([], 5000)).toBeNull()
})
