import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days } from '#domain/kernel/durations.ts'
import { runSubscriptions } from '#server/subscription/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop } from '#test/support/members.ts'
import {
  buyerWith,
  findFaults,
  listenToEvents,
  orderBody,
  placeFor,
} from '#test/support/order-lives.ts'
import { addStock } from '#test/support/stock.ts'

const cycles = 40
const worker = resolve(import.meta.dirname, '../support/standing-worker.ts')

let shop: TestShop
beforeAll(async () => {
  shop = await openMemberShop()
})
afterAll(() => shop.close())

test('kill -9 under two workers at once leaves every cycle with one order or still to be made', async () => {
  await subscribe()
  shop.ctx.clock.advance(days(28))
  await runSubscriptions(shop.ctx)
  shop.ctx.clock.advance(days(2))
  const workers = [startWorker(), startWorker()]
  const ends = workers.map((each) => once(each, 'exit'))
  await Promise.race([someAreOrdered(), ...ends])
  for (const each of workers) each.kill('SIGKILL')
  await Promise.all(ends)
  const early = await countOrders()
  expect(early).toBeLessThanOrEqual(cycles)

  await runSubscriptions(shop.ctx)
  await listenToEvents(shop)
  expect(await countOrders()).toBe(cycles)
  const { ordered } = await shop.ctx.db
    .selectFrom('standing_cycle')
    .select((eb) => eb.fn.countAll<number>().as('ordered'))
    .where('outcome', '=', 'ordered')
    .executeTakeFirstOrThrow()
  expect(ordered).toBe(cycles)
  expect(await findFaults(shop)).toEqual([])
})

/** A member with so many subscriptions. */
async function subscribe(): Promise<void> {
  const codes = Array.from({ length: cycles }, (_, at) => ({ code: `DK${at}`, price: 100_000 }))
  const products = await addStock(shop.ctx.db, codes)
  await shop.ctx.db.updateTable('product').set({ replenish_cycle: '30 ngày' }).execute()
  const buyer = await buyerWith(shop, 0)
  const body = orderBody(products.map((product) => ({ product })))
  const lines = products.map(({ id }) => ({ id, quantity: 1, autoReplen: '30 ngày' }))
  await placeFor(shop, buyer, { ...body, products: lines })
  await listenToEvents(shop)
}

function startWorker() {
  const { databaseUrl, ctx } = shop
  return spawn(process.execPath, [worker, databaseUrl, ctx.clock.now().toISOString()], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** In the middle of it. */
async function someAreOrdered(): Promise<void> {
  while ((await countOrders()) < cycles / 4);
}

/** Of cycles; there is no other but the first, whenever one looks. */
async function countOrders(): Promise<number> {
  const { made, all } = await shop.ctx.db
    .selectFrom('shop_order as o')
    .leftJoin('standing_cycle as c', 'c.order_code', 'o.code')
    .select((eb) => [eb.fn.count<number>('c.id').as('made'), eb.fn.countAll<number>().as('all')])
    .executeTakeFirstOrThrow()
  expect(all - 1).toBe(made)
  return made
}
