import { afterAll, beforeAll, expect, test } from 'vitest'
import * as catalog from '#domain/catalog/api.ts'
import { estimatePoints } from '#domain/membership/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { openProgramme } from '#test/support/loyalty.ts'
import { openMemberShop } from '#test/support/members.ts'
import { buyerWith, orderBody, placeFor, type Buyer } from '#test/support/order-lives.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import { waitFor } from '#test/support/wait-for.ts'

let shop: TestShop
let jex: ShelfProduct
let tra: ShelfProduct
let lan: Buyer

beforeAll(async () => {
  shop = await openMemberShop()
  const shelf = await addStock(shop.ctx.db, [{ code: 'JEX' }, { code: 'TRA' }])
  jex = shelf[0]!
  tra = shelf[1]!
  lan = await buyerWith(shop, 0)
})
afterAll(() => shop.close())

/** The points of a product wherever a shopper meets it, kept answers included. */
async function promisedFor({ id, slug }: ShelfProduct): Promise<Record<string, number>> {
  const page = await shop.call(catalog.getProductBySlug, { slug })
  const { related } = await shop.call(catalog.getProductBySlug, {
    slug: slug === jex.slug ? tra.slug : jex.slug,
  })
  const { estimatedPoint: byId } = await shop.call(catalog.getProductById, { id })
  const [cart] = await shop.call(catalog.listProductsByIds, { ids: [id] })
  const cards = {
    best: await shop.call(catalog.listBestSellers, {}),
    promoted: await shop.call(catalog.listPromotedProducts, {}),
    newest: await shop.call(catalog.listNewProducts, {}),
    all: (await shop.call(catalog.listAllProducts, {})).items,
    found: (await shop.call(catalog.filterProducts, { search: slug })).items,
    related,
  }
  const onCards = Object.entries(cards).map(([list, products]) => [
    list,
    products.find((product) => product.id === id)!.estimatedPoint,
  ])
  const counted = { page: page.estimatedPoint, byId, cart: cart!.estimatedPoint }
  return { ...Object.fromEntries(onCards), ...counted }
}

/** What is credited in the end, and what the estimate says of it. */
async function countedFor(product: ShelfProduct): Promise<number[]> {
  const products = [{ id: product.id, quantity: 1 }]
  const order = await placeFor(shop, lan, orderBody([{ product }]))
  const { point } = await shop.call(estimatePoints, { products }, { headers: lan.headers })
  return [order.estimated_point, point]
}

async function expectEverywhere(product: ShelfProduct, points: number): Promise<void> {
  // A change reaches the process by its notice.
  await waitFor(async () => {
    const promised = await promisedFor(product)
    expect(promised).toEqual(Object.fromEntries(Object.keys(promised).map((at) => [at, points])))
  })
  expect(await countedFor(product)).toEqual([points, points])
}

test('without a programme nothing promises points, and no order counts any', async () => {
  await expectEverywhere(jex, 0)
})

test('a programme that names products shows at once, and only those bring points', async () => {
  const programmeId = await openProgramme(shop, { productIds: [jex.id] })
  await expectEverywhere(jex, 30)
  await expectEverywhere(tra, 0)
  await shop.ctx.db
    .deleteFrom('loyalty_programme_product')
    .where('programme_id', '=', programmeId)
    .execute()
  await expectEverywhere(tra, 30)
})

test('a programme that ends with the day promises nothing the next morning, though no job ran', async () => {
  await shop.ctx.db.updateTable('loyalty_programme').set({ ends_on: '2026-11-21' }).execute()
  await expectEverywhere(jex, 30)
  shop.ctx.clock.advance(15 * 60 * 60 * 1000)
  await expectEverywhere(jex, 0)
})
