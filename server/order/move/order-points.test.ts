import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exportData } from '#domain/identity/account-data/api.ts'
import * as api from '#domain/order/api.ts'
import * as lookup from '#domain/order/lookup/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { readPoints } from '#test/support/gifts.ts'
import { openProgramme } from '#test/support/loyalty.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import {
  buyerWith,
  findFaults,
  listenToEvents,
  live,
  orderBody,
  placeFor,
  type Buyer,
} from '#test/support/order-lives.ts'
import { guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { listExpected } from '../../loyalty/index.ts'
import { sweepOrders } from '../payment/sweep-orders.ts'
import { moveByHand } from './move-by-hand.ts'

let shop: TestShop
let jex: ShelfProduct
let tra: ShelfProduct
let lan: Buyer

beforeAll(async () => {
  shop = await openMemberShop()
  const shelf = await addStock(shop.ctx.db, [
    { code: 'JEX', onHand: 1000 },
    { code: 'TRA', onHand: 1000 },
  ])
  jex = shelf[0]!
  tra = shelf[1]!
  await openProgramme(shop, { productIds: [jex.id] })
})
afterAll(() => shop.close())
beforeEach(async () => {
  lan = await buyerWith(shop, 0)
})

const read = (code: string) => shop.call(api.getOrder, { code }, { headers: lan.headers })
const expectedOf = async (buyer: Buyer) =>
  (await listExpected(shop.ctx.db, buyer.accountId)).map(({ cause, points }) => [cause, points])

describe("the points of a member's order", () => {
  test('are expected while it runs and credited once it is delivered', async () => {
    const { code } = await placeFor(shop, lan, orderBody([{ product: jex, quantity: 2 }]))
    await listenToEvents(shop)
    expect(await expectedOf(lan)).toEqual([[`order-points:${code}`, 60]])
    await live(shop, code, 'handedToCarrier', 'deliveredWithPoints')
    const seen = await read(code)
    expect(seen).toMatchObject({
      status: 'completed',
      payment_status: 'success',
      point_state: 'credited',
    })
    expect(seen.timeline.map(({ status }) => status)).toEqual([
      'processing',
      'shipping',
      'point_accumulating',
      'completed',
    ])
    expect(await readPoints(shop, lan.accountId)).toEqual({ available: 60, holding: 0 })
    expect(await expectedOf(lan)).toEqual([])
    expect(await findFaults(shop)).toEqual([])
  })

  test('come although the event of its placing was lost, and that of its delivery', async () => {
    const { code } = await placeFor(shop, lan, orderBody([{ product: jex }]))
    await shop.ctx.db.deleteFrom('outbox_event').where('processed_at', 'is', null).execute()
    await moveByHand(shop.ctx, code, 'handedToCarrier', 'staff:test')
    await moveByHand(shop.ctx, code, 'deliveredWithPoints', 'staff:test')
    await shop.ctx.db.deleteFrom('outbox_event').where('processed_at', 'is', null).execute()
    shop.ctx.clock.advance(61_000)
    await sweepOrders(shop.ctx)
    expect((await read(code)).status).toBe('completed')
    expect(await readPoints(shop, lan.accountId)).toEqual({ available: 30, holding: 0 })
  })

  test('are dropped when it is cancelled, and an event that comes late brings them no more', async () => {
    const { code } = await placeFor(shop, lan, orderBody([{ product: jex }]))
    await moveByHand(shop.ctx, code, 'staffCancelled', 'staff:test')
    await listenToEvents(shop)
    expect(await expectedOf(lan)).toEqual([])
    expect((await read(code)).point_state).toBe('none')
  })

  test('count only for products of the programme', async () => {
    const order = orderBody([{ product: jex }, { product: tra, quantity: 3 }])
    expect((await placeFor(shop, lan, order)).estimated_point).toBe(30)
    const { code, ...without } = await placeFor(shop, lan, orderBody([{ product: tra }]))
    expect(without).toMatchObject({ estimated_point: 0, point_state: 'none' })
    const credit = moveByHand(shop.ctx, code, 'deliveredWithPoints', 'staff:test')
    expect(await refusalOf(credit)).toBe('orderStatusConflict')
    await live(shop, code, 'handedToCarrier', 'delivered')
    expect((await read(code)).status).toBe('completed')
  })

  test('bring nothing to a guest, but what is under way brings them to the member who takes it over', async () => {
    const place = () => shop.call(api.placeOrder, guestOrder([{ product: jex }], lan.phone))
    const [running, ended] = [await place(), await place()]
    await live(shop, ended.code, 'handedToCarrier', 'delivered')
    const orders = [running, ended].map(({ code, view_token: token }) => ({ code, token }))
    await shop.call(lookup.takeOverOrders, { orders }, { headers: lan.headers })
    expect(await expectedOf(lan)).toEqual([[`order-points:${running.code}`, 30]])
    expect((await read(running.code)).point_state).toBe('expected')
    expect((await read(ended.code)).point_state).toBe('none')
    await live(shop, running.code, 'handedToCarrier', 'deliveredWithPoints')
    expect(await readPoints(shop, lan.accountId)).toEqual({ available: 30, holding: 0 })
    expect(await findFaults(shop)).toEqual([])
  })
})

test("a member's data holds the ledger and the vouchers", async () => {
  const rich = await buyerWith(shop, 50)
  const { points, vouchers } = await shop.call(exportData, {}, { headers: rich.headers })
  expect(points).toMatchObject({ available: 50, holding: 0, owed: 0 })
  expect(points!.entries).toMatchObject([{ type: 'earn', point: 50, balance: 50 }])
  expect(vouchers).toEqual([])
})

describe('/dev/orders', () => {
  const post = (code: string, event: string, headers: Record<string, string>) =>
    shop.app.fastify.inject({
      method: 'POST',
      url: `/dev/orders/${code}/move`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ event }).toString(),
    })
  const ownPage = { host: 'shop.test', origin: 'http://shop.test' }

  test('offers the moves that the table allows, and makes them', async () => {
    const { code } = await placeFor(shop, lan, orderBody([{ product: jex }]))
    const offered = async () => {
      const { body } = await shop.app.fastify.inject('/dev/orders')
      const form =
        new RegExp(`action="/dev/orders/${code}/move">(.*?)</form>`).exec(body)?.[1] ?? ''
      return [...form.matchAll(/value="(\w+)"/g)].map(([, event]) => event)
    }
    expect(await offered()).toEqual(['handedToCarrier', 'cancelRequested', 'staffCancelled'])
    expect((await post(code, 'handedToCarrier', ownPage)).statusCode).toBe(303)
    expect(await offered()).toEqual(['deliveredWithPoints', 'deliveryFailed'])
    expect((await post(code, 'paid', ownPage)).statusCode).toBe(409)
    expect((await post(code, 'deliveredWithPoints', ownPage)).statusCode).toBe(303)
    await listenToEvents(shop)
    expect(await offered()).toEqual([])
  })

  test('moves nothing for a form of another site', async () => {
    const { code } = await placeFor(shop, lan, orderBody([{ product: jex }]))
    const foreign = { ...ownPage, origin: 'http://elsewhere.test' }
    for (const headers of [foreign, { host: 'shop.test' }, { ...ownPage, origin: 'null' }]) {
      expect((await post(code, 'handedToCarrier', headers)).statusCode).toBe(403)
    }
    expect((await read(code)).status).toBe('processing')
  })
})
