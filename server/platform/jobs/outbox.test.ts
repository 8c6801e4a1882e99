import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder } from '#domain/order/api.ts'
import { work } from '#server/work.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { onlyThis, passPauses, quickPace, sleepyPace } from '#test/support/jobs.ts'
import { guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { waitFor } from '#test/support/wait-for.ts'
import { appendEvent } from '../outbox.ts'
import { outboxKey } from './job-runner.ts'
import { startJobs } from './start-jobs.ts'

let shop: TestShop
let product: ShelfProduct

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  product = (await addStock(shop.ctx.db, [{ code: 'OUTBOX', onHand: 100 }]))[0]!
})
afterAll(() => shop.close())

describe('what follows a commit', () => {
  test('happens after it: the buyer is told of the order, once, by however many workers', async () => {
    const order = await shop.call(placeOrder, guestOrder([{ product }], '0933444555'))
    const runners = await Promise.all(
      [1, 2, 3].map(() =>
        startJobs(shop.ctx, shop.databaseUrl, { ...work, scheduled: [] }, quickPace),
      ),
    )
    await waitFor(async () => {
      const messages = await sentTo('0933444555')
      expect(messages).toHaveLength(1)
      expect(messages[0]!.body).toContain(order.code)
    })
    for (const runner of runners) await runner.stop()
  })

  test('does not happen when the transaction is rolled back', async () => {
    const rolledBack = shop.ctx.db.transaction().execute(async (trx) => {
      await appendEvent(trx, 'test.happened', { name: 'never' })
      throw new Error('changed our mind')
    })
    await expect(rolledBack).rejects.toThrow('changed our mind')
    expect(await listWaiting('test.happened')).toEqual([])
  })

  test('is tried again until it succeeds, and one that never works takes no other along', async () => {
    const tried: string[] = []
    const triesOf = (name: string) => tried.filter((each) => each === name).length
    const troubled = onlyThis({
      'test.happened': {
        hearAtLast: async (_ctx, { name }) => {
          tried.push(String(name))
          if (name === 'never works') throw new Error('broken for good')
          if (triesOf('it') < 2) throw new Error('not yet')
        },
      },
    })
    await shop.ctx.db.transaction().execute(async (trx) => {
      for (const name of ['never works', 'it']) await appendEvent(trx, 'test.happened', { name })
    })
    const runner = await startJobs(shop.ctx, shop.databaseUrl, troubled, quickPace)
    await waitFor(async () => {
      await passPauses(shop)
      expect(triesOf('it')).toBe(2)
      expect(triesOf('never works')).toBeGreaterThan(3)
    })
    expect(triesOf('it')).toBe(2)
    await runner.stop()
  })

  test('begins at once when another process tells that it committed something', async () => {
    const heard: unknown[] = []
    const listeners = { 'test.told': { hear: async () => void heard.push('it') } }
    const runner = await startJobs(shop.ctx, shop.databaseUrl, onlyThis(listeners), sleepyPace)
    await waitFor(async () => {
      await appendEvent(shop.ctx.db, 'test.told', {})
      // As a process without a worker does.
      shop.ctx.changeBus.tell([outboxKey])
      expect(heard).not.toEqual([])
    })
    await runner.stop()
  })

  test('waits for a worker that knows of it: an older version takes nothing away', async () => {
    await appendEvent(shop.ctx.db, 'test.ofTomorrow', {})
    const heard: string[] = []
    const hearing = (topic: string) =>
      onlyThis({ [topic]: { hear: async () => void heard.push(topic) } })
    const today = await startJobs(shop.ctx, shop.databaseUrl, hearing('test.ofToday'), quickPace)
    await appendEvent(shop.ctx.db, 'test.ofToday', {})
    await waitFor(() => expect(heard).toEqual(['test.ofToday']))
    await today.stop()
    expect(await listWaiting('test.ofTomorrow')).toHaveLength(1)

    const tomorrow = await startJobs(
      shop.ctx,
      shop.databaseUrl,
      hearing('test.ofTomorrow'),
      quickPace,
    )
    await waitFor(() => expect(heard).toEqual(['test.ofToday', 'test.ofTomorrow']))
    await tomorrow.stop()
  })
})

async function sentTo(recipient: string) {
  return shop.ctx.db
    .selectFrom('message')
    .select('body')
    .where('recipient', '=', recipient)
    .execute()
}

async function listWaiting(topic: string) {
  return shop.ctx.db
    .selectFrom('outbox_event')
    .select('id')
    .where('topic', '=', topic)
    .where('processed_at', 'is', null)
    .execute()
}
