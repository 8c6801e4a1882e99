import { describe, expect, test } from 'vitest'
import { changeableUntil, whyNoReview } from './chance.ts'
import { findContacts } from './find-contacts.ts'

describe('what leads elsewhere', () => {
  test.each([
    ['Gọi 0912 345 678 nhé', ['phone']],
    ['+84 912.345.678', ['phone']],
    ['Mình mua 30 viên giá 295.000đ hôm 12/10/2026', []],
    ['viết cho lan@vi-du.vn', ['email']],
    ['xem tại www.vi-du.example/mua hoặc khoe.vn', ['link', 'link']],
  ])('%s', (words, rules) => {
    expect(findContacts('words', words).map(({ rule }) => rule)).toEqual(rules)
  })
})

describe('the days of a review', () => {
  const delivered = { productType: 'sale', status: 'completed', deliveredOn: '2026-11-01' } as const

  test.each([
    ['2026-11-01', null],
    ['2027-01-30', null],
    ['2027-01-31', 'over'],
  ])('written on %s', (today, why) => {
    expect(whyNoReview(delivered, { writeDays: 90, today })).toBe(why)
  })

  test('not before the goods arrived, nor of shots and points', () => {
    const at = { writeDays: 90, today: '2026-11-02' }
    expect(whyNoReview({ ...delivered, status: 'shipping' }, at)).toBe('notDelivered')
    expect(whyNoReview({ ...delivered, status: 'cancelled' }, at)).toBe('notDelivered')
    expect(whyNoReview({ ...delivered, productType: 'vaccine' }, at)).toBe('notReviewable')
  })

  const written = {
    state: 'shown',
    writtenOn: '2026-11-01',
    hiddenOn: null,
    isAnswered: false,
  } as const

  test.each([
    [written, '2026-12-01', '2026-12-01'],
    [written, '2026-12-02', null],
    [{ ...written, isAnswered: true }, '2026-11-02', null],
    [{ ...written, state: 'withdrawn' as const }, '2026-11-02', null],
    [
      { ...written, state: 'hidden' as const, hiddenOn: '2026-12-24', isAnswered: true },
      '2027-01-23',
      '2027-01-23',
    ],
  ])('%o on %s may be changed until %s', (review, today, until) => {
    expect(changeableUntil(review, { changeDays: 30, today })).toBe(until)
  })
})
