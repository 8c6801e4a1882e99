import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPopup } from '#domain/catalog/api.ts'
import * as api from '#domain/content/api.ts'
import { days } from '#domain/kernel/durations.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { stockShelf } from '#test/support/shelf.ts'
import { readMigrations } from '../platform/migrate.ts'
import { cleanHtml, saveStaticPages } from './index.ts'
import { saveBanners, savePopupOffers, savePromotions } from '#seed/write/content.ts'

let shop: TestShop
let ids: number[]
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false }, now: '2026-11-21T09:00:00+07:00' })
  const shelf = await stockShelf(shop.ctx.db, [{ code: 'ONE' }, { code: 'TWO' }, { code: 'THREE' }])
  ids = shelf.map(({ id }) => id)
})
afterAll(() => shop.close())

const image = '/media/banners/x-960.webp'

describe('a page of fixed content', () => {
  test('is served without anything that could run', async () => {
    const html = `<h1>Đổi trả</h1><p onclick="x()">Trong <strong>7 ngày</strong></p>
      <script>alert(1)</script><a href="javascript:alert(1)">x</a><img src=x onerror=alert(1)>
      <a href="/mua-hang/">Mua hàng</a><a href="https://ngoai.example">Ngoài</a><iframe></iframe>`
    await saveStaticPages(shop.ctx, [{ slug: 'doi-tra', title: 'Đổi trả', description: '', html }])
    const page = await shop.call(api.getStaticPage, { slug: 'doi-tra' })
    expect(page.html).toContain('<h2>Đổi trả</h2><p>Trong <strong>7 ngày</strong></p>')
    expect(page.html).toContain('<a href="/mua-hang/">Mua hàng</a>')
    expect(page.html).toContain('rel="noopener nofollow"')
    expect(page.html).not.toMatch(/script|onclick|onerror|iframe/)
    expect(page.updated_at).toBe('2026-11-21T09:00:00.000+07:00')
  })

  test('names no element as the page around it does; its own links still lead to their parts', async () => {
    const html = `<p id="page-data">{"loaderData":{}}</p><h2 id="muc-cu">Cũ</h2><p id="">x</p>
      <a href="#page-data">Xem</a><a href="#mo-ta">Mô tả</a><a name="root" href="#muc-cu">Cũ</a>`
    const page = { slug: 'dat-ten', title: 'Đặt tên', description: '', html }
    await saveStaticPages(shop.ctx, [page])
    const saved = await shop.call(api.getStaticPage, { slug: 'dat-ten' })
    expect([...saved.html.matchAll(/(?:id|href|name)="[^"]*"/g)].map(String)).toEqual([
      ...['id="muc-page-data"', 'id="muc-cu"'],
      ...['href="#muc-page-data"', 'href="#mo-ta"', 'href="#muc-cu"'],
    ])
    expect(cleanHtml(saved.html)).toBe(saved.html)
  })

  test('that was saved before gets the same names by the migration', async () => {
    const old = `<p>a</p><p title="x" id="page-data">1</p><a href="#page-data">2</a> id="muc-x"`
    await saveStaticPages(shop.ctx, [{ slug: 'cu', title: 'Cũ', description: '', html: '' }])
    await shop.ctx.db
      .updateTable('static_page')
      .set({ html: old })
      .where('slug', '=', 'cu')
      .execute()
    const migration = readMigrations().find(({ name }) => name === '0040_ids_and_owners.sql')
    await shop.ctx.pool.query(migration!.sql)
    const { html } = await shop.call(api.getStaticPage, { slug: 'cu' })
    expect(html).toBe(
      `<p>a</p><p title="x" id="muc-page-data">1</p><a href="#muc-page-data">2</a> id="muc-x"`,
    )
  })

  test('that does not exist is not found, whatever is asked for', async () => {
    for (const slug of ['khong-co', 'khong\u0000-co', '🌿', "' or 1=1"]) {
      await expect(shop.call(api.getStaticPage, { slug })).rejects.toThrow('404 notFound')
    }
  })
})

describe('banners', () => {
  test('of a place show from their first day to their last, both included', async () => {
    const banner = (title: string, starts_on: string | null, ends_on: string | null) => {
      return { place: 'home', title, starts_on, ends_on, link: '/', image, image_mobile: image }
    }
    await saveBanners(shop.ctx.db, [
      banner('luôn luôn', null, null),
      banner('hôm nay', '2026-11-21', '2026-11-21'),
      banner('hôm qua', null, '2026-11-20'),
      banner('ngày mai', '2026-11-22', null),
      { ...banner('nơi khác', null, null), place: 'promotion' },
    ])
    const shown = await shop.call(api.listBanners, { slug: 'home' })
    expect(shown.map(({ title }) => title)).toEqual(['luôn luôn', 'hôm nay'])
    expect(await shop.call(api.listBanners, { slug: 'khong-co' })).toEqual([])
  })
})

describe('promotions', () => {
  test('are listed while they run, and found by their links ever after', async () => {
    const promotion = (id: string, starts_on: string, ends_on: string) => ({
      row: { id, title: id, html: '<p>Giảm giá<script></script></p>', image, starts_on, ends_on },
      productIds: [ids[1]!, ids[0]!],
    })
    await savePromotions(shop.ctx.db, [
      promotion('dang-chay', '2026-11-01', '2026-11-21'),
      promotion('da-qua', '2026-10-01', '2026-10-31'),
      promotion('sap-toi', '2026-11-22', '2026-12-31'),
    ])
    expect((await shop.call(api.listPromotions, {})).map(({ id }) => id)).toEqual(['dang-chay'])
    const running = await shop.call(api.getPromotion, { id: 'dang-chay' })
    expect(running.products.map(({ slug }) => slug)).toEqual(['two', 'one'])
    expect(running.html).toBe('<p>Giảm giá</p>')
    expect((await shop.call(api.getPromotion, { id: 'da-qua' })).title).toBe('da-qua')
    for (const id of ['sap-toi', 'khong-co', 'khong\u0000-co']) {
      await expect(shop.call(api.getPromotion, { id })).rejects.toThrow('404 notFound')
    }
  })
})

describe('the popup', () => {
  test('is the newest offer that runs and that the visitor asked for', async () => {
    const window = { starts_on: '2026-11-20', ends_on: '2026-11-21', image, link: '/' }
    await savePopupOffers(shop.ctx.db, [
      { ...window, title: 'một', product_id: ids[0]! },
      { ...window, title: 'hai', product_id: ids[1]!, starts_on: '2026-11-21' },
      { ...window, title: 'ba', product_id: ids[2]!, action_type: 'buy' },
      {
        ...window,
        title: 'mai',
        product_id: ids[2]!,
        starts_on: '2026-11-22',
        ends_on: '2026-11-22',
      },
    ])
    const titleOf = async (input: Parameters<typeof popup>[0]) => (await popup(input))?.title
    expect(await titleOf({})).toBe('hai')
    expect(await titleOf({ exclude_product_ids: [String(ids[1])] })).toBe('một')
    expect(await titleOf({ include_product_ids: `${ids[0]},x` })).toBe('một')
    expect(await titleOf({ include_product_ids: '\u0000,x' })).toBeUndefined()
    expect(await titleOf({ action_type: 'buy' })).toBe('ba')
    expect((await popup({}))?.product?.slug).toBe('two')
  })

  test('is none when its product went off sale, or its days are over', async () => {
    const { db, clock } = shop.ctx
    const text = 'update product set published = $2 where id = any($1)'
    await db.executeQuery(CompiledQuery.raw(text, [ids, false]))
    expect(await popup({})).toBeNull()
    await db.executeQuery(CompiledQuery.raw(text, [ids, true]))
    clock.advance(days(2))
    expect(await popup({})).toBeNull()
  })
})

function popup(input: Parameters<typeof shop.call<typeof getPopup>>[1]) {
  return shop.call(getPopup, input)
}
