import type { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listeners } from '#server/listeners.ts'
import { placeOrder } from '#domain/order/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { guestOrder, stockShelf, type ShelfProduct } from '#test/support/shelf.ts'
import { createQueues, openJobs, startWorkers } from './jobs.ts'
import { appendEvent, startOutboxRelay, type Listeners } from './outbox.ts'

let shop: TestShop
let boss: PgBoss
let product: ShelfProduct
const tried: string[] = []

/** Fails once before it hears, as an outside system does. */
const withTroubled: Listeners = {
  ...listeners,
  'test.happened': {
    hearAtLast: async (_ctx, payload) => {
      tried.push(String(payload.name))
      if (payload.name === 'never works') throw new Error('broken for good')
      if (tried.filter((name) => name === payload.name).length < 2) throw new Error('not yet')
    },
  },
}

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  product = (await stockShelf(shop.ctx.db, [{ code: 'OUTBOX', onHand: 100 }]))[0]!
  boss = await openJobs(shop.databaseUrl, shop.ctx)
  await createQueues(boss, withTroubled)
})
afterAll(async () => {
  await boss.stop({ graceful: false })
  await shop.close()
})

describe('what follows a commit', () => {
  test('happens after it: the buyer is told of the order, once, by however many relays', async () => {
    const order = await shop.call(placeOrder, guestOrder([{ product }], '0933444555'))
    await startWorkers(boss, shop.ctx, withTroubled, [])
    const relays = [1, 2, 3].map(() => startOutboxRelay(shop.ctx, boss, withTroubled))
    await vi.waitFor(
      async () => {
        const messages = await sentTo('0933444555')
        expect(messages).toHaveLength(1)
        expect(messages[0]!.body).toContain(order.code)
      },
      { timeout: 10_000 },
    )
    await Promise.all(relays.map((relay) => relay.stop()))
  })

  test('does not happen when the transaction is rolled back', async () => {
    const rolledBack = shop.ctx.db.transaction().execute(async (trx) => {
      await appendEvent(trx, 'test.happened', { name: 'never' })
      throw new Error('changed our mind')
    })
    await expect(rolledBack).rejects.toThrow('changed our mind')
    const waiting = await shop.ctx.db
      .selectFrom('outbox_event')
      .select('id')
      .where('topic', '=', 'test.happened')
      .execute()
    expect(waiting).toEqual([])
  })

  test('is tried again until it succeeds, and one that never works takes no other along', async () => {
    await shop.ctx.db.transaction().execute(async (trx) => {
      for (const name of ['never works', 'it']) await appendEvent(trx, 'test.happened', { name })
    })
    const relay = startOutboxRelay(shop.ctx, boss, withTroubled)
    const triesOf = (name: string) => tried.filter((each) => each === name).length
    await vi.waitFor(
      () => {
        expect(triesOf('it')).toBe(2)
        expect(triesOf('never works')).toBeGreaterThan(2)
      },
      { timeout: 19_000 },
    )
    expect(triesOf('it')).toBe(2)
    await relay.stop()
  })
})

async function sentTo(recipient: string) {
  return shop.ctx.db
    .selectFrom('message')
    .select('body')
    .where('recipient', '=', recipient)
    .execute()
}
