import { afterAll, beforeAll, expect, test } from 'vitest'
import { killedShop, type KilledShop } from '#test/support/killed-shop.ts'
import { bestSellerAt, orderAt } from '#test/support/order-at-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { testConfig } from '#test/support/test-config.ts'
import { waitFor } from '#test/support/wait-for.ts'

const phone = '0913388800'
let shop: KilledShop
let worker: KilledShop
beforeAll(async () => {
  shop = killedShop({ SECRET_KEY: testConfig.secretKey, ROLE: 'web' })
  await shop.start()
  worker = shop.beside('worker')
  await worker.start()
})
afterAll(async () => {
  await worker.end()
  await shop.end()
})

test('a worker that answers no request signs messages with the shop’s name', async () => {
  expect(await orderAt(shop, await bestSellerAt(shop), phone)).not.toBeNull()
  await withDatabase(shop.databaseUrl(), async ({ db }) => {
    const told = db.selectFrom('message').select('body').where('recipient', '=', phone)
    await waitFor(async () => expect(await told.execute()).toHaveLength(1))
    expect((await told.executeTakeFirstOrThrow()).body).toMatch(/^An Lành: /)
  })
})
