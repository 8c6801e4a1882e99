import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { addStock } from '#test/support/stock.ts'
import { freshIndex } from './live-index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('after a lost connection it is read anew: another server counts transactions from elsewhere', async () => {
  const { ctx } = shop
  await addStock(ctx.db, [{ code: 'KNOWN', onHand: 1 }])
  ctx.cache.drop(['catalog'])
  const before = (await freshIndex(ctx)).size
  // A leader whose last transactions nobody else had: its successor gives their numbers away again.
  await addStock(ctx.db, [{ code: 'SINCE', onHand: 1 }])
  await ctx.pool.query(`update catalog_change set changed_in = '3'::xid8`)
  ctx.cache.drop(['catalog'])
  expect((await freshIndex(ctx)).size).toBe(before)
  ctx.cache.clear()
  expect((await freshIndex(ctx)).size).toBe(before + 1)
})
