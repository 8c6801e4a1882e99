import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder } from '#domain/order/api.ts'
import { examine } from '#server/doctor.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { guestOrder, addStock, setStock, type ShelfProduct } from '#test/support/stock.ts'
import { consumeStock, restock, stockChecks } from './index.ts'

let shop: TestShop
let jex: ShelfProduct

beforeAll(async () => {
  shop = await openTestShop()
  ;[jex] = (await addStock(shop.ctx.db, [{ code: 'JEX', onHand: 10 }])) as [ShelfProduct]
})

afterAll(() => shop.close())

describe('stock on hand', () => {
  test('is what came, was counted, left and came back', async () => {
    const { db } = shop.ctx
    const { code } = await shop.call(placeOrder, guestOrder([{ product: jex, quantity: 3 }]))
    const step = { cause: `order:${code}`, actor: 'test', at: shop.ctx.clock.now() }
    expect(await examineStock()).toEqual([])
    await consumeStock(db, step)
    await setStock(db, jex.id, 4)
    await restock(db, step)
    expect(await examineStock()).toEqual([])
  })

  test.each([1, -1])('that changed by %i without a movement is found', async (change) => {
    const { db } = shop.ctx
    await sql`update stock set on_hand = on_hand + ${change}`.execute(db)
    expect(await examineStock()).toEqual([
      {
        check: 'stock on hand is what its movements add up to',
        found: [`product ${jex.id}: on hand ${7 + change}, movements 7`],
      },
    ])
    await sql`update stock set on_hand = on_hand - ${change}`.execute(db)
    expect(await examineStock()).toEqual([])
  })
})

async function examineStock() {
  const names = stockChecks.map(({ name }) => name)
  return (await examine(shop.ctx.db)).filter(({ check }) => names.includes(check))
}
