import fc from 'fast-check'
import type { PricedLine } from '#domain/cart/summary.ts'
import type { CartVoucher } from '#domain/cart/voucher-savings.ts'
import { figure } from '#domain/cart/worked-table.ts'
import type { NamedVoucher } from '#domain/voucher/savings.ts'

/** Carts as the worked tables write them and as chance makes them. */
const codes = ['JEX', 'OTIV', 'TRA']
const productCodes = fc.subarray(codes)

export const anyLine: fc.Arbitrary<PricedLine> = fc
  .record({
    productCode: fc.constantFrom(...codes),
    originalPrice: fc.integer({ min: 0, max: 5_000_000 }),
    percentOff: fc.integer({ min: 0, max: 100 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    estimatedPoint: fc.integer({ min: 0, max: 500 }),
  })
  .map(({ percentOff, ...line }) => ({
    ...line,
    discountPrice: line.originalPrice - Math.floor((line.originalPrice * percentOff) / 100),
  }))

export const amountVoucher = fc.record<CartVoucher>({
  type: fc.constant('amount' as const),
  value: fc.integer({ min: 0, max: 3_000_000 }),
  productCodes,
})

const percentageVoucher = fc.record<CartVoucher>({
  type: fc.constant('percentage' as const),
  value: fc.integer({ min: 0, max: 100 }),
  maxValue: fc.option(fc.integer({ min: 0, max: 500_000 }), { nil: undefined }),
  productCodes,
})

export const anyLines = fc.array(anyLine, { maxLength: 6 })
export const anyVouchers = fc.array(fc.oneof(amountVoucher, percentageVoucher), { maxLength: 5 })

export function rotated<T>(items: readonly T[]): T[] {
  return [...items.slice(1), ...items.slice(0, 1)]
}

export function parseList<T>(text: string | undefined, parse: (part: string) => T): T[] {
  return !text || text === '–' ? [] : text.split('; ').map(parse)
}

/** `JEX 330.000/295.000 × 2`. */
export function parseLine(text: string): PricedLine {
  const [, productCode, original, discounted, quantity] =
    /^(\w+) ([\d.]+)(?:\/([\d.]+))? × (\d+)$/.exec(text)!
  return {
    productCode: productCode!,
    originalPrice: figure(original!),
    discountPrice: figure(discounted ?? original!),
    quantity: Number(quantity),
  }
}

/** `10% max 50.000 on JEX+TRA`. */
export function parseVoucher(text: string): CartVoucher {
  const [, value, percent, cap, names] = /^([\d.]+)(%)?(?: max ([\d.]+))?(?: on ([\w+]+))?$/.exec(
    text,
  )!
  return {
    type: percent ? 'percentage' : 'amount',
    value: figure(value!),
    maxValue: cap === undefined ? undefined : figure(cap),
    productCodes: names?.split('+') ?? [],
  }
}

/** `A: 10% max 50.000 on JEX+TRA`. */
export function parseNamedVoucher(text: string): NamedVoucher {
  const [code, terms] = text.split(': ')
  return { ...parseVoucher(terms!), code: code! }
}

export const anyNamedVouchers = anyVouchers.map((vouchers) =>
  vouchers.map((voucher, index): NamedVoucher => ({ ...voucher, code: `V${index}` })),
)
