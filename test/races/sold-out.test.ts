import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adjustStock } from '#domain/catalog/backoffice/api.ts'
import * as api from '#domain/order/api.ts'
import { checkPrices } from '#domain/order/checks/api.ts'
import { openTestShop, type CallRefused, type TestShop } from '#test/support/app.ts'
import { hireStaff } from '#test/support/staff.ts'
import { addStock, guestOrder, type ShelfProduct } from '#test/support/stock.ts'
import { waitFor } from '#test/support/wait-for.ts'

let shop: TestShop
let beside: TestShop
let codes = 0

beforeAll(async () => {
  const config = { rateLimits: false }
  shop = await openTestShop({ config })
  beside = await openTestShop({ config, beside: shop })
})
afterAll(async () => {
  await beside.close()
  await shop.close()
})

describe('what is sold out', () => {
  test('is refused and shown as gone without a look at the shelf', async () => {
    const product = await lastOne()
    await buyersInVain(product)
    await withoutProducts(async () => {
      const error = await order(product).catch((thrown: unknown) => thrown as CallRefused)
      expect(error).toMatchObject({ code: 'outOfStock', fields: { [product.id]: '0' } })
      const { products, changed } = await check(product)
      expect(changed).toBe(true)
      expect(products).toMatchObject([{ quantity_available: 0, removed: false }])
    })
  })

  test('is for sale again in every process once some came, whichever staff count it in', async () => {
    const product = await lastOne()
    await buyersInVain(product)
    const staff = await hireStaff(beside)
    const change = { id: product.id, kind: 'receive' as const, change: 5, reason: 'Hàng về' }
    await beside.call(adjustStock, change, staff)
    await waitFor(async () => expect(await order(product)).toMatchObject({ status: 'processing' }))
  })

  test('does not take his order from who has it already and asks for it once more', async () => {
    const [product] = await addStock(shop.ctx.db, [{ code: 'GONEMINE', onHand: 1 }])
    const headers = { 'idempotency-key': 'the-last-one-is-mine' }
    const first = await shop.call(api.placeOrder, guestOrder([{ product: product! }]), { headers })
    await buyersInVain(product!)
    const again = await shop.call(api.placeOrder, guestOrder([{ product: product! }]), { headers })
    expect(again).toEqual(first)
  })
})

async function lastOne(): Promise<ShelfProduct> {
  codes += 1
  const [product] = await addStock(shop.ctx.db, [{ code: `GONE${codes}`, onHand: 1 }])
  await order(product!)
  return product!
}

function order(product: ShelfProduct) {
  return shop.call(api.placeOrder, guestOrder([{ product }]))
}

async function buyersInVain(product: ShelfProduct): Promise<void> {
  for (let buyer = 0; buyer < 4; buyer += 1) {
    await expect(order(product)).rejects.toMatchObject({ code: 'outOfStock' })
  }
}

function check({ id, originalPrice, discountPrice }: ShelfProduct) {
  const shown = { id, original_price: originalPrice, discount_price: discountPrice, quantity: 1 }
  return shop.call(checkPrices, { products: [shown] })
}

/** Whoever looks at products meanwhile waits for ever. */
async function withoutProducts(work: () => Promise<void>): Promise<void> {
  await shop.ctx.db.transaction().execute(async (trx) => {
    await sql`lock table product, stock in access exclusive mode`.execute(trx)
    await work()
  })
}
