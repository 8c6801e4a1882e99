import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, killedShop, type KilledShop } from '#test/support/killed-shop.ts'
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
  const found = await ask(`${shop.origin()}/api/product/best-seller?limit=1`)
  const [product] = found!.data as { id: number; discount_price: number }[]
  const answer = await ask(`${shop.origin()}/api/order`, {
    body: {
      payment_type: 'recieve',
      pickup_branch: 'HNI',
      receiver_fullname: 'Nguyễn Thị Lan',
      receiver_phone: phone,
      customer_phone: phone,
      products: [{ id: product!.id, quantity: 1 }],
      summary: { payment: product!.discount_price },
    },
  })
  expect(answer).toMatchObject({ status: 200 })
  await withDatabase(shop.databaseUrl(), async ({ db }) => {
    const told = db.selectFrom('message').select('body').where('recipient', '=', phone)
    await waitFor(async () => expect(await told.execute()).toHaveLength(1))
    expect((await told.executeTakeFirstOrThrow()).body).toMatch(/^An Lành: /)
  })
})
