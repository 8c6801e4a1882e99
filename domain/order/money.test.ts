import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import moneyRules from '../../docs/rules/order-money.md?raw'
import { figure, workedTable } from '../cart/worked-table.ts'
import { hours, minutes } from '../kernel/durations.ts'
import type { PaymentMethod } from './payment-method.ts'
import { backReason, bankStateOf, evaluateMoney } from './money.ts'
import { payUntil, payUntilAgain } from './pay-until.ts'
import type { ReturnedPieces } from './points-due.ts'
import { moneyOfReturn, vouchersOfReturn, type BoughtLine, type PaidGoods } from './returns.ts'

describe('money that comes (docs/rules/order-money.md §3)', () => {
  test.each(workedTable(moneyRules, 'when'))('$when', (row) => {
    const sums = {
      charged: figure(row['charged']!),
      received: figure(row['kept']!),
      owed: 0,
      refunded: 0,
    }
    const evaluated = evaluateMoney(sums, {
      amount: figure(row['comes']!),
      isCancelled: row['order'] === 'cancelled',
    })
    expect({
      verdict: evaluated.verdict,
      back: String(evaluated.back),
      reason: evaluated.back > 0 ? backReason(evaluated) : '–',
      transfer: bankStateOf(evaluated),
    }).toEqual({
      verdict: row['verdict'],
      back: String(figure(row['goes back']!)),
      reason: row['reason'],
      transfer: row['transfer'],
    })
  })

  test('never leaves more than the order costs, and gives back only what is not needed', () => {
    const figures = fc.record({ charged: fc.nat(1_000_000), received: fc.nat(1_000_000) })
    fc.assert(
      fc.property(figures, fc.integer({ min: 1, max: 2_000_000 }), (sums, amount) => {
        const of = {
          ...sums,
          received: Math.min(sums.received, sums.charged),
          owed: 0,
          refunded: 0,
        }
        const { back, verdict } = evaluateMoney(of, { amount, isCancelled: false })
        const kept = of.received + amount - back
        expect(kept).toBe(Math.min(of.charged, of.received + amount))
        expect(verdict === 'partial').toBe(kept < of.charged)
      }),
    )
  })
})

describe('the time to pay (docs/rules/order-money.md §2)', () => {
  const placedAt = new Date('2026-11-21T09:00:00+07:00')
  const after = (duration: number) => new Date(placedAt.getTime() + duration)

  test.each<[PaymentMethod, number | null]>([
    ['cash', null],
    ['domesticCard', minutes(30)],
    ['internationalCard', minutes(30)],
    ['qrCode', minutes(30)],
    ['transfer', hours(24)],
  ])('for %s', (method, time) => {
    expect(payUntil(method, placedAt)).toEqual(time === null ? null : after(time))
  })

  test('starts again with every try, never shortens, and ends a day after the order', () => {
    const again = (method: PaymentMethod, now: number, until: number) =>
      payUntilAgain({ method, placedAt, until: after(until), now: after(now) })
    expect(again('qrCode', minutes(20), minutes(30))).toEqual(after(minutes(50)))
    expect(again('domesticCard', minutes(20), hours(24))).toEqual(after(hours(24)))
    expect(again('transfer', minutes(20), minutes(30))).toEqual(after(hours(24)))
    expect(again('qrCode', hours(23.9), hours(23.95))).toEqual(after(hours(24)))
  })
})

describe('pieces that come back (docs/rules/order-money.md §4)', () => {
  test.each(workedTable(moneyRules, 'return of'))('$return of', (row) => {
    const goods = { ...readGoods(row['bought']!, row['with']!), waived: figure(row['let off']!) }
    const returns = row['returns']!.split(';').map(readReturn)
    const done = returns.map((now, at) => {
      const before = returns.slice(0, at).flat()
      const amount = moneyOfReturn(goods, before, now)
      const codes = vouchersOfReturn(goods, before, now).map(({ code }) => code)
      return [String(amount), ...codes].join(' ')
    })
    const expected = row['gives back']!.split(';').map((part) => {
      const [amount, ...codes] = part.trim().split(' ')
      return [String(figure(amount!)), ...codes].join(' ')
    })
    expect(done).toEqual(expected)
  })

  test('however they are cut, give what was paid for the goods and no more', () => {
    fc.assert(
      fc.property(anyReturns, ({ goods, cuts }) => {
        const value = goods.lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
        const saved = goods.vouchers.reduce((sum, { saving }) => sum + saving, 0)
        const paid = Math.max(0, value - saved - goods.waived)
        let given = 0
        cuts.forEach((now, at) => {
          const amount = moneyOfReturn(goods, cuts.slice(0, at).flat(), now)
          expect(amount).toBeGreaterThanOrEqual(0)
          given += amount
          expect(given).toBeLessThanOrEqual(paid)
        })
        expect(given).toBe(paid)
        const back = cuts.flatMap((now, at) =>
          vouchersOfReturn(goods, cuts.slice(0, at).flat(), now).map(({ code }) => code),
        )
        expect(back.toSorted()).toEqual(goods.vouchers.map(({ code }) => code).toSorted())
      }),
    )
  })
})

/** `JEX 300.000 × 2; TRA 80.000 × 1` with `A: 50.000 on TRA`. */
function readGoods(bought: string, saved: string): Omit<PaidGoods, 'waived'> {
  const lines = bought.split(';').map((text, at) => {
    const [, productCode, price, quantity] = /^\s*(\w+) ([\d.]+) × (\d+)/.exec(text)!
    return {
      lineNo: at + 1,
      productCode: productCode!,
      unitPrice: figure(price!),
      quantity: Number(quantity),
    }
  })
  const vouchers = saved === '–' ? [] : saved.split(';').map(readVoucher)
  return { lines, vouchers }
}

function readVoucher(text: string) {
  const [, code, saving, on] = /^\s*(\w+): ([\d.]+)(?: on (\w+))?/.exec(text)!
  return { code: code!, saving: figure(saving!), productCodes: on ? [on] : [] }
}

/** `1: 2, 2: 1`: line, pieces. */
function readReturn(text: string): ReturnedPieces[] {
  return text.split(',').map((part) => {
    const [lineNo, quantity] = part.split(':').map(Number)
    return { lineNo: lineNo!, quantity: quantity! }
  })
}

const anyLines: fc.Arbitrary<BoughtLine[]> = fc
  .array(
    fc.record({
      productCode: fc.constantFrom('JEX', 'TRA', 'OTIV'),
      unitPrice: fc.integer({ min: 1, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((lines) => lines.map((line, at) => ({ ...line, lineNo: at + 1 })))

const anyReturns = anyLines.chain((lines) => {
  const value = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
  const pieces = lines.flatMap(({ lineNo, quantity }) => Array<number>(quantity).fill(lineNo))
  return fc
    .record({
      codes: fc.subarray(['A', 'B']),
      shares: fc.tuple(fc.nat(50), fc.nat(49)),
      on: fc.tuple(fc.nat(lines.length), fc.nat(lines.length)),
      waived: fc.nat(value * 2),
      order: fc.shuffledSubarray(pieces, { minLength: pieces.length, maxLength: pieces.length }),
      sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 16, maxLength: 16 }),
    })
    .map(({ codes, shares, on, waived, order, sizes }) => {
      const vouchers = codes.map((code, at) => ({
        code,
        saving: Math.floor((value * shares[at as 0 | 1]) / 100),
        productCodes: on[at as 0 | 1] === 0 ? [] : [lines[on[at as 0 | 1] - 1]!.productCode],
      }))
      return { goods: { lines, vouchers, waived }, cuts: cut(order, sizes) }
    })
})

function cut(order: readonly number[], sizes: readonly number[]): ReturnedPieces[][] {
  const cuts: ReturnedPieces[][] = []
  for (let from = 0, at = 0; from < order.length; from += sizes[at]!, at += 1) {
    const part = order.slice(from, from + sizes[at]!)
    cuts.push(part.map((lineNo) => ({ lineNo, quantity: 1 })))
  }
  return cuts
}
