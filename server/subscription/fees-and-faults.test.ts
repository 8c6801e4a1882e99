import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days } from '#domain/kernel/durations.ts'
import { vnd } from '#domain/kernel/vnd.ts'
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
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import { runSubscriptions } from './jobs.ts'
import { orderHandedOver } from './order-cycles.ts'

let shop: TestShop
let jex: ShelfProduct
beforeAll(async () => {
  shop = await openMemberShop()
  ;[jex] = (await addStock(shop.ctx.db, [{ code: 'JEX', onHand: 10_000 }])) as [ShelfProduct]
  await shop.ctx.db.updateTable('product').set({ replenish_cycle: '30 ngày' }).execute()
})
beforeEach(async () => {
  await saveFee(10_000)
  // What tests before have left ends here.
  const { db } = shop.ctx
  await sql`update standing_cycle set outcome = 'calledOff', settled_at = now()
    where outcome = 'announced'`.execute(db)
  await sql`update standing_order set state = 'ended', ended_at = now()`.execute(db)
})
afterAll(() => shop.close())

describe('a cycle', () => {
  test('whose delivery costs more than agreed asks, waits its day for a yes and charges nothing without', async () => {
    const [willing, silent] = [await subscriber(), await subscriber()]
    await saveFee(15_000)
    await passDays(28)
    for (const { phone } of [willing, silent]) {
      const [asked, ...more] = await messagesTo(phone)
      expect(more).toEqual([])
      expect(asked).toMatch(/10\.000 VNĐ lên 15\.000 VNĐ.*\/ho-so-thanh-vien\/mua-dinh-ky\//)
    }
    await passDays(2)
    await passDays(0)
    expect(await ordersOf(willing)).toHaveLength(1)
    const standing = await onlyOne(willing)
    expect(standing).toMatchObject({ fee: 15_000, agreed_fee: 10_000, fee_rose: true })
    const headers = await headersOf(willing)
    const agree = (agreed_fee: number) =>
      shop.call(api.changeSubscription, { id: standing.id, agreed_fee }, { headers })
    expect(await refusalOf(agree(12_000))).toBe('conflict')
    expect(await agree(15_000)).toMatchObject({ agreed_fee: 15_000, fee_rose: false })
    await passDays(0)
    const [made] = await ordersOf(willing)
    expect(made!.costs.shipping_fee.amount).toBe(15_000)
    expect(await messagesTo(willing.phone)).toHaveLength(1)
    await passDays(1)
    expect(await ordersOf(silent)).toHaveLength(1)
    expect((await onlyOne(silent)).history[0]).toMatchObject({
      outcome: 'skipped',
      note: expect.stringContaining('10.000 VNĐ lên 15.000 VNĐ') as unknown,
    })
    expect(await messagesTo(silent.phone)).toHaveLength(2)
    expect(await findFaults(shop)).toEqual([])
  })

  test('asks once more where the fee rises after the notice, and orders at a lower one', async () => {
    const buyer = await subscriber()
    await passDays(28)
    await saveFee(12_000)
    await passDays(2)
    await passDays(0)
    expect(await messagesTo(buyer.phone)).toHaveLength(2)
    expect(await ordersOf(buyer)).toHaveLength(1)
    await saveFee(8_000)
    await passDays(0)
    const [made] = await ordersOf(buyer)
    expect(made!.costs.shipping_fee.amount).toBe(8_000)
  })

  test('that a fault keeps from being ordered is a job’s once, not every hour’s', async () => {
    const buyer = await subscriber()
    await passDays(28)
    shop.ctx.clock.advance(days(2))
    await breakOrders()
    for (let hour = 0; hour < 4; hour += 1) await runSubscriptions(shop.ctx)
    const [handed, ...more] = await eventsOf('replenish.notOrdered')
    expect(more).toEqual([])
    const { cycleId } = handed as { cycleId: number }
    // As often as the job tries, until staff replay it.
    await expect(orderHandedOver(shop.ctx, cycleId)).rejects.toThrow('broken on purpose')
    expect(await ordersOf(buyer)).toHaveLength(1)
    await mendOrders()
    await orderHandedOver(shop.ctx, cycleId)
    await orderHandedOver(shop.ctx, cycleId)
    expect(await ordersOf(buyer)).toHaveLength(2)
    expect(await findFaults(shop)).toEqual([])
  })

  test('that no job could order is given up after its days, and the next follows', async () => {
    const buyer = await subscriber()
    await passDays(28)
    shop.ctx.clock.advance(days(2))
    await breakOrders()
    await runSubscriptions(shop.ctx)
    await mendOrders()
    shop.ctx.clock.advance(days(3))
    await runSubscriptions(shop.ctx)
    expect((await onlyOne(buyer)).history[0]).toMatchObject({ outcome: 'announced' })
    shop.ctx.clock.advance(days(1))
    await runSubscriptions(shop.ctx)
    expect((await onlyOne(buyer)).history[0]).toMatchObject({ outcome: 'skipped' })
    expect(await ordersOf(buyer)).toHaveLength(1)
  })
})

/** A member who ordered two JEX "every 30 days", delivered to their door. */
async function subscriber(quantity = 2): Promise<Buyer> {
  const buyer = await buyerWith(shop, 0)
  await orderAgain(buyer, quantity)
  return buyer
}

async function orderAgain(buyer: Buyer, quantity: number): Promise<void> {
  const { pickup_branch: _, ...body } = orderBody([{ product: jex, quantity }]) as ReturnType<
    typeof orderBody
  > & { pickup_branch?: string }
  const place = { province_id: 1, district_id: 6, ward_id: 238, address: '12 Trường Chinh' }
  const products = [{ id: jex.id, quantity, autoReplen: '30 ngày' }]
  const headers = await headersOf(buyer)
  await placeFor(shop, { ...buyer, headers }, { ...body, ...place, products })
  await listenToEvents(shop)
}

/** Days go by; the job runs once on the last of them, and what follows from it is heard. */
async function passDays(count: number): Promise<void> {
  shop.ctx.clock.advance(days(count))
  await runSubscriptions(shop.ctx)
  await listenToEvents(shop)
}

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

async function saveFee(normal: number): Promise<void> {
  await saveSetting(shop.ctx, 'shippingFee', {
    normal: vnd(normal),
    pickup: vnd(0),
    byProvince: {},
  })
}

async function breakOrders(): Promise<void> {
  await sql`create or replace function broken() returns trigger language plpgsql as
    'begin raise exception ''broken on purpose''; end'`.execute(shop.ctx.db)
  await sql`create trigger broken before insert on shop_order for each row
    execute function broken()`.execute(shop.ctx.db)
}

async function mendOrders(): Promise<void> {
  await sql`drop trigger broken on shop_order`.execute(shop.ctx.db)
}

/** What is told of a topic and was not heard yet. */
async function eventsOf(topic: string): Promise<unknown[]> {
  const rows = await shop.ctx.db
    .selectFrom('outbox_event')
    .select('payload')
    .where('topic', '=', topic)
    .where('processed_at', 'is', null)
    .execute()
  return rows.map(({ payload }) => payload)
}
