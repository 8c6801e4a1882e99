import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, formatDate } from '#domain/kernel/dates.ts'
import { days } from '#domain/kernel/durations.ts'
import * as orders from '#domain/order/api.ts'
import { getBackofficeOrder, returnPieces } from '#domain/order/backoffice/api.ts'
import * as api from '#domain/order/return-request/api.ts'
import * as backoffice from '#domain/order/return-request/backoffice/api.ts'
import { completeRefund } from '#domain/payment/backoffice/api.ts'
import { exportData } from '#domain/identity/account-data/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import {
  buyerWith,
  findFaults,
  listenToEvents,
  live,
  orderBody,
  placeFor,
} from '#test/support/order-lives.ts'
import { messagesTo, refundsOf } from '#test/support/paid-orders.ts'
import { askBack, returnPhoto, seeReturns } from '#test/support/return-requests.ts'
import { guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { saveSetting } from '../../settings/index.ts'
import { reduceFinishedOrders } from '../member/erasure-queries.ts'
import { orderJobs } from '../jobs.ts'

let shop: TestShop
let jex: ShelfProduct
let care: Record<string, string>
let phone: string
let count = 0

beforeAll(async () => {
  shop = await openMemberShop()
  jex = (await addStock(shop.ctx.db, [{ code: 'BACKJEX', price: 300_000, onHand: 1000 }]))[0]!
  care = await staffHeaders(shop, 'care')
})
afterAll(() => shop.close())
beforeEach(() => {
  count += 1
  phone = `0914${String(count).padStart(6, '0')}`
})

/** Two JEX that a guest has got and paid for at the door. */
async function delivered(): Promise<orders.PlacedOrder> {
  const body = guestOrder([{ product: jex, quantity: 2 }], phone)
  const order = await shop.call(orders.placeOrder, body)
  await live(shop, order.code, 'handedToCarrier', 'delivered')
  return order
}

const two = [{ line_no: 1, quantity: 2 }]

async function waiting() {
  const order = await delivered()
  await askBack(shop, order, { pieces: two })
  await listenToEvents(shop)
  const { items } = await shop.call(
    backoffice.listReturnRequests,
    { q: order.code },
    { headers: care },
  )
  return { order, id: items[0]!.id }
}

const decide = (endpoint: typeof backoffice.acceptReturnRequest, id: number, headers = care) =>
  shop.call(endpoint, { id, answer: 'Người giao đến lấy hàng ngày mai' }, { headers })

describe('a buyer of a delivered order', () => {
  test('sees what may be given back and until when, asks with a picture, and is told', async () => {
    const order = await delivered()
    const before = await seeReturns(shop, order)
    expect(before).toMatchObject({ ask: { lines: [{ line_no: 1, max: 2 }] }, requests: [] })
    const after = await askBack(shop, order, { pieces: two })
    expect(after.ask).toBeUndefined()
    expect(after.requests).toMatchObject([
      { no: 1, state: 'received', photos: 1, lines: [{ quantity: 2 }], can_withdraw: true },
    ])
    await listenToEvents(shop)
    expect((await messagesTo(shop, phone))[0]).toContain('Đã nhận yêu cầu trả hàng')
    expect(await findFaults(shop)).toEqual([])
  })

  test('asks once: twins with one key, and other requests beside it', async () => {
    const order = await delivered()
    const key = { 'idempotency-key': `twin-of-return-${order.code}` }
    await Promise.all([
      askBack(shop, order, {}, { headers: key }),
      askBack(shop, order, {}, { headers: key }),
    ])
    const beside = await Promise.all([1, 2, 3].map(() => refusalOf(askBack(shop, order))))
    expect(beside).toEqual(['conflict', 'conflict', 'conflict'])
    expect((await seeReturns(shop, order)).requests).toHaveLength(1)
  })

  test('is refused too many pieces, what is no picture, other words than none, and after the days', async () => {
    const order = await delivered()
    expect(await refusalOf(askBack(shop, order, { pieces: [{ line_no: 1, quantity: 3 }] }))).toBe(
      'conflict',
    )
    const noPicture = `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`
    expect(await refusalOf(askBack(shop, order, { photos: [returnPhoto, noPicture] }))).toBe(
      'invalidInput',
    )
    expect(await refusalOf(askBack(shop, order, { photos: [] }))).toBe('invalidInput')
    expect(await refusalOf(askBack(shop, order, { reason: 'other', words: ' ' }))).toBe(
      'invalidInput',
    )
    shop.ctx.clock.advance(days(8))
    expect(await refusalOf(askBack(shop, order))).toBe('conflict')
    expect((await seeReturns(shop, order)).ask).toBeUndefined()
    shop.ctx.clock.advance(-days(8))
    await saveSetting(shop.ctx, 'deliveryPromise', { returnDays: 0, provinceId: 79 })
    expect(await refusalOf(askBack(shop, order))).toBe('conflict')
    await saveSetting(shop.ctx, 'deliveryPromise', { returnDays: 7, provinceId: 79 })
  })

  test('is nobody else: strangers see and ask nothing', async () => {
    const order = await delivered()
    const stranger = { ...order, view_token: 'wrong' }
    expect(await refusalOf(seeReturns(shop, stranger))).toBe('notFound')
    expect(await refusalOf(askBack(shop, stranger))).toBe('notFound')
    const lan = await buyerWith(shop, 0)
    const asLan = shop.call(api.getOrderReturns, { code: order.code }, { headers: lan.headers })
    expect(await refusalOf(asLan)).toBe('notFound')
  })

  test('takes it back, and may ask again, five times in all', async () => {
    const order = await delivered()
    const { code, view_token: token } = order
    for (const no of [1, 2, 3, 4, 5]) {
      await askBack(shop, order)
      const { requests } = await shop.call(api.withdrawReturn, { code, token, no })
      expect(requests[0]).toMatchObject({ no, state: 'withdrawn', can_withdraw: false })
    }
    expect(await refusalOf(askBack(shop, order))).toBe('conflict')
    expect(await refusalOf(shop.call(api.withdrawReturn, { code, token, no: 5 }))).toBe('conflict')
  })
})

describe('the back office', () => {
  test('sees it with its picture, agrees, takes the goods in by the order, and the money goes back', async () => {
    const { order, id } = await waiting()
    const seen = await shop.call(backoffice.getReturnRequest, { id }, { headers: care })
    expect(seen).toMatchObject({
      order_code: order.code,
      state: 'received',
      words: 'Hộp bị móp',
      reason: 'damaged',
      can: { accept: true, refuse: true, take_goods: false },
    })
    const url = `/api/admin/return-request-photos/${seen.photos[0]!.id}`
    const picture = await shop.app.fastify.inject({ url, headers: care })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await shop.app.fastify.inject({ url })).statusCode).toBe(401)
    await decide(backoffice.acceptReturnRequest, id)
    await listenToEvents(shop)
    expect((await messagesTo(shop, phone))[0]).toContain('Đã chấp nhận yêu cầu trả hàng')
    expect((await seeReturns(shop, order)).requests).toMatchObject([
      { state: 'accepted', answer: 'Người giao đến lấy hàng ngày mai' },
    ])
    const back = { code: order.code, pieces: two, reason: 'Khách trả', restock: true }
    await shop.call(returnPieces, back, { headers: care })
    expect((await seeReturns(shop, order)).requests).toMatchObject([
      { state: 'arrived', amount: 600_000, can_withdraw: false },
    ])
    const [refund] = await refundsOf(shop, order.code)
    const accountant = await staffHeaders(shop, 'accountant')
    const paid = { id: refund!.id, proof: 'FT26325001', reason: 'Đã chuyển khoản' }
    await shop.call(completeRefund, paid, { headers: accountant })
    const { ask, requests } = await seeReturns(shop, order)
    expect(requests).toMatchObject([{ state: 'refunded', amount: 600_000 }])
    expect([ask, requests[0]!.refunded_at !== undefined]).toEqual([undefined, true])
    expect(await findFaults(shop)).toEqual([])
  })

  test('refuses with a reason that the buyer reads', async () => {
    const { order, id } = await waiting()
    await decide(backoffice.refuseReturnRequest, id)
    await listenToEvents(shop)
    expect((await messagesTo(shop, phone))[0]).toContain('Người giao đến lấy hàng ngày mai')
    expect((await seeReturns(shop, order)).requests).toMatchObject([{ state: 'refused' }])
    expect(await refusalOf(decide(backoffice.acceptReturnRequest, id))).toBe('conflict')
  })

  test('counts what waits, narrows by state, and decides nothing without the right', async () => {
    const { id } = await waiting()
    const { received } = await shop.call(backoffice.countReturnRequests, {}, { headers: care })
    const listed = await shop.call(
      backoffice.listReturnRequests,
      { state: 'received' },
      { headers: care },
    )
    expect([
      listed.counts.received,
      listed.items.every(({ state }) => state === 'received'),
    ]).toEqual([received, true])
    const accountant = await staffHeaders(shop, 'accountant')
    expect(await refusalOf(decide(backoffice.acceptReturnRequest, id, accountant))).toBe(
      'forbidden',
    )
    const { can } = await shop.call(backoffice.getReturnRequest, { id }, { headers: accountant })
    expect(can).toEqual({ accept: false, refuse: false, take_goods: false })
  })

  test('sees the request and its messages in the order', async () => {
    const { order, id } = await waiting()
    const seen = await shop.call(getBackofficeOrder, { code: order.code }, { headers: care })
    expect(seen.return_requests).toMatchObject([{ id, state: 'received' }])
    expect(seen.messages.map(({ label }) => label)).toContain('Đã nhận yêu cầu trả hàng')
  })
})

describe('goods that never come', () => {
  /** Days go by; who is in the back office logs in again. */
  const pass = async (passing: number) => {
    shop.ctx.clock.advance(days(passing))
    care = await staffHeaders(shop, 'care')
  }
  const lapse = () => orderJobs.find(({ name }) => name === 'lapse-return-requests')!.run(shop.ctx)
  const stateOf = async (order: orders.PlacedOrder) => (await seeReturns(shop, order)).requests[0]!

  test('end the request: the buyer is told before, may ask again, and its pictures go', async () => {
    const { order, id } = await waiting()
    await decide(backoffice.acceptReturnRequest, id)
    const { ctx } = shop
    await pass(24)
    await lapse()
    expect(await stateOf(order)).not.toHaveProperty('lapses_on')
    await pass(1)
    await Promise.all([lapse(), lapse()])
    await listenToEvents(shop)
    const { lapses_on: last } = await stateOf(order)
    expect(last).toBe(addDays(ctx.clock.today(), 5))
    const told = await messagesTo(shop, phone)
    expect(
      told.filter((each) => each.includes(`hết hạn sau ngày ${formatDate(last!)}`)),
    ).toHaveLength(1)
    const seen = await shop.call(backoffice.getReturnRequest, { id }, { headers: care })
    expect(seen.lapses_on).toBe(last)
    await pass(5)
    await lapse()
    expect(await stateOf(order)).toMatchObject({ state: 'accepted' })
    await pass(1)
    await Promise.all([lapse(), lapse()])
    await listenToEvents(shop)
    expect(await stateOf(order)).toMatchObject({ state: 'lapsed', can_withdraw: false })
    expect((await messagesTo(shop, phone))[0]).toContain('đã hết hạn vì chưa có hàng về')
    expect(await refusalOf(decide(backoffice.refuseReturnRequest, id))).toBe('conflict')
    await pass(181)
    await orderJobs.find(({ name }) => name === 'forget-return-requests')!.run(ctx)
    expect(await keptOf(order.code)).toMatchObject({ state: 'lapsed', words: '', photos: 0 })
    await pass(-212)
    expect((await seeReturns(shop, order)).ask).toBeDefined()
    expect(await findFaults(shop)).toEqual([])
  })

  test('not while the back office has just answered: the days begin anew', async () => {
    const { order, id } = await waiting()
    await pass(26)
    await lapse()
    expect(await stateOf(order)).toHaveProperty('lapses_on')
    await decide(backoffice.acceptReturnRequest, id)
    await pass(10)
    await lapse()
    expect(await stateOf(order)).toMatchObject({ state: 'accepted' })
    expect(await stateOf(order)).not.toHaveProperty('lapses_on')
    await pass(-36)
  })

  test('without an answer for two working days are marked in the back office', async () => {
    const { order } = await waiting()
    const listed = () =>
      shop.call(backoffice.listReturnRequests, { q: order.code }, { headers: care })
    const before = await listed()
    expect(before.items).toMatchObject([{ late: false }])
    await pass(5)
    const after = await listed()
    expect(after.items).toMatchObject([{ late: true }])
    expect(after.late).toBeGreaterThan(before.late)
    await pass(-5)
  })
})

describe('what is kept', () => {
  test('is in the copy of the data, and goes with the member', async () => {
    const lan = await buyerWith(shop, 0)
    const order = await placeFor(shop, lan, orderBody([{ product: jex }]))
    await live(shop, order.code, 'handedToCarrier', 'delivered')
    await askBack(shop, order, {}, { headers: lan.headers })
    const copy = await shop.call(exportData, {}, { headers: lan.headers })
    expect(copy.return_requests).toMatchObject([{ words: 'Hộp bị móp', photos: 1 }])
    const { db } = shop.ctx
    const at = shop.ctx.clock.now()
    await db
      .updateTable('shop_order')
      .set({ erasure_asked_at: at })
      .where('code', '=', order.code)
      .execute()
    await reduceFinishedOrders(db, at)
    expect(await keptOf(order.code)).toEqual({
      state: 'withdrawn',
      words: '',
      contact_phone: '',
      photos: 0,
    })
  })

  test('loses its pictures and words half a year after its end', async () => {
    const { order, id } = await waiting()
    await decide(backoffice.refuseReturnRequest, id)
    const forget = orderJobs.find(({ name }) => name === 'forget-return-requests')!
    await forget.run(shop.ctx)
    expect(await keptOf(order.code)).toMatchObject({ words: 'Hộp bị móp', photos: 1 })
    shop.ctx.clock.advance(days(181))
    await forget.run(shop.ctx)
    expect(await keptOf(order.code)).toMatchObject({ state: 'refused', words: '', photos: 0 })
    shop.ctx.clock.advance(-days(181))
  })
})

async function keptOf(code: string) {
  const { id, ...kept } = await shop.ctx.db
    .selectFrom('return_request as q')
    .innerJoin('shop_order as o', 'o.id', 'q.order_id')
    .select(['q.id', 'q.state', 'q.words', 'q.contact_phone'])
    .where('o.code', '=', code)
    .executeTakeFirstOrThrow()
  const photos = await shop.ctx.db
    .selectFrom('return_request_photo')
    .select('id')
    .where('request_id', '=', id)
    .execute()
  return { ...kept, photos: photos.length }
}
