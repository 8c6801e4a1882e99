import { describe, expect, test } from 'vitest'
import { vnd } from '#domain/kernel/vnd.ts'
import { differenceOf, linesOf, referenceOf, sumOf } from './statement-sums.ts'

describe('the sums of a statement', () => {
  const parcels = [
    { order_code: 'DH1', collected: vnd(295_000) },
    { order_code: 'DH2', collected: vnd(120_000) },
  ]

  test('take fees off, of the lines and of the whole', () => {
    const sum = sumOf([
      { code: 'DH1', amount: 295_000, fee: 5000 },
      { code: 'DH2', amount: 120_000, fee: 0 },
    ])
    expect(sum).toBe(410_000)
    expect(differenceOf(sum, { received: 400_000, fee: 10_000 })).toBe(0)
    expect(differenceOf(sum, { received: 405_000, fee: undefined })).toBe(-5000)
    expect(differenceOf(sum, { received: undefined, fee: undefined })).toBe(-410_000)
  })

  test('put what differs on the parcel that was named, and on no other', () => {
    const short = { code: 'DH2', amount: -5000, reason: 'Bưu tá nộp thiếu' }
    const lines = linesOf(parcels, short)
    expect(lines).toEqual([
      { code: 'DH1', amount: 295_000, reason: '' },
      { code: 'DH2', amount: 115_000, reason: 'Bưu tá nộp thiếu' },
    ])
    expect(linesOf(parcels, { ...short, amount: 0 }).map(({ reason }) => reason)).toEqual(['', ''])
  })

  test('are booked under the name of the file', () => {
    expect(referenceOf('Bang ke 28.11.xlsx')).toBe('Bang ke 28.11')
    expect(referenceOf('bang-ke')).toBe('bang-ke')
  })
})
