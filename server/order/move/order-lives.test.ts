import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { voucherSavings } from '#domain/cart/voucher-savings.ts'
import { buyerCancelEvent, isEnded } from '#domain/order/status.ts'
import * as api from '#domain/order/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { offerGifts, openGiftProgramme, someGift } from '#test/support/gifts.ts'
import { openMemberShop } from '#test/support/members.ts'
import {
  buyerWith,
  findFaults,
  listenToEvents,
  orderBody,
  placeFor,
  type Buyer,
} from '#test/support/order-lives.ts'
import { addStock, type OrderedItem, type ShelfProduct } from '#test/support/stock.ts'
import { saveSetting } from '../../settings/index.ts'
import { saveCampaign } from '../../voucher/index.ts'
import { listOrdersByHand, moveByHand } from './move-by-hand.ts'

let shop: TestShop
let shelf: ShelfProduct[]
let gifts: number[]
let lan: Buyer
const amount = { code: 'LIFE20K', kind: 'amount' as const, value: 20_000 }
const percent = { code: 'LIFE10', kind: 'percentage' as const, value: 10, maxValue: 50_000 }

beforeAll(async () => {
  shop = await openMemberShop()
  shelf = await addStock(shop.ctx.db, [
    { code: 'LIFEA', onHand: 1_000_000 },
    { code: 'LIFEB', onHand: 1_000_000, price: 99_999, was: 120_001 },
  ])
  const programmeId = await openGiftProgramme(shop)
  const many = { onHand: 1_000_000 }
  const offered = [someGift({ ...many, pointCost: 30 }), someGift({ ...many, pointCost: 7 })]
  gifts = (await offerGifts(shop, programmeId, offered)).ids
  for (const campaign of [amount, percent]) {
    const window = { startsOn: '2026-01-01', endsOn: '2026-12-31' }
    const createdAt = shop.ctx.clock.now()
    await saveCampaign(shop.ctx.db, { ...campaign, ...window, name: campaign.code, createdAt })
  }
  await saveSetting(shop.ctx, 'paymentMethods', ['cash', 'transfer'])
  lan = await buyerWith(shop, 10_000_000)
})
afterAll(() => shop.close())

interface Life {
  isMember: boolean
  isCash: boolean
  pieces: readonly [number, number]
  gifts: readonly [number, number]
  vouchers: readonly ('LIFE20K' | 'LIFE10')[]
  /** Which of the possible next things happens, at every step. */
  steps: readonly number[]
}

const anyLife: fc.Arbitrary<Life> = fc
  .record({
    isMember: fc.boolean(),
    isCash: fc.boolean(),
    pieces: fc.tuple(fc.nat(3), fc.nat(3)),
    gifts: fc.tuple(fc.nat(2), fc.nat(2)),
    vouchers: fc.subarray(['LIFE20K', 'LIFE10'] as const),
    steps: fc.array(fc.nat(1000), { minLength: 4, maxLength: 14 }),
  })
  .map((life) => {
    const hasGoods = life.pieces.some((pieces) => pieces > 0)
    const taken = life.isMember ? life.gifts : ([0, 0] as const)
    const isEmpty = !hasGoods && taken.every((quantity) => quantity === 0)
    return {
      ...life,
      gifts: taken,
      pieces: isEmpty ? ([1, 0] as const) : life.pieces,
      vouchers: hasGoods || isEmpty ? life.vouchers : [],
    }
  })

test('whatever happens to an order: cancelled gives all back, completed credits once, the doctor agrees', async () => {
  await fc.assert(
    fc.asyncProperty(anyLife, async (life) => {
      const before = await takeStock()
      const { code, point_cost: cost, estimated_point: due } = await place(life)
      const end = await live(code, life.steps)
      expect(await findFaults(shop)).toEqual([])
      const after = await takeStock()
      if (end === 'cancelled') expect(after).toEqual(before)
      if (end === 'completed') {
        expect(after.points).toBe(before.points - cost + (life.isMember ? due : 0))
        expect(after.holding).toBe(before.holding)
        expect(after.reserved).toEqual(before.reserved)
      }
    }),
    { numRuns: 120 },
  )
})

function place({ isMember, isCash, pieces, gifts: taken, vouchers }: Life) {
  const items = shelf
    .map((product, at) => ({ product, quantity: pieces[at as 0 | 1] }))
    .filter(({ quantity }) => quantity > 0)
  const wanted = gifts
    .map((id, at) => ({ id, quantity: taken[at as 0 | 1] }))
    .filter(({ quantity }) => quantity > 0)
  const body = {
    ...orderBody(items, {
      gifts: wanted,
      vouchers: [...vouchers],
      saved: savedBy(vouchers, items),
    }),
    payment_type: isCash ? ('recieve' as const) : ('transfer' as const),
  }
  return isMember ? placeFor(shop, lan, body) : shop.call(api.placeOrder, body)
}

function savedBy(codes: Life['vouchers'], items: readonly OrderedItem[]): number {
  const lines = items.map(({ product, quantity = 1 }) => ({
    productCode: product.slug.toUpperCase(),
    originalPrice: product.originalPrice,
    discountPrice: product.discountPrice,
    quantity,
  }))
  const terms = [amount, percent]
    .filter(({ code }) => (codes as readonly string[]).includes(code))
    .map(({ kind, ...rest }) => ({ type: kind, productCodes: [], ...rest }))
  return voucherSavings(lines, terms)
}

/** The worker's part, the buyer's cancellation or any move that the table allows, step by step. */
async function live(code: string, steps: readonly number[]) {
  for (const step of steps) {
    const order = await find(code)
    if (isEnded(order.status)) break
    const cancels = order.memberId !== null && buyerCancelEvent(order.status) !== null
    const ways: (() => Promise<unknown>)[] = [
      () => listenToEvents(shop),
      ...order.events.map((event) => () => moveByHand(shop.ctx, code, event, 'staff:test')),
      ...(cancels ? [() => cancel(code)] : []),
    ]
    await ways[step % ways.length]!()
  }
  await listenToEvents(shop)
  return (await find(code)).status
}

function cancel(code: string) {
  return shop.call(api.cancelOrder, { code, reason: 'Đổi ý' }, { headers: lan.headers })
}

async function find(code: string) {
  return (await listOrdersByHand(shop.ctx, 5)).find((order) => order.code === code)!
}

/** Everything that an order takes. */
async function takeStock() {
  const { db } = shop.ctx
  const stock = await db
    .selectFrom('stock')
    .select(['on_hand', 'reserved'])
    .orderBy('product_id')
    .execute()
  const shelfOfGifts = await db
    .selectFrom('gift')
    .select(['on_hand', 'reserved', 'exchanged'])
    .orderBy('id')
    .execute()
  const campaigns = await db.selectFrom('voucher_campaign').select('used').orderBy('id').execute()
  const { available, holding } = await db
    .selectFrom('loyalty_account')
    .select(['available', 'holding'])
    .where('id', '=', lan.accountId)
    .executeTakeFirstOrThrow()
  return {
    onHand: stock.map((row) => row.on_hand),
    reserved: [...stock, ...shelfOfGifts].map((row) => row.reserved),
    gifts: shelfOfGifts,
    vouchers: campaigns.map(({ used }) => used),
    points: available,
    holding,
  }
}
