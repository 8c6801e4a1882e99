import { afterAll, expect, test } from 'vitest'
import type { PlacedOrder } from '#domain/order/api.ts'
import { examine } from '#server/doctor.ts'
import { openDatabase } from '#server/platform/db.ts'
import { ask, killedShop } from '#test/support/killed-shop.ts'

const shop = killedShop()
afterAll(() => shop.end())

test('kill -9 in the middle of 200 orders loses none that was answered', async () => {
  await shop.start()
  const product = await firstProduct()
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

interface Bought {
  id: number
  discount_price: number
}

/** Orders without pause; after the 60th answer the server is killed under everybody's hands. */
async function buyUntilItEnds(buyer: number, product: Bought, answered: PlacedOrder[]) {
  for (let turn = 0; turn < 25; turn += 1) {
    const placed = await order(product, `09${String(buyer * 100 + turn).padStart(8, '2')}`)
    if (!placed) return
    answered.push(placed)
    if (answered.length === 60) shop.kill()
  }
}

async function order(product: Bought, phone: string): Promise<PlacedOrder | null> {
  const answer = await ask(`${shop.origin()}/api/order`, {
    body: {
      payment_type: 'recieve',
      pickup_branch: 'HNI',
      receiver_fullname: 'Nguyễn Thị Lan',
      receiver_phone: phone,
      customer_phone: phone,
      products: [{ id: product.id, quantity: 1 }],
      summary: { payment: product.discount_price },
    },
  })
  if (answer) expect(answer.status).toBe(200)
  return answer && (answer.data as PlacedOrder)
}

async function firstProduct(): Promise<Bought> {
  const found = await ask(`${shop.origin()}/api/product/best-seller?limit=1`)
  return (found!.data as Bought[])[0]!
}
