import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  anyLines,
  anyNamedVouchers,
  parseLine,
  parseList,
  parseNamedVoucher,
  rotated,
} from '#test/support/carts.ts'
import pricingRules from '../../docs/rules/pricing.md?raw'
import type { PricedLine } from '../cart/summary.ts'
import { voucherSavings, valueOf } from '../cart/voucher-savings.ts'
import { figure, workedTable } from '../cart/worked-table.ts'
import { lineShares } from './line-shares.ts'
import { type NamedVoucher, savingsOf } from './savings.ts'

describe('what each voucher saves (docs/rules/pricing.md §4)', () => {
  it.each(workedTable(pricingRules, 'vouchers in one cart'))('$vouchers in one cart', (row) => {
    const vouchers = parseList(row['with'], parseNamedVoucher)
    const savings = savingsOf(parseList(row['goods'], parseLine), vouchers)
    const expected = parseList(row['saving per voucher'], (part) => part.split(' '))
    expect(vouchers.map(({ code }, index) => [code, savings[index]])).toEqual(
      expect.arrayContaining(expected.map(([code, saving]) => [code, figure(saving!)])),
    )
    expect(savings).toHaveLength(expected.length)
  })

  it('is whole, never negative and adds up to what all of them save', () => {
    fc.assert(
      fc.property(anyLines, anyNamedVouchers, (lines, vouchers) => {
        const savings = savingsOf(lines, vouchers)
        for (const saving of savings) {
          expect(Number.isSafeInteger(saving)).toBe(true)
          expect(saving).toBeGreaterThanOrEqual(0)
        }
        expect(total(savings)).toBe(voucherSavings(lines, vouchers))
      }),
    )
  })

  it('does not depend on the order of vouchers or lines', () => {
    fc.assert(
      fc.property(anyLines, anyNamedVouchers, (lines, vouchers) => {
        const expected = byCode(lines, vouchers)
        expect(byCode(lines.toReversed(), vouchers.toReversed())).toEqual(expected)
        expect(byCode(rotated(lines), rotated(vouchers))).toEqual(expected)
      }),
    )
  })

  it('is the same in all without the vouchers that save nothing', () => {
    fc.assert(
      fc.property(anyLines, anyNamedVouchers, (lines, vouchers) => {
        const savings = savingsOf(lines, vouchers)
        const worth = vouchers.filter((_, index) => savings[index]! > 0)
        expect(voucherSavings(lines, worth)).toBe(voucherSavings(lines, vouchers))
      }),
    )
  })
})

describe('what is saved on each line (docs/rules/pricing.md §5)', () => {
  it.each(workedTable(pricingRules, 'shares of'))('$bought', (row) => {
    const vouchers = parseList(row['with'], parseNamedVoucher)
    const lines = parseList(row['bought'], parseLine)
    expect(lineShares(lines, vouchers)).toEqual(parseList(row['share per line'], figure))
  })

  it('is between nothing and the line, and adds up exactly', () => {
    fc.assert(
      fc.property(anyLines, anyNamedVouchers, (lines, vouchers) => {
        const shares = lineShares(lines, vouchers)
        shares.forEach((share, index) => {
          expect(Number.isSafeInteger(share)).toBe(true)
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(valueOf([lines[index]!]))
        })
        expect(total(shares)).toBe(voucherSavings(lines, vouchers))
      }),
    )
  })

  it('does not depend on the order of vouchers or lines', () => {
    fc.assert(
      fc.property(anyLines, anyNamedVouchers, (lines, vouchers) => {
        const shares = lineShares(lines, vouchers)
        expect(lineShares(lines, vouchers.toReversed())).toEqual(shares)
        const reversed = lineShares(lines.toReversed(), rotated(vouchers)).toReversed()
        expect(sortedPairs(lines, reversed)).toEqual(sortedPairs(lines, shares))
      }),
    )
  })
})

function byCode(lines: readonly PricedLine[], vouchers: readonly NamedVoucher[]) {
  const savings = savingsOf(lines, vouchers)
  return Object.fromEntries(vouchers.map(({ code }, index) => [code, savings[index]]))
}

/** Two equal lines may change places. */
function sortedPairs(lines: readonly PricedLine[], shares: readonly number[]) {
  return lines
    .map((line, index) => `${line.productCode} ${valueOf([line])} ${shares[index]}`)
    .toSorted()
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
