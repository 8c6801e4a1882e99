import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ReturnedPieces } from '#domain/order/points-due.ts'
import type { TestShop } from '#test/support/app.ts'
import { readPoints } from '#test/support/gifts.ts'
import { openProgramme } from '#test/support/loyalty.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import {
  buyerWith,
  findFaults,
  live,
  orderBody,
  placeFor,
  type Buyer,
} from '#test/support/order-lives.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import { adjustPoints, findStanding } from '../../loyalty/index.ts'
import { takeReturn } from './take-return.ts'

let shop: TestShop
let programmeId: number
let jex: ShelfProduct
let wit: ShelfProduct
let tra: ShelfProduct
let lan: Buyer

beforeAll(async () => {
  shop = await openMemberShop()
  const shelf = await addStock(shop.ctx.db, [
    { code: 'JEX', onHand: 1000 },
    { code: 'WIT', onHand: 1000 },
    { code: 'TRA', onHand: 1000 },
  ])
  jex = shelf[0]!
  wit = shelf[1]!
  tra = shelf[2]!
  programmeId = await openProgramme(shop, { productIds: [jex.id, wit.id] })
})
afterAll(() => shop.close())
beforeEach(async () => {
  lan = await buyerWith(shop, 0)
})

/** Two pieces that bring 30 each, one that brings 30, three that bring nothing. */
async function place(): Promise<{ id: number; code: string }> {
  const items = [{ product: jex, quantity: 2 }, { product: wit }, { product: tra, quantity: 3 }]
  const { code } = await placeFor(shop, lan, orderBody(items))
  return shop.ctx.db
    .selectFrom('shop_order')
    .select(['id', 'code'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
}

async function complete(): Promise<number> {
  const { id, code } = await place()
  await live(shop, code, 'handedToCarrier', 'deliveredWithPoints')
  return id
}

const giveBack = (orderId: number, pieces: readonly ReturnedPieces[]) => {
  const by = { reason: 'Khách đổi ý', restock: true, actor: 'staff:test' }
  const asked = { pieces, ...by, at: shop.ctx.clock.now() }
  return shop.ctx.db.transaction().execute(async (trx) => {
    const { taken, owed } = await takeReturn(trx, orderId, asked)
    return { taken, owed }
  })
}
const standing = () => findStanding(shop.ctx.db, lan.accountId, programmeId)
const spendable = async () => (await readPoints(shop, lan.accountId)).available

describe('pieces that come back from a completed order', () => {
  test('take their points along, out of the account and out of the standing', async () => {
    const order = await complete()
    expect([await spendable(), await standing()]).toEqual([90, 90])
    expect(await giveBack(order, [{ lineNo: 1, quantity: 1 }])).toEqual({ taken: 30, owed: 0 })
    expect([await spendable(), await standing()]).toEqual([60, 60])
    const rest = [
      { lineNo: 1, quantity: 1 },
      { lineNo: 2, quantity: 1 },
    ]
    expect(await giveBack(order, rest)).toEqual({ taken: 60, owed: 0 })
    expect([await spendable(), await standing()]).toEqual([0, 0])
    expect(await giveBack(order, [{ lineNo: 3, quantity: 3 }])).toEqual({ taken: 0, owed: 0 })
    expect(await findFaults(shop)).toEqual([])
  })

  test('leave a debt where the points were spent, and the standing as if they were never earned', async () => {
    const order = await complete()
    const spent = { accountId: lan.accountId, points: -80, cause: `adjust:${lan.phone}`, note: '' }
    const by = { actor: 'staff:test', at: shop.ctx.clock.now() }
    await shop.ctx.db.transaction().execute((trx) => adjustPoints(trx, { ...spent, ...by }))
    expect(await giveBack(order, [{ lineNo: 1, quantity: 2 }])).toEqual({ taken: 10, owed: 50 })
    expect(await standing()).toBe(30)
    expect(await findFaults(shop)).toEqual([])
  })

  test.each([
    ['more than the line has', [{ lineNo: 1, quantity: 3 }]],
    [
      'more than the line has, named twice',
      [
        { lineNo: 1, quantity: 1 },
        { lineNo: 1, quantity: 2 },
      ],
    ],
    ['a line that is not there', [{ lineNo: 9, quantity: 1 }]],
    ['less than nothing', [{ lineNo: 1, quantity: -1 }]],
    [
      'one line too much beside one that is right',
      [
        { lineNo: 1, quantity: 1 },
        { lineNo: 2, quantity: 2 },
      ],
    ],
  ])('are refused when they are %s, and nothing is taken', async (_, pieces) => {
    const order = await complete()
    expect(await refusalOf(giveBack(order, pieces))).toBe('conflict')
    expect([await spendable(), await standing()]).toEqual([90, 90])
    expect(await giveBack(order, [{ lineNo: 1, quantity: 2 }])).toEqual({ taken: 60, owed: 0 })
  })

  test('cannot be those of an order that is still under way', async () => {
    const { id } = await place()
    expect(await refusalOf(giveBack(id, [{ lineNo: 1, quantity: 1 }]))).toBe('orderStatusConflict')
  })

  test('come back once, however many returns name them at once', async () => {
    const order = await complete()
    const returns = Array.from({ length: 6 }, () =>
      refusalOf(giveBack(order, [{ lineNo: 1, quantity: 1 }])),
    )
    const outcomes = await Promise.all(returns)
    expect(outcomes.filter((outcome) => outcome === 'conflict')).toHaveLength(4)
    expect([await spendable(), await standing()]).toEqual([30, 30])
  })

  test('however they are cut, take all points in the end and never more', async () => {
    const everyPiece = [1, 1, 2, 3, 3, 3]
    const cuts = fc.record({
      pieces: fc.shuffledSubarray(everyPiece, { minLength: everyPiece.length }),
      sizes: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 6, maxLength: 6 }),
    })
    await fc.assert(
      fc.asyncProperty(cuts, async ({ pieces, sizes }) => {
        const order = await complete()
        let taken = 0
        for (let from = 0, at = 0; from < pieces.length; from += sizes[at]!, at += 1) {
          const part = pieces.slice(from, from + sizes[at]!)
          taken += (await giveBack(order, toPieces(part))).taken
          expect(taken).toBeLessThanOrEqual(90)
          expect([await spendable(), await standing()]).toEqual([90 - taken, 90 - taken])
        }
        expect(taken).toBe(90)
        expect(await refusalOf(giveBack(order, toPieces([1])))).toBe('conflict')
      }),
      { numRuns: 8 },
    )
    expect(await findFaults(shop)).toEqual([])
  })
})

function toPieces(lineNos: readonly number[]): ReturnedPieces[] {
  return lineNos.map((lineNo) => ({ lineNo, quantity: 1 }))
}
