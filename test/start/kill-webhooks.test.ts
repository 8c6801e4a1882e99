import { afterAll, beforeAll, expect, test } from 'vitest'
import { seconds } from '#domain/kernel/durations.ts'
import type { Context } from '#server/context.ts'
import { seal } from '#server/platform/sealed.ts'
import { killedShop, type KilledShop } from '#test/support/killed-shop.ts'
import { bestSellerAt, orderAt } from '#test/support/order-at-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { testConfig } from '#test/support/test-config.ts'
import { waitFor } from '#test/support/wait-for.ts'
import { WebhookReceiver } from '#test/support/webhook-receiver.ts'

const orderCount = 12
/** A claim of a killed sender is over after 30 seconds. */
const maxWait = seconds(60)
const receiver = new WebhookReceiver()
let shop: KilledShop

beforeAll(async () => {
  await receiver.start()
  shop = killedShop({ SECRET_KEY: testConfig.secretKey })
  await shop.start()
})
afterAll(async () => {
  await shop.end()
  await receiver.close()
})

test('kill -9 with webhooks in hand loses none: each order is told, in its order, with the id it had', async () => {
  await withDatabase(shop.databaseUrl(), async (ctx) => {
    await subscribe(ctx)
    receiver.mood = 'hang'
    await placeOrders()
    // Four are in hand and the rest waits when it is killed.
    await waitFor(() => expect(receiver.received).toHaveLength(4))
    shop.kill()
    receiver.mood = 204
  })
  // PostgreSQL went with it and is recovered.
  await shop.start()
  await waitFor(() => {
    const told = receiver.received.slice(4).filter(({ type }) => type === 'order.placed')
    expect(new Set(told.map(({ data }) => data['code'])).size).toBe(orderCount)
  }, maxWait)
  const ids = receiver.received.slice(4).map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(ids.length)
  // What was in hand comes again under its id: a receiver that had it knows.
  for (const { headers } of receiver.received.slice(0, 4)) {
    expect(ids).toContain(headers['webhook-id'])
  }
})

async function subscribe({ db, config, clock }: Context): Promise<void> {
  const { id } = await db.selectFrom('partner').select('id').orderBy('id').executeTakeFirstOrThrow()
  await db
    .insertInto('webhook_subscription')
    .values({
      partner_id: id,
      url: receiver.url,
      topics: ['order'],
      secret: seal(config.secretKey, 'webhook secret', `whsec_${'A'.repeat(43)}=`),
      created_at: clock.now(),
      created_by: 'test',
    })
    .execute()
}

async function placeOrders(): Promise<void> {
  const product = await bestSellerAt(shop)
  for (let nth = 0; nth < orderCount; nth += 1) {
    const order = await orderAt(shop, product, `09134${String(nth).padStart(5, '0')}`)
    expect(order).not.toBeNull()
  }
}
