import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filterProducts } from '#domain/catalog/api.ts'
import {
  getPopup,
  getPromotion,
  getStaticPage,
  listBanners,
  listPromotions,
} from '#domain/publishing/places/api.ts'
import { loadDemo } from '#seed/load/index.ts'
import { generateProducts } from '#seed/load/many-products.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
})
afterAll(() => shop.close())

describe('the demo', () => {
  test('fills an empty shop once', async () => {
    expect(await loadDemo(shop.ctx)).toBe(true)
    expect(await loadDemo(shop.ctx)).toBe(false)
    const { paginate } = await shop.call(filterProducts, {})
    expect(paginate.total_data).toBeGreaterThanOrEqual(60)
  })

  test('has its banners, pages, promotions and popups', async () => {
    expect((await shop.call(listBanners, {})).length).toBeGreaterThanOrEqual(3)
    const page = await shop.call(getStaticPage, { slug: 'chinh-sach-doi-tra' })
    expect(page.content.content.some(({ type }) => type === 'table')).toBe(true)
    const promotions = await shop.call(listPromotions, {})
    expect(promotions.length).toBeGreaterThanOrEqual(2)
    const { products } = await shop.call(getPromotion, { id: promotions[0]!.id })
    expect(products.length).toBeGreaterThan(0)
    expect(await shop.call(getPopup, {})).not.toBeNull()
  })

  test('has stock that its movements explain', async () => {
    const stock = await shop.ctx.db.selectFrom('stock').select(['product_id', 'on_hand']).execute()
    const received = await shop.ctx.db
      .selectFrom('stock_movement')
      .select(['product_id', 'quantity as on_hand'])
      .execute()
    const filled = stock.filter((row) => row.on_hand > 0)
    expect(new Set(received.map((row) => JSON.stringify(row)))).toEqual(
      new Set(filled.map((row) => JSON.stringify(row))),
    )
  })

  test('leaves room for what staff add: ids go on from its own', async () => {
    const added = { name: 'Thêm sau', slug: 'them-sau', category_id: 1, sort: 9 }
    const row = await shop.ctx.db
      .insertInto('sub_category')
      .values(added)
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(row.id).toBeGreaterThan(20)
  })
})

describe('generated products', () => {
  test('are the same for the same seed, and are found like any other', async () => {
    expect(await generateProducts(shop.ctx.db, 300)).toBe(300)
    shop.ctx.changeBus.changed(['catalog'])
    const { items } = await shop.call(filterProducts, { search: 'GEN100000' })
    expect(items[0]).toMatchObject({ slug: 'san-pham-100000', product_code: 'GEN100000' })
    expect(items[0]!.thumbnail).toMatch(/^\/media\/products\/.+-1-480\.webp$/)
    expect(items[0]!.name).toBe(await nameOfFirst())
  })
})

/** The first product that the same seed gives in another shop. */
async function nameOfFirst(): Promise<string> {
  const other = await openTestShop()
  await loadDemo(other.ctx)
  await generateProducts(other.ctx.db, 1)
  const { name } = await other.ctx.db
    .selectFrom('product')
    .select('name')
    .where('product_code', '=', 'GEN100000')
    .executeTakeFirstOrThrow()
  await other.close()
  return name
}
