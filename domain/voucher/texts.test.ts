import { describe, expect, it } from 'vitest'
import { parseLine, parseList, parseNamedVoucher } from '#test/support/carts.ts'
import { toCartVoucher, toWireTerms, voucherProblems, type Voucher } from './api.ts'
import { explainSavings } from './explain.ts'
import { describeGoods, describeVoucher, problemText } from './texts.ts'

describe('how a voucher reads', () => {
  it.each([
    ['A: 10% max 50.000', 'Giảm 10%, tối đa 50.000 VNĐ'],
    ['A: 10%', 'Giảm 10%'],
    ['A: 100.000', 'Giảm 100.000 VNĐ'],
  ])('%s: %s', (voucher, words) => {
    expect(describeVoucher(parseNamedVoucher(voucher))).toBe(words)
  })

  it('says what it is for', () => {
    expect(describeGoods({ productCodes: [], minGoods: 0 })).toBe('Áp dụng cho mọi sản phẩm')
    expect(describeGoods({ productCodes: [], minGoods: 150_000 })).toBe(
      'Áp dụng cho mọi sản phẩm, hoá đơn từ 150.000 VNĐ',
    )
    expect(describeGoods({ productCodes: ['JEX', 'TRA'], minGoods: 300_000 })).toBe(
      'Áp dụng cho JEX, TRA, mua từ 300.000 VNĐ các sản phẩm này',
    )
    expect(describeGoods({ productCodes: ['JEX'], minGoods: 0 }, () => 'Jex Max')).toBe(
      'Áp dụng cho Jex Max',
    )
  })
})

describe('why a voucher saved what it did', () => {
  it.each([
    ['JEX 295.000 × 2', 'A: 10% max 50.000', '10% của 590.000 VNĐ, tối đa 50.000 VNĐ'],
    ['JEX 295.000 × 1', 'A: 10% max 50.000', '10% của 295.000 VNĐ'],
    ['JEX 295.000 × 1', 'A: 10%; B: 95.000', '10% của 200.000 VNĐ sau voucher giảm tiền'],
    ['JEX 295.000 × 1', 'A: 95.000', 'Giảm thẳng 95.000 VNĐ'],
    ['JEX 80.000 × 1', 'A: 95.000', '95.000 VNĐ, tối đa bằng giá trị hàng 80.000 VNĐ'],
    ['JEX 80.000 × 1', 'A: 95.000 on TRA', 'Không có sản phẩm được giảm trong giỏ'],
    ['JEX 80.000 × 1', 'A: 50.000; B: 70.000', 'Giá trị hàng còn lại chỉ đủ giảm 10.000 VNĐ'],
    ['JEX 80.000 × 1', 'A: 50.000; B: 90.000', 'Các voucher khác đã giảm hết giá trị hàng'],
  ])('%s with %s: %s', (goods, vouchers, reason) => {
    const [first] = explainSavings(
      parseList(goods, parseLine),
      parseList(vouchers, parseNamedVoucher),
    )
    expect(first).toMatchObject({ code: 'A', reason })
  })
})

describe('why a voucher cannot be used', () => {
  it('has words for every problem, each its own', () => {
    const texts = voucherProblems.map((problem) => problemText(problem))
    expect(new Set(texts).size).toBe(voucherProblems.length)
  })

  it('names the amount and the days where it knows them', () => {
    expect(problemText('minGoods', { missing: 120_000 })).toContain('Mua thêm 120.000 VNĐ')
    expect(problemText('notStarted', { startsOn: '2026-12-01' })).toContain('01/12/2026')
    expect(problemText('expired', { endsOn: '2026-10-31' })).toContain('31/10/2026')
  })
})

describe('on the wire', () => {
  const terms = {
    name: 'Xương khớp mùa lạnh',
    description: '',
    type: 'percentage' as const,
    value: 10,
    maxValue: 50_000,
    productCodes: ['JEX', 'TRA'],
    minGoods: 0,
    startsOn: '2026-11-01',
    endsOn: '2026-12-31',
  }

  it('a voucher bears the names of the specification', () => {
    expect(toWireTerms(terms)).toMatchObject({
      VoucherType: 'Percentage',
      VoucherValue: 10,
      MaxValue: 50_000,
      brand: ['JEX', 'TRA'],
      IsJEXVoucher: true,
      IsTRAVoucher: true,
    })
  })

  it('the cart reads back what the shop wrote', () => {
    const voucher: Voucher = { ...toWireTerms(terms), code: 'X', campaign_id: 1, state: 'free' }
    const { type, value, maxValue, productCodes } = terms
    expect(toCartVoucher(voucher)).toEqual({ code: 'X', type, value, maxValue, productCodes })
  })
})
