import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/publishing/backoffice/api.ts'
import * as shown from '#domain/publishing/places/api.ts'
import { textOf } from '#domain/richtext/text-of.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { addStock } from '#test/support/stock.ts'
import { moveOldContent } from './index.ts'

let shop: TestShop
let productId: number
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false }, now: '2026-11-21T09:00:00+07:00' })
  const [product] = await addStock(shop.ctx.db, [{ code: 'CU' }])
  productId = product!.id
})
afterAll(() => shop.close())

const image = '/media/banners/x-1440.webp'
const image_mobile = '/media/banners/x-960.webp'
const html =
  '<p>Trong <strong>7 ngày</strong></p><details><summary>Hỏi?</summary><p>Đáp</p></details>'

/** As a shop from before had it. */
async function fillOldTables(): Promise<void> {
  const { db } = shop.ctx
  const page = { slug: 'chinh-sach-doi-tra', title: 'Đổi trả', description: '', html }
  await db
    .insertInto('static_page')
    .values({ ...page, updated_at: new Date('2026-05-01T10:00:00+07:00') })
    .execute()
  const banner = (title: string, starts_on: string | null, ends_on: string | null) => {
    return { place: 'home', title, starts_on, ends_on, link: '/', image, image_mobile }
  }
  await db
    .insertInto('banner')
    .values([
      banner('luôn luôn', null, null),
      banner('hôm nay', '2026-11-21', '2026-11-21'),
      banner('hôm qua', null, '2026-11-20'),
      banner('ngày mai', '2026-11-22', null),
    ])
    .execute()
  const days = { starts_on: '2026-11-01', ends_on: '2026-11-21' }
  await db
    .insertInto('promotion')
    .values({ id: 'dang-chay', title: 'Đang chạy', summary: 'Giảm', html, image, ...days })
    .execute()
  await db
    .insertInto('promotion_product')
    .values({ promotion_id: 'dang-chay', product_id: productId })
    .execute()
  await db
    .insertInto('popup_offer')
    .values({ title: 'Combo', image, link: '/cu/', product_id: productId, ...days })
    .execute()
}

const titles = async () => (await shop.call(shown.listBanners, {})).map(({ title }) => title)

describe('what stood before the engine', () => {
  test('is moved once, whoever starts at the same time, and reads as before', async () => {
    await fillOldTables()
    const starts = Array.from({ length: 4 }, () => moveOldContent(shop.ctx))
    expect((await Promise.all(starts)).filter(Boolean)).toHaveLength(1)
    expect(await titles()).toEqual(['luôn luôn', 'hôm nay'])
    const [banner] = await shop.call(shown.listBanners, {})
    expect(banner).toMatchObject({ image, image_mobile, link: '/' })
    const page = await shop.call(shown.getStaticPage, { slug: 'chinh-sach-doi-tra' })
    expect(page).toMatchObject({ title: 'Đổi trả', folds: true })
    expect(page.updated_at).toBe('2026-05-01T10:00:00.000+07:00')
    expect(textOf(page.content)).toBe('Trong 7 ngày\nHỏi?\nĐáp')
    const promotion = await shop.call(shown.getPromotion, { id: 'dang-chay' })
    expect(promotion.products.map(({ slug }) => slug)).toEqual(['cu'])
    expect((await shop.call(shown.listPromotions, {})).map(({ id }) => id)).toEqual(['dang-chay'])
    expect(await shop.call(shown.getPopup, {})).toMatchObject({
      title: 'Combo',
      product: { slug: 'cu' },
    })
    const { rows } = await shop.ctx.pool.query<{ left: number }>(
      `select (select count(*) from banner) + (select count(*) from static_page)
        + (select count(*) from promotion) + (select count(*) from promotion_product)
        + (select count(*) from popup_offer) as left`,
    )
    expect(rows[0]!.left).toBe(0)
  })

  test('begins and ends on the days it had', async () => {
    shop.ctx.clock.advance(15 * 60 * 60 * 1000 - 1)
    expect(await titles()).toEqual(['luôn luôn', 'hôm nay'])
    shop.ctx.clock.advance(1)
    expect(await titles()).toEqual(['luôn luôn', 'ngày mai'])
    expect(await shop.call(shown.listPromotions, {})).toEqual([])
    expect(await shop.call(shown.getPopup, {})).toBeNull()
    expect((await shop.call(shown.getPromotion, { id: 'dang-chay' })).title).toBe('Đang chạy')
  })

  test('is written on at the desk like anything else', async () => {
    const headers = await staffHeaders(shop)
    const { items } = await shop.call(api.listContent, { kind: 'page' }, { headers })
    const content = await shop.call(api.getContent, { id: items[0]!.id }, { headers })
    expect(content).toMatchObject({ has_changes: false, live: { revision: 1 } })
    expect(content.revisions[0]!.author).toBe('Hệ thống')
  })
})
