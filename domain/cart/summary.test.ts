import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import pricingRules from '../../docs/rules/pricing.md?raw'
import {
  amountVoucher,
  anyLine,
  anyLines,
  anyVouchers,
  parseLine,
  parseList,
  parseVoucher,
  rotated,
} from '#test/support/carts.ts'
import { summarizeCart } from './summary.ts'
import { figure, workedTable } from './worked-table.ts'

describe('the worked table of docs/rules/pricing.md', () => {
  it.each(workedTable(pricingRules, 'case'))('$case', (row) => {
    const lines = parseList(row['lines'], parseLine)
    const summary = summarizeCart(lines, parseList(row['vouchers'], parseVoucher))
    expect({
      total: summary.total,
      discount: summary.discount,
      voucherSavings: summary.voucherSavings,
      payment: summary.payment,
    }).toEqual({
      total: figure(row['total']!),
      discount: figure(row['discount']!),
      voucherSavings: figure(row['voucher savings']!),
      payment: figure(row['payment']!),
    })
  })
})

describe('points', () => {
  it('are estimated per piece and counted per gift', () => {
    const line = { productCode: 'JEX', originalPrice: 330_000, discountPrice: 295_000 }
    const summary = summarizeCart(
      [
        { ...line, quantity: 2, estimatedPoint: 29 },
        { ...line, productCode: 'OTIV', quantity: 1 },
      ],
      [],
      [{ pointCost: 800 }, { pointCost: 50 }],
    )
    expect(summary).toMatchObject({ estimatedPoint: 58, totalPointUse: 850 })
  })
})

describe('any cart', () => {
  it('has no negative and no broken figure', () => {
    fc.assert(
      fc.property(anyLines, anyVouchers, (lines, vouchers) => {
        for (const value of Object.values(summarizeCart(lines, vouchers))) {
          expect(Number.isSafeInteger(value) && value >= 0).toBe(true)
        }
      }),
    )
  })

  it('is paid for by what is not saved', () => {
    fc.assert(
      fc.property(anyLines, anyVouchers, (lines, vouchers) => {
        const { total, discount, voucherSavings, saved, orderValue, payment } = summarizeCart(
          lines,
          vouchers,
        )
        expect(saved).toBe(discount + voucherSavings)
        expect(payment).toBe(total - saved)
        expect(payment).toBe(orderValue)
      }),
    )
  })

  it('does not depend on the order of its vouchers or its lines', () => {
    fc.assert(
      fc.property(anyLines, anyVouchers, (lines, vouchers) => {
        const summary = summarizeCart(lines, vouchers)
        expect(summarizeCart(lines, vouchers.toReversed())).toEqual(summary)
        expect(summarizeCart(lines.toReversed(), rotated(vouchers))).toEqual(summary)
      }),
    )
  })

  it('costs the same when a line is split in two', () => {
    fc.assert(
      fc.property(anyLines, anyVouchers, anyLine, (lines, vouchers, line) => {
        const whole = [...lines, { ...line, quantity: line.quantity + 1 }]
        const split = [...lines, line, { ...line, quantity: 1 }]
        expect(summarizeCart(split, vouchers)).toEqual(summarizeCart(whole, vouchers))
      }),
    )
  })

  it('is never dearer for one more Amount voucher, with at most one Percentage voucher', () => {
    fc.assert(
      fc.property(anyLines, anyVouchers, amountVoucher, (lines, vouchers, amount) => {
        const few = vouchers.filter(({ type }, index) => type === 'amount' || index === 0)
        const before = summarizeCart(lines, few).payment
        expect(summarizeCart(lines, [...few, amount]).payment).toBeLessThanOrEqual(before)
      }),
    )
  })
})
