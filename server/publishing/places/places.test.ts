import { describe, expect, test } from 'vitest'
import type { Body } from '#domain/publishing/kinds-of-content.ts'
import type { ContentKind } from '#domain/publishing/kinds.ts'
import { getContentPreview } from '#domain/publishing/api.ts'
import * as api from '#domain/publishing/backoffice/api.ts'
import * as shown from '#domain/publishing/places/api.ts'
import { textOf } from '#domain/richtext/text-of.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { createContentDesk } from '#test/support/content-desk.ts'
import {
  textOfWords,
  wholeBanner,
  wholePage,
  wholePopup,
  wholePromotion,
} from '#test/support/places.ts'
import { approve, publishWritten, writeContent } from '#test/support/publishing.ts'
import { expectRefused } from '#test/support/refused.ts'
import { addStock } from '#test/support/stock.ts'
import { waitFor } from '#test/support/wait-for.ts'

const desk = createContentDesk()
const as = (headers: Record<string, string>) => ({ headers })

type Written = Exclude<ContentKind, 'product'>
async function write(kind: Written, slug: string, body: Body): Promise<number> {
  return (await writeContent(desk.shop, desk.editors, { kind, slug }, body)).id
}
async function publish(kind: Written, slug: string, body: Body, times = {}): Promise<number> {
  const id = await write(kind, slug, body)
  await publishWritten(desk.shop, desk.editors, id, times)
  return id
}
/** Another revision of what is published, approved. */
async function rewrite(id: number, body: Body): Promise<void> {
  const { writer, pharmacist } = desk.editors
  await desk.shop.call(api.saveDraft, { id, version: 2, body: { ...body } }, as(writer))
  await desk.shop.call(api.keepRevision, { id, version: 3 }, as(writer))
  await approve(desk.shop, pharmacist, id, 2)
}

const bannersIn = async (shop: TestShop, slug = 'home') =>
  (await shop.call(shown.listBanners, { slug })).map(({ title }) => title)

describe('banners', () => {
  test('stand at their place in their order, and change at their second in every process', async () => {
    const { shop } = desk
    const beside = await openTestShop({
      config: { rateLimits: false },
      now: shop.ctx.clock.now().toISOString(),
      beside: shop,
    })
    await publish('banner', 'sau', wholeBanner('Banner đứng sau', { sort: 2 }))
    const id = await publish('banner', 'truoc', wholeBanner('Banner hôm nay', { sort: 1 }))
    await publish('banner', 'noi-khac', wholeBanner('Ở trang Ưu đãi', { place: 'promotion' }))
    await rewrite(id, wholeBanner('Banner sáng mai', { sort: 1 }))
    const eight = '2026-11-25T08:00:00+07:00'
    await desk.publish(id, 2, { starts_at: eight, ends_at: '2026-11-25T09:00:00+07:00' })
    await waitFor(async () =>
      expect(await bannersIn(beside)).toEqual(['Banner hôm nay', 'Banner đứng sau']),
    )
    expect(await bannersIn(shop, 'promotion')).toEqual(['Ở trang Ưu đãi'])
    expect(await bannersIn(shop, 'khong-co')).toEqual([])
    const until = new Date(eight).getTime() - shop.ctx.clock.now().getTime()
    for (const each of [shop, beside]) {
      each.ctx.clock.advance(until - 1)
      expect((await bannersIn(each))[0]).toBe('Banner hôm nay')
      each.ctx.clock.advance(1)
      expect((await bannersIn(each))[0]).toBe('Banner sáng mai')
      each.ctx.clock.advance(60 * 60 * 1000)
      expect((await bannersIn(each))[0]).toBe('Banner hôm nay')
    }
    await beside.close()
    await desk.logIn()
  })

  test('are told with both pictures, drawn ones in their widest', async () => {
    const mobile = { src: '/media/u/1a2b', alt: '' }
    await publish(
      'banner',
      'hai-anh',
      wholeBanner('Banner có hai ảnh', { place: 'promotion', sort: 9, picture_mobile: mobile }),
    )
    const told = await desk.shop.call(shown.listBanners, { slug: 'promotion' })
    expect(told.at(-1)).toMatchObject({
      image: '/media/banners/khoe-khop-mua-lanh-1440.webp',
      image_mobile: '/media/u/1a2b-960.webp',
      link: '/uu-dai/',
      alt: 'Ba hộp trên bàn',
    })
  })

  test('lead to what is there: another link is told at the desk and refused', async () => {
    const { editors, shop } = desk
    for (const link of [
      '/khong-co/',
      '/ctkm/khong-co/',
      '/song-khoe/khong-co/',
      '/mua-hang/khong-co/',
    ]) {
      const id = await write(
        'banner',
        `dan-toi-${link.slice(1, 4)}`,
        wholeBanner('Banner', { link }),
      )
      const { problems } = await shop.call(api.getContent, { id }, as(editors.writer))
      expect(problems['link']).toContain(link)
      await approve(shop, editors.pharmacist, id, 1)
      const refused = await expectRefused(desk.publish(id, 1))
      expect(refused).toMatchObject({ code: 'contentRefused', fields: { link: problems['link'] } })
    }
    await addStock(shop.ctx.db, [{ code: 'JEXLINK' }])
    await publish('promotion', 'co-that', wholePromotion('Khuyến mãi có thật'))
    for (const link of [
      '/mua-hang/?c=1',
      '/jexlink/',
      '/ctkm/co-that/',
      'https://anlanh.example/x',
    ]) {
      const id = await write(
        'banner',
        `dung-${link.replace(/\W+/g, '')}`,
        wholeBanner('Banner đúng', { link }),
      )
      const { problems } = await shop.call(api.getContent, { id }, as(editors.writer))
      expect(problems).toEqual({})
    }
  })

  test('may not promise what no supplement may', async () => {
    const { editors, shop } = desk
    const id = await write('banner', 'hua', wholeBanner('Chữa khỏi đau khớp sau 7 ngày'))
    await approve(shop, editors.pharmacist, id, 1)
    const refused = await expectRefused(desk.publish(id, 1, { reason: 'Có bằng chứng lâm sàng' }))
    expect(refused.code).toBe('contentRefused')
  })
})

describe('promotions', () => {
  const idsNow = async () =>
    (await desk.shop.call(shown.listPromotions, {})).map(({ id }) => id).toSorted()

  test('are listed on their days alone, and found by their links ever after', async () => {
    const { shop } = desk
    const [one, two] = await addStock(shop.ctx.db, [{ code: 'KMMOT' }, { code: 'KMHAI' }])
    const today = { starts_on: '2026-11-25', ends_on: '2026-11-25' }
    const product_ids = [two!.id, one!.id]
    await publish('promotion', 'hom-nay', wholePromotion('Một ngày', { ...today, product_ids }))
    const tomorrow = { starts_on: '2026-11-26', ends_on: '2026-11-26' }
    await publish('promotion', 'ngay-mai', wholePromotion('Ngày mai', tomorrow))
    expect(await idsNow()).toEqual(['co-that', 'hom-nay'])
    const { products, content } = await shop.call(shown.getPromotion, { id: 'hom-nay' })
    expect(products.map(({ slug }) => slug)).toEqual(['kmhai', 'kmmot'])
    expect(textOf(content)).toBe('Giá đã giảm hiển thị trên từng sản phẩm.')
    for (const id of ['ngay-mai', 'khong-co', 'khong\u0000-co']) {
      await expect(shop.call(shown.getPromotion, { id })).rejects.toThrow('404 notFound')
    }
    const midnight = new Date('2026-11-26T00:00:00+07:00').getTime()
    shop.ctx.clock.advance(midnight - shop.ctx.clock.now().getTime() - 1)
    expect(await idsNow()).toEqual(['co-that', 'hom-nay'])
    shop.ctx.clock.advance(1)
    expect(await idsNow()).toEqual(['co-that', 'ngay-mai'])
    expect((await shop.call(shown.getPromotion, { id: 'hom-nay' })).title).toBe('Một ngày')
    await desk.logIn()
  })
})

describe('fixed pages', () => {
  test('keep their addresses; a page more has any that is free', async () => {
    const { shop, editors } = desk
    const id = await publish('page', 'tai-app', wholePage('Tải ứng dụng'))
    const { version } = await shop.call(api.getContent, { id }, as(editors.writer))
    const reason = 'Đổi tên'
    const rename = (slug: string) =>
      expectRefused(
        shop.call(api.renameContent, { id, version, slug, reason }, as(editors.publisher)),
      )
    expect((await rename('tai-ung-dung')).code).toBe('conflict')
    const add = (slug: string) =>
      shop.call(api.addContent, { kind: 'page', slug, title: 'Trang' }, as(editors.writer))
    for (const slug of ['gio-hang', 'tai-app', 'TAI-APP']) {
      expect((await expectRefused(add(slug))).code).toBe('conflict')
    }
    const other = await publish('page', 'tuyen-dung', wholePage('Tuyển dụng'))
    const { version: its } = await shop.call(api.getContent, { id: other }, as(editors.writer))
    await shop.call(
      api.renameContent,
      { id: other, version: its, slug: 'viec-lam', reason },
      as(editors.publisher),
    )
    const found = await shop.call(shown.getStaticPage, { slug: 'tuyen-dung' })
    expect(found.slug).toBe('viec-lam')
  })

  test('are never read as drafts, and are dated by their publication', async () => {
    const { shop } = desk
    const id = await publish('page', 'gioi-thieu', wholePage('Giới thiệu'))
    const { updated_at: since } = await shop.call(shown.getStaticPage, { slug: 'gioi-thieu' })
    expect(since).toMatch(/^2026-11-26T00:00:00/)
    await rewrite(id, wholePage('Giới thiệu mới', { content: textOfWords('Bản chưa đăng') }))
    const { title, content } = await shop.call(shown.getStaticPage, { slug: 'gioi-thieu' })
    expect([title, textOf(content)]).toEqual(['Giới thiệu', 'Trong 7 ngày kể từ khi nhận hàng.'])
    for (const slug of ['khong-co', 'khong\u0000-co', '🌿', "' or 1=1"]) {
      await expect(shop.call(shown.getStaticPage, { slug })).rejects.toThrow('404 notFound')
    }
  })
})

test('a preview shows a revision of each as the public would see it, and nothing is published', async () => {
  const bodies = {
    banner: wholeBanner('Xem trước banner'),
    popup: wholePopup('Xem trước popup'),
    promotion: wholePromotion('Xem trước khuyến mãi'),
    page: wholePage('Xem trước trang'),
  }
  for (const [kind, body] of Object.entries(bodies) as [keyof typeof bodies, Body][]) {
    const id = await write(kind, `xem-truoc-${kind}`, body)
    const asked = { id, number: 1, hours: 1 }
    const { path } = await desk.shop.call(api.previewRevision, asked, as(desk.editors.writer))
    const token = path.split('/')[2]!
    const preview = await desk.shop.call(getContentPreview, { token })
    expect(preview).toMatchObject({ kind, [kind]: { title: body.title } })
  }
  expect(await bannersIn(desk.shop)).not.toContain('Xem trước banner')
})
