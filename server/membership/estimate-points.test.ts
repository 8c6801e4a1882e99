import { afterAll, beforeAll, expect, test } from 'vitest'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import { estimatePoints } from '#domain/membership/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { openProgramme } from '#test/support/loyalty.ts'
import { openMemberShop } from '#test/support/members.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'

let shop: TestShop
let jex: ShelfProduct
let otiv: ShelfProduct

beforeAll(async () => {
  shop = await openMemberShop()
  const shelf = await addStock(shop.ctx.db, [{ code: 'JEX30' }, { code: 'OTIV30' }])
  ;[jex, otiv] = shelf as [ShelfProduct, ShelfProduct]
  await openProgramme(shop, { productIds: [jex.id] })
})
afterAll(() => shop.close())

test('a cart is told its points line by line; what earns nothing has a line, too', async () => {
  const products = [
    { id: jex.id, quantity: 3 },
    { id: otiv.id, quantity: 2 },
  ]
  expect(await shop.call(estimatePoints, { products })).toMatchObject({
    point: 90,
    lines: [
      { id: jex.id, quantity: 3, point: 90 },
      { id: otiv.id, quantity: 2, point: 0 },
    ],
    code: resultCodes.pointsExpected,
  })
})

test('products that nobody sells bring result 99', async () => {
  const products = [{ id: 2_000_000_000, quantity: 1 }]
  const { code, point, lines } = await shop.call(estimatePoints, { products })
  expect({ code, point, lines }).toEqual({ code: resultCodes.noData, point: 0, lines: [] })
})
