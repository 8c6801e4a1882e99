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
import { lineShares, shareSavings } from './line-shares.ts'
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

describe('where shares are tied, neither the order of lines nor of vouchers decides', () => {
  const line = (productCode: string, price: number) => ({
    productCode,
    quantity: 1,
    originalPrice: price,
    discountPrice: price,
  })
  const saved = (code: string, productCodes: string[], saving: number) => {
    return { code, productCodes, saving }
  }

  it('of two vouchers alike the one whose code comes first takes first', () => {
    const lines = [line('X', 100), line('Y', 100), line('Z', 100)]
    const onXY = (code: string) => saved(code, ['X', 'Y'], 100)
    const onYZ = (code: string) => saved(code, ['Y', 'Z'], 100)
    expect(shareSavings(lines, [onXY('A'), onYZ('B')])).toEqual([50, 83, 67])
    expect(shareSavings(lines, [onYZ('B'), onXY('A')])).toEqual([50, 83, 67])
    expect(shareSavings(lines, [onXY('B'), onYZ('A')])).toEqual([67, 83, 50])
  })

  it('one for as many goods that saves more takes before one that saves less', () => {
    const lines = [line('X', 100), line('Y', 100), line('Z', 100)]
    const vouchers = [saved('A', ['X', 'Y'], 30), saved('B', ['Y', 'Z'], 100)]
    expect(shareSavings(lines, vouchers)).toEqual([20, 60, 50])
    expect(shareSavings(lines, vouchers.toReversed())).toEqual([20, 60, 50])
  })

  it('the odd đồng is on the code that comes first, and of one code on the dearer line', () => {
    const odd = [saved('A', [], 101)]
    expect(shareSavings([line('B', 100), line('A', 100)], odd)).toEqual([50, 51])
    expect(shareSavings([line('A', 100), line('B', 100)], odd)).toEqual([51, 50])
    const two = [saved('A', [], 2)]
    expect(shareSavings([line('A', 100), line('A', 300)], two)).toEqual([0, 2])
    expect(shareSavings([line('A', 300), line('A', 100)], two)).toEqual([2, 0])
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
