import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import rules from '../../docs/rules/employee-incentive.md?raw'
import { anyLines, parseLine, parseList, parseVoucher } from '#test/support/carts.ts'
import { atStaffPrice, incentiveOf } from './staff-incentive.ts'
import { summarizeCart } from './summary.ts'
import { figure, workedTable } from './worked-table.ts'

describe('the worked table of docs/rules/employee-incentive.md', () => {
  it.each(workedTable(rules, 'case'))('$case', (row) => {
    const incentives = Object.fromEntries(parseList(row['incentives'], parseIncentive))
    const lines = atStaffPrice(parseList(row['lines'], parseLine), incentives)
    const summary = summarizeCart(lines, parseList(row['vouchers'], parseVoucher))
    expect({
      discount: summary.discount,
      voucherSavings: summary.voucherSavings,
      payment: summary.payment,
    }).toEqual({
      discount: figure(row['discount']!),
      voucherSavings: figure(row['voucher savings']!),
      payment: figure(row['payment']!),
    })
  })
})

describe('the staff price of any cart', () => {
  const percents = fc.dictionary(
    fc.constantFrom('JEX', 'OTIV', 'TRA'),
    fc.integer({ min: 0, max: 100 }),
  )

  it('takes whole đồng off, never more than there is, and leaves the rest alone', () => {
    fc.assert(
      fc.property(anyLines, percents, (lines, incentives) => {
        const cheaper = atStaffPrice(lines, incentives)
        for (const [at, line] of cheaper.entries()) {
          const before = lines[at]!
          expect(Number.isSafeInteger(line.discountPrice)).toBe(true)
          expect(line.discountPrice).toBeGreaterThanOrEqual(0)
          expect(before.discountPrice - line.discountPrice).toBe(incentiveOf(before, incentives))
          expect({ ...line, discountPrice: before.discountPrice }).toEqual(before)
        }
      }),
    )
  })

  it('is no other for names that every object has', () => {
    const line = { productCode: 'constructor', originalPrice: 100, discountPrice: 100, quantity: 1 }
    expect(atStaffPrice([line], {})).toEqual([line])
  })
})

/** `20% on JEX`. */
function parseIncentive(text: string): [code: string, percent: number] {
  const [, percent, code] = /^(\d+)% on (\w+)$/.exec(text)!
  return [code!, Number(percent)]
}
