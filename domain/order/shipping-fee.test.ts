import { describe, expect, test } from 'vitest'
import { hasGoodsToCarry, shippingFee } from './shipping-fee.ts'

const fees = { normal: 20_000, pickup: 0, byProvince: { 79: 10_000, 1: 0 } }
const vaccine = { normal: 50_000, pickup: 5_000, byProvince: {} }
const to = (provinceId: number) => ({ kind: 'delivery', provinceId }) as const
const pickup = { kind: 'pickup' } as const

describe('what delivery costs', () => {
  test('is the province’s own fee, also when that is nothing, and the normal one elsewhere', () => {
    expect(shippingFee(fees, to(79))).toBe(10_000)
    expect(shippingFee(fees, to(1))).toBe(0)
    expect(shippingFee(fees, to(48))).toBe(20_000)
  })

  test('is the fee of fetching for whoever fetches', () => {
    expect(shippingFee(fees, pickup)).toBe(0)
  })

  test('in the vaccine centres’ shop is its own, or the shop’s where it has none', () => {
    expect(shippingFee({ ...fees, vaccine }, to(79), 'vaccine')).toBe(50_000)
    expect(shippingFee({ ...fees, vaccine }, pickup, 'vaccine')).toBe(5_000)
    expect(shippingFee(fees, to(79), 'vaccine')).toBe(10_000)
    expect(shippingFee({ ...fees, vaccine }, to(79))).toBe(10_000)
  })
})

describe('something is carried', () => {
  test.each([
    ['goods', { lines: [{}], gifts: [] }, true],
    ['a gift alone', { lines: [], gifts: [{ kind: 'gift' }] }, true],
    ['goods and a voucher', { lines: [{}], gifts: [{ kind: 'voucher' }] }, true],
    [
      'a voucher beside a gift',
      { lines: [], gifts: [{ kind: 'voucher' }, { kind: 'gift' }] },
      true,
    ],
    ['a voucher alone', { lines: [], gifts: [{ kind: 'voucher' }] }, false],
    ['nothing', { lines: [], gifts: [] }, false],
  ] as const)('for %s: %s', (_, order, isCarried) => {
    expect(hasGoodsToCarry(order)).toBe(isCarried)
  })
})
