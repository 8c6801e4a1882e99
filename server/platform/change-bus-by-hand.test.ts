import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProductById } from '#domain/catalog/api.ts'
import { getSetting } from '#domain/settings/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { addStock } from '#test/support/stock.ts'
import { waitFor } from '#test/support/wait-for.ts'
import { listToldTags } from './change-bus.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a price changed by hand in the database is on the site at once', async () => {
  const [product] = await addStock(shop.ctx.db, [{ code: 'BYHAND', price: 200_000 }])
  const read = () => shop.call(getProductById, { id: product!.id })
  await waitFor(async () => expect((await read()).discount_price).toBe(200_000))
  await shop.ctx.db
    .updateTable('product')
    .set({ discount_price: 150_000 })
    .where('id', '=', product!.id)
    .execute()
  await waitFor(async () => expect((await read()).discount_price).toBe(150_000))
})

test('so is a setting', async () => {
  const read = () => shop.call(getSetting, { key: 'ORDER_OTP' })
  expect((await read()).value).toBe(false)
  await shop.ctx.db
    .insertInto('setting')
    .values({ key: 'ORDER_OTP', value: 'true', public: true })
    .execute()
  await waitFor(async () => expect((await read()).value).toBe(true))
})

test('many changes with long names at once are told by their kind, and refused by nobody', async () => {
  const told = await shop.ctx.db.transaction().execute(async (trx) => {
    await sql`insert into setting (key, value)
      select repeat('K', 150) || nth, 'true' from generate_series(1, 80) as nth`.execute(trx)
    return listToldTags(trx)
  })
  expect(told).toEqual(['settings'])
})
