import { describe, expect, test } from 'vitest'
import * as media from '#domain/media/api.ts'
import { mediaTexts as texts } from '#domain/media/texts.ts'
import { listAudit } from '#domain/staff/api.ts'
import { getProductBySlug } from '#domain/catalog/api.ts'
import { getArticle, getLandingPage, listArticles } from '#domain/publishing/api.ts'
import { listBanners, listPromotions } from '#domain/publishing/places/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { createContentDesk } from '#test/support/content-desk.ts'
import { photoOf, replacePicture, sendPicture } from '#test/support/pictures.ts'
import {
  blockOf,
  publishArticle,
  publishLanding,
  publishWritten,
  wholeArticle,
  wholeLanding,
  writeContent,
} from '#test/support/publishing.ts'
import { wholeBanner, wholePromotion } from '#test/support/places.ts'
import { expectRefused } from '#test/support/refused.ts'
import { addStock } from '#test/support/stock.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { waitFor } from '#test/support/wait-for.ts'

const desk = createContentDesk()
const as = () => ({ headers: desk.editors.writer })
const look = (id: number) => desk.shop.call(media.getPicture, { id }, as())
const list = async (asked: Parameters<typeof desk.shop.call<typeof media.listPictures>>[1] = {}) =>
  (await desk.shop.call(media.listPictures, asked, as())).items.map(({ id }) => id)

async function add(color: string, name?: string, size: [number, number] = [600, 400]) {
  const photo = await photoOf(color, ...size)
  return (await sendPicture(desk.shop, desk.editors.writer, photo, name)).data
}

async function describeAs(id: number, alt: string, focal = { x: 50, y: 50 }, credit = '') {
  const { version } = await look(id)
  return desk.shop.call(media.changePicture, { id, version, alt, credit, focal }, as())
}

describe('one file is one picture', () => {
  test('also sent by four people of two processes in one moment', async () => {
    const beside = await openTestShop({ config: { rateLimits: false }, beside: desk.shop })
    const photo = await photoOf('#a1b2c3')
    const people = await Promise.all(
      [desk.shop, beside, desk.shop, beside].map(async (shop) => ({
        shop,
        headers: await staffHeaders(shop, 'content'),
      })),
    )
    const sent = await Promise.all(
      people.map(({ shop, headers }, at) => sendPicture(shop, headers, photo, `${at}.jpg`)),
    )
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(sent.map(({ data }) => data.id)).size).toBe(1)
    expect(sent.filter(({ data }) => data.added)).toHaveLength(1)
    const [{ data }] = sent as [(typeof sent)[0]]
    const subject = { subject_kind: 'picture', subject_id: String(data.id) } as const
    const admin = { headers: desk.editors.publisher }
    expect((await desk.shop.call(listAudit, subject, admin)).items).toHaveLength(1)
    await beside.close()
  })

  test('of 20 at once of one sender most are told to come later, and none is lost half way', async () => {
    const photos = await Promise.all(
      Array.from({ length: 20 }, (_, at) => photoOf(`hsl(${at * 18}, 80%, 50%)`, 60, 40)),
    )
    const before = (await list({ limit: 100 })).length
    const sent = await Promise.all(
      photos.map((photo) => sendPicture(desk.shop, desk.editors.writer, photo)),
    )
    const taken = sent.filter(({ status }) => status === 200)
    expect(taken.length).toBeGreaterThanOrEqual(6)
    expect(sent.every(({ status }) => status === 200 || status === 503)).toBe(true)
    expect(await list({ limit: 100 })).toHaveLength(before + taken.length)
  })
})

test('is found by its name, what it shows and whose it is, without marks', async () => {
  const { id } = await add('#0a0b0c', 'Vườn thuốc Nam.jpg')
  await describeAs(id, 'Chị dược sĩ tưới cây đinh lăng', undefined, 'Ảnh: Hồng Phúc')
  for (const q of ['vuon thuoc', 'DINH LANG', 'hồng phúc vườn'])
    expect(await list({ q })).toEqual([id])
  expect(await list({ q: 'đinh hương' })).toEqual([])
})

test('of two who describe it at once the second hears how it is now', async () => {
  const { id } = await add('#0a0b0d')
  const change = { id, version: 1, credit: '', focal: { x: 50, y: 50 } }
  await desk.shop.call(media.changePicture, { ...change, alt: 'Lá bạc hà' }, as())
  const late = desk.shop.call(media.changePicture, { ...change, alt: 'Lá húng' }, as())
  expect((await expectRefused(late)).current).toMatchObject({ alt: 'Lá bạc hà' })
})

describe('where it is used', () => {
  test('drafts, what is in force and products are told, and nothing of it can be put away', async () => {
    const { id, stem, square } = await add('#202020', 'dung-nhieu-noi.jpg')
    expect(await list({ state: 'unused' })).toContain(id)
    const [product] = await addStock(desk.shop.ctx.db, [{ code: 'ANH' }])
    await desk.shop.ctx.db
      .updateTable('product')
      .set({ pictures: [square] })
      .where('id', '=', product!.id)
      .execute()
    const thumbnail = { src: stem, alt: 'Ảnh xám' }
    const body = wholeArticle(desk.categoryId, { thumbnail, title: 'Bài có ảnh' })
    await publishArticle(desk.shop, desk.editors, 'bai-co-anh', body)
    await writeContent(
      desk.shop,
      desk.editors,
      { kind: 'landing', slug: 'nhap' },
      wholeLanding([blockOf('picture', { picture: thumbnail })]),
    )
    const { used, version } = await look(id)
    expect(used).toEqual([
      { of: 'article', id: expect.any(String), title: 'Bài có ảnh', in_force: true },
      { of: 'product', id: String(product!.id), title: 'Viên uống ANH', in_force: true },
      { of: 'landing', id: expect.any(String), title: 'Trang của nhãn hàng', in_force: false },
    ])
    expect(await list({ state: 'unused' })).not.toContain(id)
    expect(await list({ of: 'product' })).toEqual([id])
    const refused = await expectRefused(
      desk.shop.call(media.archivePicture, { id, version, archived: true }, as()),
    )
    expect(refused.fields).toEqual({ archived: texts.inUse(3) })
  })

  test('what nothing uses is put away, and comes back with its file', async () => {
    const { id } = await add('#212121')
    const away = await desk.shop.call(
      media.archivePicture,
      { id, version: 1, archived: true },
      as(),
    )
    expect(away.archived).toBe(true)
    expect([await list({ state: 'archived' }), (await list()).includes(id)]).toEqual([[id], false])
    expect(await add('#212121')).toMatchObject({ id, added: false })
    expect(await list()).toContain(id)
  })
})

describe('another file', () => {
  test('is shown wherever the picture is used, at once, in every process; the old one comes back', async () => {
    const { shop, editors } = desk
    const { id, stem, square } = await add('#aa0000', 'do.jpg')
    const [product] = await addStock(shop.ctx.db, [{ code: 'THAY' }])
    await shop.ctx.db
      .updateTable('product')
      .set({ pictures: [square] })
      .where('id', '=', product!.id)
      .execute()
    const picture = { src: stem, alt: 'Ô màu' }
    const content = {
      type: 'doc' as const,
      content: [
        { type: 'picture' as const, attrs: { ...picture, caption: '' } },
        { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Lời' }] },
      ],
    }
    const article = wholeArticle(desk.categoryId, { thumbnail: picture, title: 'Ô màu', content })
    await publishArticle(shop, editors, 'o-mau', article)
    await publishLanding(
      shop,
      editors,
      'TrangMau',
      wholeLanding([blockOf('hero', { title: 'Màu', picture })]),
    )
    const beside = await openTestShop({
      config: { rateLimits: false },
      now: shop.ctx.clock.now().toISOString(),
      beside: shop,
    })
    const shown = async (at: TestShop) => {
      const found = await at.call(getArticle, { id: 'o-mau' })
      const page = await at.call(getLandingPage, { slug: 'TrangMau' })
      const { items } = await at.call(listArticles, { search: 'Ô màu' })
      const { images } = await at.call(getProductBySlug, { slug: 'thay' })
      const inText = found.content.content[0] as (typeof content.content)[0]
      const [hero] = page.blocks as { fields: { picture: { src: string } } }[]
      return {
        contents: new Set(
          [found.thumbnail, inText.attrs!, items[0]!.thumbnail, hero!.fields.picture].map(
            ({ src }) => src,
          ),
        ),
        product: images[0],
      }
    }
    const before = { contents: new Set([stem]), product: `${square}-960.webp` }
    expect(await shown(shop)).toEqual(before)
    await waitFor(async () => expect(await shown(beside)).toEqual(before))

    const file = await photoOf('#0000aa', 300, 900)
    const { data: replaced } = await replacePicture(shop, editors.writer, { id, version: 1, file })
    expect(replaced).toMatchObject({ src: stem, width: 300, height: 900, uses: 3 })
    const after = { contents: new Set([replaced.stem]), product: `${replaced.square}-960.webp` }
    expect(replaced.stem).not.toBe(stem)
    expect(await shown(shop)).toEqual(after)
    await waitFor(async () => expect(await shown(beside)).toEqual(after))
    // Who still has the old page still has its picture.
    expect((await shop.app.fastify.inject(`${stem}-960.webp`)).statusCode).toBe(200)
    expect(await list({ src: stem })).toEqual([id])
    expect(await list({ src: replaced.stem })).toEqual([id])

    const old = replaced.files.find(({ current }) => !current)!
    const back = { id, version: replaced.version, file: old.id, reason: 'Ảnh mới sai màu' }
    await shop.call(media.restorePictureFile, back, as())
    expect(await shown(shop)).toEqual(before)
    await waitFor(async () => expect(await shown(beside)).toEqual(before))
    await beside.close()
  })

  test('that the library has already is refused with the picture that it is', async () => {
    const [first, other] = [await add('#310000', 'mot.jpg'), await add('#320000', 'hai.jpg')]
    const give = async (version: number, color: string) =>
      replacePicture(desk.shop, desk.editors.writer, {
        id: first.id,
        version,
        file: await photoOf(color),
      })
    expect((await give(1, '#320000')).reason).toBe(texts.isAnother('hai.jpg'))
    expect((await give(1, '#310000')).reason).toBe(texts.isCurrent)
    expect((await give(1, '#330000')).status).toBe(200)
    expect((await give(2, '#310000')).reason).toBe(texts.isOldFile('tep'))
    const again = await sendPicture(desk.shop, desk.editors.writer, await photoOf('#310000'))
    expect([again.status, again.reason]).toEqual([409, texts.isOldFile('tep')])
    expect((await give(1, '#340000')).status).toBe(409)
    expect((await look(first.id)).files).toHaveLength(2)
    expect((await look(other.id)).files).toHaveLength(1)
  })

  test('readers see the one or the other while it is replaced again and again, and the last in the end', async () => {
    const { shop, editors } = desk
    const { id, stem } = await add('#410000')
    const thumbnail = { src: stem, alt: 'Đổi liên tục' }
    const body = wholeArticle(desk.categoryId, { thumbnail, title: 'Đổi ảnh' })
    await publishArticle(shop, editors, 'doi-anh', body)
    const known = new Set([stem])
    let isDone = false
    const seen = new Set<string>()
    const read = async () => {
      while (!isDone) seen.add((await shop.call(getArticle, { id: 'doi-anh' })).thumbnail.src)
    }
    const readers = [read(), read(), read()]
    let [version, last] = [1, stem]
    for (let nth = 0; nth < 5; nth += 1) {
      const file = await photoOf(`hsl(${nth * 70}, 30%, 40%)`, 60, 40)
      const { data } = await replacePicture(shop, editors.writer, { id, version, file })
      known.add(data.stem)
      ;[version, last] = [data.version, data.stem]
      expect((await shop.call(getArticle, { id: 'doi-anh' })).thumbnail.src).toBe(last)
    }
    isDone = true
    await Promise.all(readers)
    expect([...seen].filter((src) => !known.has(src))).toEqual([])
  })
})

test('what must stay in sight is told only where it is not the middle', async () => {
  const { id, stem } = await add('#510000')
  const thumbnail = { src: stem, alt: 'Một góc vườn' }
  const body = wholeArticle(desk.categoryId, { thumbnail, title: 'Góc vườn' })
  await publishArticle(desk.shop, desk.editors, 'goc-vuon', body)
  const shown = async () => (await desk.shop.call(getArticle, { id: 'goc-vuon' })).thumbnail
  expect(await shown()).toEqual(thumbnail)
  await describeAs(id, 'Vườn', { x: 20, y: 90 })
  expect(await shown()).toEqual({ ...thumbnail, focal: { x: 20, y: 90 } })
  await describeAs(id, 'Vườn')
  expect(await shown()).toEqual(thumbnail)
})

test('banners and promotions tell it too', async () => {
  const { shop, editors } = desk
  const { id, stem: src } = await add('#520000')
  const picture = { src, alt: 'Một góc vườn' }
  const banner = wholeBanner('Góc vườn', { picture })
  const promotion = wholePromotion('Vườn thuốc', { picture })
  const bannerAt = { kind: 'banner', slug: 'goc-vuon' } as const
  const promotionAt = { kind: 'promotion', slug: 'vuon-thuoc' } as const
  await publishWritten(shop, editors, (await writeContent(shop, editors, bannerAt, banner)).id)
  const written = await writeContent(shop, editors, promotionAt, promotion)
  await publishWritten(shop, editors, written.id)
  const focalOfBoth = async () => [
    (await shop.call(listBanners, {})).find(({ title }) => title === 'Góc vườn')!.focal,
    (await shop.call(listPromotions, {})).find(({ title }) => title === 'Vườn thuốc')!.focal,
  ]
  expect(await focalOfBoth()).toEqual([undefined, undefined])
  const focal = { x: 90, y: 40 }
  await describeAs(id, 'Vườn', focal)
  await waitFor(async () => expect(await focalOfBoth()).toEqual([focal, focal]))
})
