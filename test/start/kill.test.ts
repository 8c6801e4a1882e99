import { afterAll, expect, test } from 'vitest'
import type { PlacedOrder } from '#domain/order/api.ts'
import { examine } from '#server/doctor.ts'
import { openDatabase } from '#server/platform/db.ts'
import { ask, killedShop } from '#test/support/killed-shop.ts'
import { bestSellerAt, orderAt, type Bought } from '#test/support/order-at-shop.ts'

const shop = killedShop()
afterAll(() => shop.end())

test('kill -9 in the middle of 200 orders loses none that was answered', async () => {
  await shop.start()
  const product = await bestSellerAt(shop)
  const answered: PlacedOrder[] = []
  const buyers = Array.from({ length: 8 }, (_, buyer) => buyUntilItEnds(buyer, product, answered))
  await Promise.all(buyers)
  expect(answered.length).toBeGreaterThanOrEqual(60)
  expect(answered.length).toBeLessThan(200)

  await shop.start()
  for (const { code, view_token } of answered) {
    const found = await ask(`${shop.origin()}/api/order/${code}?token=${view_token}`)
    expect(found, code).toMatchObject({ status: 200, data: { products: [{ quantity: 1 }] } })
  }
  const { db, close } = openDatabase(shop.databaseUrl(), { maxConnections: 1 })
  expect(await examine(db)).toEqual([])
  await close()
})

/** Orders without pause; after the 60th answer the server is killed under everybody's hands. */
async function buyUntilItEnds(buyer: number, product: Bought, answered: PlacedOrder[]) {
  for (let turn = 0; turn < 25; turn += 1) {
    const placed = await orderAt(shop, product, `09${String(buyer * 100 + turn).padStart(8, '2')}`)
    if (!placed) return
    answered.push(placed)
    if (answered.length === 60) shop.kill()
  }
}
