import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlacedOrder } from '#domain/order/api.ts'
import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import type { ChangePlan } from '#domain/order/backoffice/change-api.ts'
import { changeTexts } from '#domain/order/change/texts.ts'
import { seconds } from '#domain/kernel/durations.ts'
import { examine } from '#server/doctor.ts'
import type { Db } from '#server/platform/db.ts'
import { countHeldAudits, withHeldAudit } from '#test/support/held-audit.ts'
import { ask, killedShop, type KilledShop } from '#test/support/killed-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { inviteAdmin, type Call } from '#test/support/staff-at-shop.ts'
import { guestOrder, setAllStock } from '#test/support/stock.ts'
import { testConfig } from '#test/support/test-config.ts'
import { waitFor } from '#test/support/wait-for.ts'

const maxWait = seconds(150)
let shop: KilledShop

beforeAll(async () => {
  shop = killedShop({ SECRET_KEY: testConfig.secretKey, ROLE: 'web' })
  await shop.start()
})
afterAll(() => shop.end())

test('kill -9 in the middle of a change leaves the order as it was, and the same request changes it once', async () => {
  const { call } = await withDatabase(shop.databaseUrl(), (ctx) => inviteAdmin(shop, ctx, 'huong'))
  const order = await placeTwo()
  const body = await readyToSend(call, order.code)
  const headers = { 'idempotency-key': `change-${order.code}` }
  const send = () =>
    call<BackofficeOrder>('POST', `/admin/orders/${order.code}/change`, body, headers)

  await withHeldAudit(shop.databaseUrl(), changeTexts.changed, async (db) => {
    const sent = send()
    await waitFor(async () => expect(await countHeldAudits(db)).toBe(1), maxWait)
    shop.kill()
    expect(await sent).toBeNull()
  })
  await withDatabase(shop.databaseUrl(), async ({ db }) => {
    // Whoever carried it out has lost its client: what it wrote is taken back.
    await waitFor(async () => expect(await countHeldAudits(db)).toBe(0), maxWait)
    expect(await stateOf(db, order.code)).toEqual({ changes: 0, charged: 590_000, held: 2 })
    expect(await examine(db)).toEqual([])
  })

  await shop.start()
  await send()
  await send()
  await withDatabase(shop.databaseUrl(), async ({ db }) => {
    expect(await stateOf(db, order.code)).toEqual({ changes: 1, charged: 295_000, held: 1 })
    expect(await examine(db)).toEqual([])
  })
}, 400_000)

async function placeTwo(): Promise<PlacedOrder> {
  const product = await withDatabase(shop.databaseUrl(), async ({ db }) => {
    await setAllStock(db, 1000)
    const { id, slug, original_price, discount_price } = await db
      .selectFrom('product')
      .select(['id', 'slug', 'original_price', 'discount_price'])
      .where('slug', '=', 'jex')
      .executeTakeFirstOrThrow()
    return { id, slug, originalPrice: original_price, discountPrice: discount_price }
  })
  const body = guestOrder([{ product, quantity: 2 }], '0917000001')
  const placed = await ask(`${shop.origin()}/api/order`, { body })
  expect(placed?.status).toBe(200)
  return placed!.data as PlacedOrder
}

/** One box less, as it was shown. */
async function readyToSend(call: Call, code: string) {
  const { version } = (await call<BackofficeOrder>('GET', `/admin/orders/${code}`))!
  const changes = { version, lines: [{ line_no: 1, quantity: 1 }] }
  const plan = await call<ChangePlan>('POST', `/admin/orders/${code}/change/preview`, changes)
  const { total, back, missing } = plan!
  const shown = { total: total.after, back, missing }
  return { ...changes, shown, reason: 'Khách gọi điện xin bớt' }
}

async function stateOf(db: Db, code: string) {
  const { rows } = await sql<{ changes: number; charged: number; held: number }>`
    select o.changes,
      (select sum(amount)::int from order_money m where m.order_id = o.id and m.kind = 'charged') as charged,
      (select sum(case kind when 'reserve' then quantity else -quantity end)::int from stock_movement s
        where s.cause = 'order:' || o.code or s.cause like 'order-change:' || o.code || ':%') as held
    from shop_order o where o.code = ${code}`.execute(db)
  return rows[0]
}
