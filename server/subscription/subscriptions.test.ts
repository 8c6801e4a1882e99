import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days } from '#domain/kernel/durations.ts'
import { exportData } from '#domain/identity/account-data/api.ts'
import * as orders from '#domain/order/api.ts'
import * as api from '#domain/subscription/api.ts'
import { saveSetting } from '#server/settings/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { logIn, openMemberShop, refusalOf } from '#test/support/members.ts'
import {
  buyerWith,
  findFaults,
  listenToEvents,
  orderBody,
  placeFor,
  type Buyer,
} from '#test/support/order-lives.ts'
import { addStock, setStock, type ShelfProduct } from '#test/support/stock.ts'
import { keepSubscriptions } from './keep-subscriptions.ts'
import { runSubscriptions } from './jobs.ts'

let shop: TestShop
let jex: ShelfProduct
let otiv: ShelfProduct
beforeAll(async () => {
  shop = await openMemberShop()
  ;[jex, otiv] = (await addStock(shop.ctx.db, [
    { code: 'JEX', onHand: 10_000 },
    { code: 'OTIV', onHand: 10_000 },
  ])) as [ShelfProduct, ShelfProduct]
  await shop.ctx.db.updateTable('product').set({ replenish_cycle: '30 ngày' }).execute()
  await saveSetting(shop.ctx, 'paymentMethods', ['cash', 'qrCode', 'transfer'])
})
beforeEach(async () => {
  await sellJex({ discount_price: 295_000 })
  await setStock(shop.ctx.db, jex.id, 100_000)
})
afterAll(() => shop.close())

/** A member who ordered two JEX "every 30 days", delivered to their door. */
async function subscriber(quantity = 2): Promise<Buyer> {
  const buyer = await buyerWith(shop, 0)
  await orderAgain(buyer, quantity)
  return buyer
}

async function orderAgain(buyer: Buyer, quantity: number): Promise<number> {
  const { pickup_branch: _, ...body } = orderBody([{ product: jex, quantity }]) as ReturnType<
    typeof orderBody
  > & { pickup_branch?: string }
  const place = { province_id: 1, district_id: 6, ward_id: 238, address: '12 Trường Chinh' }
  const products = [{ id: jex.id, quantity, autoReplen: '30 ngày' }]
  const headers = await headersOf(buyer)
  const { code } = await placeFor(shop, { ...buyer, headers }, { ...body, ...place, products })
  await listenToEvents(shop)
  const { id } = await shop.ctx.db
    .selectFrom('shop_order')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return id
}

async function sellJex(product: { discount_price?: number; published?: boolean }) {
  await shop.ctx.db.updateTable('product').set(product).where('id', '=', jex.id).execute()
}

/** Days go by; the job runs once on the last of them, and what follows from it is heard. */
async function passDays(count: number): Promise<void> {
  shop.ctx.clock.advance(days(count))
  await runSubscriptions(shop.ctx)
  await listenToEvents(shop)
}

/** Sessions end while months go by. */
async function headersOf({ phone }: Buyer): Promise<Record<string, string>> {
  return (await logIn(shop, phone)).headers
}

async function mine(buyer: Buyer): Promise<api.Subscription[]> {
  return shop.call(api.listSubscriptions, {}, { headers: await headersOf(buyer) })
}

async function onlyOne(buyer: Buyer): Promise<api.Subscription> {
  const all = await mine(buyer)
  expect(all).toHaveLength(1)
  return all[0]!
}

async function ordersOf(buyer: Buyer): Promise<orders.Order[]> {
  return (await shop.call(orders.listOrders, {}, { headers: await headersOf(buyer) })).items
}

async function messagesTo(phone: string): Promise<string[]> {
  const sent = await shop.ctx.db
    .selectFrom('message')
    .select('body')
    .where('recipient', '=', phone)
    .where('template', 'like', 'replenish%')
    .orderBy('id')
    .execute()
  return sent.map(({ body }) => body)
}

function today(): string {
  return shop.ctx.clock.today()
}

describe('a subscription', () => {
  test('comes of an order placed "every 30 days", once an order and product', async () => {
    const buyer = await buyerWith(shop, 0)
    const orderId = await orderAgain(buyer, 2)
    await keepSubscriptions(shop.ctx, orderId)
    const standing = await onlyOne(buyer)
    expect(standing).toMatchObject({
      state: 'active',
      quantity: 2,
      cycle: '30 ngày',
      payment_type: 'recieve',
      price: 295_000,
      agreed_price: 295_000,
      price_rose: false,
      available: true,
      product: { id: jex.id, slug: 'jex' },
      address: expect.stringContaining('12 Trường Chinh') as unknown,
      history: [],
    })
    const headers = await headersOf(buyer)
    const data = await shop.call(exportData, {}, { headers })
    expect(data.standing_orders).toEqual([standing])
    // Asked for again it is the same one, with what was asked last.
    shop.ctx.clock.advance(days(5))
    await orderAgain(buyer, 3)
    const again = await onlyOne(buyer)
    expect([again.id, again.quantity]).toEqual([standing.id, 3])
    expect(again.next_on! > standing.next_on!).toBe(true)
    // The first order, told of once more, changes nothing.
    await keepSubscriptions(shop.ctx, orderId)
    expect((await onlyOne(buyer)).quantity).toBe(3)
  })

  test('is nobody else’s: a guest’s order makes none, and others do not see or change it', async () => {
    const buyer = await subscriber()
    const { id } = await onlyOne(buyer)
    const guest = orderBody([{ product: otiv }], { phone: '0922000001' })
    const products = [{ id: otiv.id, quantity: 1, autoReplen: '30 ngày' }]
    const guests = await shop.call(orders.placeOrder, { ...guest, products })
    expect(guests.products[0]).not.toHaveProperty('autoReplen')
    await listenToEvents(shop)
    const other = await buyerWith(shop, 0)
    expect(await mine(other)).toEqual([])
    const headers = await headersOf(other)
    const change = shop.call(api.changeSubscription, { id, state: 'paused' }, { headers })
    expect(await refusalOf(change)).toBe('notFound')
    expect(await refusalOf(shop.call(api.endSubscription, { id }, { headers }))).toBe('notFound')
    expect(await refusalOf(shop.call(api.listSubscriptions, {}))).toBe('unauthenticated')
  })
})

describe('a cycle', () => {
  test('is announced two days before with its price and ordered on the day, to the same place', async () => {
    const buyer = await subscriber()
    await passDays(27)
    expect(await messagesTo(buyer.phone)).toEqual([])
    await passDays(1)
    const [notice, ...more] = await messagesTo(buyer.phone)
    expect(more).toEqual([])
    expect(notice).toMatch(/tiền hàng hiện tại 590\.000.*phí giao hàng 10\.000.*tổng cộng 600\.000/)
    expect((await onlyOne(buyer)).history).toMatchObject([{ outcome: 'announced' }])
    await passDays(1)
    expect(await ordersOf(buyer)).toHaveLength(1)
    await passDays(1)
    const [made, first] = await ordersOf(buyer)
    expect(made).toMatchObject({
      status: 'processing',
      payment_type: 'recieve',
      order_type: 'normal',
      products: [{ product_id: jex.id, quantity: 2, unit_price: 295_000 }],
      address: first!.address,
      receiver: first!.receiver,
    })
    const standing = await onlyOne(buyer)
    expect(standing.history).toEqual([
      { due_on: today(), outcome: 'ordered', order_code: made!.code },
    ])
    expect(standing.last_order_code).toBe(made!.code)
    // The rhythm goes on: 28 days later the next one is announced.
    await passDays(28)
    expect(await messagesTo(buyer.phone)).toHaveLength(2)
    await passDays(2)
    expect(await ordersOf(buyer)).toHaveLength(3)
    expect(await findFaults(shop)).toEqual([])
  })

  test('that nobody ran for is announced late and ordered two days after that, once', async () => {
    const buyer = await subscriber()
    await passDays(45)
    expect(await messagesTo(buyer.phone)).toHaveLength(1)
    expect(await ordersOf(buyer)).toHaveLength(1)
    await passDays(6)
    expect(await ordersOf(buyer)).toHaveLength(2)
    await passDays(0)
    expect(await ordersOf(buyer)).toHaveLength(2)
  })

  test('makes one order, whatever number of workers run at once', async () => {
    const buyer = await subscriber()
    await passDays(28)
    shop.ctx.clock.advance(days(2))
    await Promise.all(Array.from({ length: 5 }, () => runSubscriptions(shop.ctx)))
    await listenToEvents(shop)
    expect(await ordersOf(buyer)).toHaveLength(2)
    expect(await messagesTo(buyer.phone)).toHaveLength(1)
    expect(await findFaults(shop)).toEqual([])
  })

  test('is not ordered at a higher price than announced: the member is told and may agree', async () => {
    const buyer = await subscriber()
    await passDays(28)
    await sellJex({ discount_price: 310_000 })
    await passDays(2)
    expect(await ordersOf(buyer)).toHaveLength(1)
    expect((await messagesTo(buyer.phone)).at(-1)).toMatch(/295\.000.*310\.000/)
    const standing = await onlyOne(buyer)
    expect(standing).toMatchObject({ price_rose: true, agreed_price: 295_000, price: 310_000 })
    const headers = await headersOf(buyer)
    const agree = (agreed_price: number) =>
      shop.call(api.changeSubscription, { id: standing.id, agreed_price }, { headers })
    expect(await refusalOf(agree(300_000))).toBe('conflict')
    expect((await agree(310_000)).price_rose).toBe(false)
    await passDays(0)
    const [made] = await ordersOf(buyer)
    expect(made!.products[0]!.unit_price).toBe(310_000)
  })

  test('is ordered at a lower price', async () => {
    const buyer = await subscriber()
    await passDays(28)
    await sellJex({ discount_price: 280_000 })
    await passDays(2)
    const [made] = await ordersOf(buyer)
    expect(made!.products[0]!.unit_price).toBe(280_000)
  })

  test('that lacks stock is tried on three days, once a day, then the next cycle follows', async () => {
    const buyer = await subscriber()
    await passDays(28)
    await setStock(shop.ctx.db, jex.id, await reserved())
    await passDays(2)
    await passDays(0)
    await passDays(1)
    expect((await onlyOne(buyer)).history[0]).toMatchObject({ outcome: 'announced' })
    await passDays(1)
    const given = await onlyOne(buyer)
    expect(given.history[0]).toMatchObject({
      outcome: 'skipped',
      note: expect.stringContaining('hết hàng') as unknown,
    })
    // The notice, two tries and the end of it.
    expect(await messagesTo(buyer.phone)).toHaveLength(4)
    expect(await ordersOf(buyer)).toHaveLength(1)
    await setStock(shop.ctx.db, jex.id, 100_000)
    await passDays(26)
    await passDays(2)
    expect(await ordersOf(buyer)).toHaveLength(2)
    expect(await findFaults(shop)).toEqual([])
  })

  test('of what is sold no more is told so', async () => {
    const buyer = await subscriber()
    await passDays(28)
    await sellJex({ published: false })
    await passDays(2)
    expect((await messagesTo(buyer.phone)).at(-1)).toContain('không còn bán')
    await sellJex({ published: true })
  })
})

describe('its member', () => {
  test('pauses it: nothing comes, an announced order is called off; resumed it keeps its rhythm', async () => {
    const buyer = await subscriber()
    await passDays(28)
    const headers = await headersOf(buyer)
    const { id, next_on } = await onlyOne(buyer)
    const paused = await shop.call(api.changeSubscription, { id, state: 'paused' }, { headers })
    expect(paused.history).toMatchObject([{ outcome: 'calledOff' }])
    await passDays(40)
    expect(await ordersOf(buyer)).toHaveLength(1)
    const wake = { id, state: 'active' } as const
    const later = await headersOf(buyer)
    const resumed = await shop.call(api.changeSubscription, wake, { headers: later })
    expect(resumed.state).toBe('active')
    expect(resumed.next_on! >= today()).toBe(true)
    const apart = (Date.parse(resumed.next_on!) - Date.parse(next_on!)) / days(1)
    expect(apart % 30).toBe(0)
    expect(await findFaults(shop)).toEqual([])
  })

  test('puts it off, changes how many and how it is paid', async () => {
    const buyer = await subscriber()
    const headers = await headersOf(buyer)
    const { id } = await onlyOne(buyer)
    const change = (body: object) => shop.call(api.changeSubscription, { id, ...body }, { headers })
    shop.ctx.clock.advance(days(1))
    const tomorrow = new Date(shop.ctx.clock.now().getTime() + days(1)).toISOString().slice(0, 10)
    expect(await refusalOf(change({ next_on: tomorrow }))).toBe('invalidInput')
    const soon = new Date(shop.ctx.clock.now().getTime() + days(3)).toISOString().slice(0, 10)
    expect(await change({ next_on: soon, quantity: 5 })).toMatchObject({
      next_on: soon,
      quantity: 5,
    })
    expect(await refusalOf(change({ payment_type: 'domestic_card' }))).toBe(
      'paymentMethodUnavailable',
    )
    await change({ payment_type: 'transfer' })
    await passDays(1)
    await passDays(2)
    const [made] = await ordersOf(buyer)
    expect(made).toMatchObject({
      status: 'open',
      payment_type: 'transfer',
      products: [{ quantity: 5 }],
    })
  })

  test('ends it: the history stays, nothing comes any more, and ending twice is one end', async () => {
    const buyer = await subscriber()
    await passDays(28)
    const headers = await headersOf(buyer)
    const { id } = await onlyOne(buyer)
    const ended = await shop.call(api.endSubscription, { id }, { headers })
    expect(ended).toMatchObject({ state: 'ended', history: [{ outcome: 'calledOff' }] })
    expect(ended.next_on).toBeUndefined()
    await shop.call(api.endSubscription, { id }, { headers })
    await passDays(40)
    expect(await ordersOf(buyer)).toHaveLength(1)
    const wake = { id, state: 'active' } as const
    const later = await headersOf(buyer)
    const woken = shop.call(api.changeSubscription, wake, { headers: later })
    expect(await refusalOf(woken)).toBe('conflict')
    // Ordered so again it is a new one.
    await orderAgain(buyer, 1)
    expect((await mine(buyer)).map(({ state }) => state)).toEqual(['active', 'ended'])
  })

  test('pausing while the order is made gets either the order or the pause, never half of both', async () => {
    const buyer = await subscriber()
    await passDays(28)
    const headers = await headersOf(buyer)
    shop.ctx.clock.advance(days(2))
    const { id } = await onlyOne(buyer)
    await Promise.all([
      runSubscriptions(shop.ctx),
      shop.call(api.changeSubscription, { id, state: 'paused' }, { headers }),
    ])
    await listenToEvents(shop)
    const { history } = await onlyOne(buyer)
    const made = (await ordersOf(buyer)).length - 1
    expect(made).toBe(history[0]!.outcome === 'ordered' ? 1 : 0)
    expect(await findFaults(shop)).toEqual([])
  })

  test('who is deleted leaves nothing that orders', async () => {
    const buyer = await subscriber()
    const { appendEvent } = await import('#server/platform/outbox.ts')
    await appendEvent(shop.ctx.db, 'member.erased', { memberId: buyer.id })
    await listenToEvents(shop)
    const { state } = await shop.ctx.db
      .selectFrom('standing_order')
      .select('state')
      .where('member_id', '=', buyer.id)
      .executeTakeFirstOrThrow()
    expect(state).toBe('ended')
  })
})

async function reserved(): Promise<number> {
  const stock = await shop.ctx.db
    .selectFrom('stock')
    .select('reserved')
    .where('product_id', '=', jex.id)
    .executeTakeFirstOrThrow()
  return stock.reserved
}
