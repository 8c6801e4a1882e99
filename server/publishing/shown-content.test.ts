import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getArticle, getContentPreview, getLandingPage, leaveLead } from '#domain/publishing/api.ts'
import * as desk from '#domain/publishing/backoffice/api.ts'
import { leadTexts } from '#domain/publishing/lead-texts.ts'
import { hours } from '#domain/kernel/durations.ts'
import { saveCampaign } from '../voucher/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { expectRefused } from '#test/support/refused.ts'
import {
  addArticleCategory,
  blockOf,
  hireEditors,
  publishArticle,
  publishLanding,
  publishWritten,
  wholeArticle,
  wholeLanding,
  writeContent,
  type Editors,
} from '#test/support/publishing.ts'
import { waitFor } from '#test/support/wait-for.ts'
import { readPreview, signPreview } from './preview.ts'

let shop: TestShop
let beside: TestShop
let editors: Editors
let categoryId: number
const now = '2026-11-24T09:00:00+07:00'
const eight = '2026-11-25T08:00:00+07:00'

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false }, now })
  beside = await openTestShop({ config: { rateLimits: false }, now, beside: shop })
  categoryId = await addArticleCategory(shop.ctx.db)
})
afterAll(async () => {
  await beside.close()
  await shop.close()
})

// Tests let nights pass, after which people log in anew.
beforeEach(async () => {
  editors = await hireEditors(shop)
})

/** Over its own port, so that what is kept is sent. */
async function originOf(each: TestShop): Promise<string> {
  const { server } = each.app.fastify
  if (!server.listening) await each.app.fastify.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const textAt = async (each: TestShop, path: string) =>
  (await fetch((await originOf(each)) + path)).text()

describe('feeds and sitemaps', () => {
  test('name what is in force and never a draft or a plan, in every process, kept or not', async () => {
    await publishArticle(shop, editors, 'dang-hien', wholeArticle(categoryId))
    await writeContent(
      shop,
      editors,
      { kind: 'article', slug: 'ban-nhap' },
      wholeArticle(categoryId),
    )
    const planned = await writeContent(
      shop,
      editors,
      { kind: 'article', slug: 'ngay-mai' },
      wholeArticle(categoryId, { title: 'Bài & "ngày mai" <b>' }),
    )
    await publishWritten(shop, editors, planned.id, { starts_at: eight })
    await publishLanding(
      shop,
      editors,
      'NhanHang',
      wholeLanding([blockOf('heading', { text: 'A' })]),
    )
    const maps = ['/sitemap-articles.xml', '/song-khoe/rss.xml']
    for (const each of [shop, beside]) {
      for (const path of maps) {
        await waitFor(async () =>
          expect(await textAt(each, path)).toContain('/song-khoe/dang-hien/'),
        )
        expect(each.ctx.cache.has(path)).toBe(true)
        for (const slug of ['ban-nhap', 'ngay-mai']) {
          expect(await textAt(each, path)).not.toContain(slug)
        }
      }
      expect(await textAt(each, '/sitemap-landing.xml')).toContain('/NhanHang/</loc>')
      expect(await textAt(each, '/sitemap.xml')).toContain('/sitemap-landing.xml')
    }
    const until = new Date(eight).getTime() - new Date(now).getTime()
    for (const each of [shop, beside]) {
      each.ctx.clock.advance(until - 1)
      expect(await textAt(each, maps[0]!)).not.toContain('ngay-mai')
      each.ctx.clock.advance(1)
      for (const path of maps) expect(await textAt(each, path)).toContain('/song-khoe/ngay-mai/')
    }
    expect(await textAt(shop, maps[1]!)).toContain('Bài &#38; &#34;ngày mai&#34; &#60;b&#62;')
  })
})

describe('a preview', () => {
  const linkTo = async (id: number, number = 1) => {
    const asked = { id, number, hours: 2 }
    const { path } = await shop.call(desk.previewRevision, asked, { headers: editors.writer })
    return path.split('/')[2]!
  }

  test('shows a draft that nobody else can see, as it was when the link was given', async () => {
    const { id } = await writeContent(
      shop,
      editors,
      { kind: 'article', slug: 'cho-duyet' },
      wholeArticle(categoryId, { title: 'Chờ dược sĩ duyệt' }),
    )
    const token = await linkTo(id)
    expect(await shop.call(getContentPreview, { token })).toMatchObject({
      kind: 'article',
      article: { title: 'Chờ dược sĩ duyệt', slug: 'cho-duyet' },
    })
    expect((await expectRefused(shop.call(getArticle, { id: 'cho-duyet' }))).code).toBe('notFound')
    expect((await expectRefused(shop.call(getArticle, { id: String(id) }))).code).toBe('notFound')
  })

  test('ends when what it shows is put away', async () => {
    const { id, version } = await writeContent(
      shop,
      editors,
      { kind: 'article', slug: 'cat-di' },
      wholeArticle(categoryId),
    )
    const token = await linkTo(id)
    const away = { id, version, archived: true, reason: 'Không dùng nữa' }
    await shop.call(desk.archiveContent, away, { headers: editors.publisher })
    expect((await expectRefused(shop.call(getContentPreview, { token }))).code).toBe('notFound')
  })

  test('of a page shows what it will, though it lacks everything', async () => {
    const blocks = [blockOf('hero', { title: 'Ra mắt' }), blockOf('steps', {})]
    const { id } = await writeContent(
      shop,
      editors,
      { kind: 'landing', slug: 'ra-mat' },
      wholeLanding(blocks),
    )
    const shown = await shop.call(getContentPreview, { token: await linkTo(id) })
    expect(shown).toMatchObject({ kind: 'landing', page: { slug: 'ra-mat' } })
    expect(shown.kind === 'landing' && shown.page.blocks.map(({ type }) => type)).toEqual(['hero'])
    const empty = await shop.call(
      desk.addContent,
      { kind: 'article', slug: 'trong', title: 'Trống' },
      { headers: editors.writer },
    )
    await shop.call(desk.keepRevision, { id: empty.id, version: 1 }, { headers: editors.writer })
    expect(await shop.call(getContentPreview, { token: await linkTo(empty.id) })).toMatchObject({
      article: { thumbnail: null, categorie: { name: '' } },
    })
  })

  test('is nobody’s with a link that has ended, was changed, or comes from another house', async () => {
    const { id } = await writeContent(
      shop,
      editors,
      { kind: 'article', slug: 'kin' },
      wholeArticle(categoryId),
    )
    const token = await linkTo(id)
    const [revision, ends, signature] = token.split('.') as [string, string, string]
    const foreign = { config: { ...shop.ctx.config, secretKey: 'x'.repeat(40) } }
    const endsAt = new Date(Number(ends) * 1000)
    const attempts = [
      `${Number(revision) - 1}.${ends}.${signature}`,
      `${revision}.${Number(ends) + 3600}.${signature}`,
      `${revision}.${ends}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
      `${revision}.${ends}.`,
      `0${revision}.${ends}.${signature}`,
      signPreview(foreign, Number(revision), endsAt),
      signPreview(shop.ctx, 2_147_483_647, endsAt),
      'x',
    ]
    for (const each of attempts) {
      expect((await expectRefused(shop.call(getContentPreview, { token: each }))).code).toBe(
        'notFound',
      )
    }
    expect(readPreview(shop.ctx, token)?.revisionId).toBe(Number(revision))
    shop.ctx.clock.advance(hours(2))
    expect((await expectRefused(shop.call(getContentPreview, { token }))).code).toBe('notFound')
  })

  test('is kept by nobody', async () => {
    const { id } = await writeContent(
      shop,
      editors,
      { kind: 'article', slug: 'khong-giu' },
      wholeArticle(categoryId),
    )
    const path = `/api/content/preview/${await linkTo(id)}`
    const answer = await fetch((await originOf(shop)) + path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(shop.ctx.cache.has(path)).toBe(false)
  })
})

describe('a landing page', () => {
  test('has one spelling, whatever is asked for, and tells it by its old address too', async () => {
    const { id, version } = await publishLanding(
      shop,
      editors,
      'Alipas',
      wholeLanding([blockOf('heading', { text: 'Alipas' })]),
    )
    for (const slug of ['Alipas', 'alipas', 'ALIPAS']) {
      expect((await shop.call(getLandingPage, { slug })).slug).toBe('Alipas')
    }
    const renamed = { id, version, slug: 'Alipas-Moi', reason: 'Tên mới' }
    await shop.call(desk.renameContent, renamed, { headers: editors.publisher })
    expect((await shop.call(getLandingPage, { slug: 'alipas' })).slug).toBe('Alipas-Moi')
  })

  test('shows a voucher only while it runs and everybody may have it', async () => {
    const { db, clock } = shop.ctx
    const terms = {
      name: 'Giảm cho bạn mới',
      kind: 'amount' as const,
      value: 30_000,
      startsOn: '2026-11-01',
      endsOn: clock.today(),
      createdAt: clock.now(),
    }
    const open = await saveCampaign(db, { ...terms, code: 'BANMOI', listed: true })
    const hidden = await saveCampaign(db, { ...terms, code: 'NOIBO', listed: false })
    await publishLanding(
      shop,
      editors,
      'co-voucher',
      wholeLanding([
        blockOf('voucher', { campaign_id: open }),
        blockOf('voucher', { campaign_id: hidden }),
      ]),
    )
    const vouchers = async () =>
      (await shop.call(getLandingPage, { slug: 'co-voucher' })).blocks.map(({ voucher }) => voucher)
    expect(await vouchers()).toEqual([
      {
        title: 'Giảm cho bạn mới',
        terms: ['Giảm 30.000 VNĐ', 'Áp dụng cho mọi sản phẩm'],
        ends_on: clock.today(),
      },
      undefined,
    ])
    clock.advance(hours(24))
    expect(await vouchers()).toEqual([undefined, undefined])
  })
})

describe('a form', () => {
  const person = { name: 'Nguyễn Thị Lan', phone: '0901234567', consent: true as const }
  const until = () => shop.ctx.clock.today()

  test('keeps who asked, for what, on which page; twice the same is one', async () => {
    const block = blockOf('lead', { title: 'Tư vấn', purpose: 'gọi tư vấn', until: until() })
    const { id } = await publishLanding(shop, editors, 'tu-van', wholeLanding([block]))
    const lead = { slug: 'TU-VAN', block: block.key, ...person }
    await Promise.all([1, 2, 3].map(() => shop.call(leaveLead, lead)))
    const rows = await shop.ctx.db.selectFrom('content_lead').selectAll().execute()
    expect(rows).toMatchObject([
      {
        item_id: id,
        block: block.key,
        name: 'Nguyễn Thị Lan',
        phone: '0901234567',
        consent: leadTexts.consent('gọi tư vấn'),
      },
    ])
    shop.ctx.clock.advance(hours(24))
    expect((await expectRefused(shop.call(leaveLead, lead))).code).toBe('notFound')
  })

  test('takes nothing where it is not shown, or without consent', async () => {
    const form = blockOf('lead', { title: 'Tư vấn', purpose: 'gọi tư vấn' })
    const hidden = { ...blockOf('lead', { title: 'Ẩn', purpose: 'x' }), hidden: true }
    const page = wholeLanding([form, hidden, blockOf('heading', { text: 'A' })])
    const draft = await writeContent(shop, editors, { kind: 'landing', slug: 'form' }, page)
    const send = (block: string, more: object = {}) =>
      expectRefused(shop.call(leaveLead, { slug: 'form', block, ...person, ...more }))
    expect((await send(form.key)).code).toBe('notFound')
    await publishWritten(shop, editors, draft.id)
    for (const block of [hidden.key, page.blocks[2]!.key, 'khongco']) {
      expect((await send(block)).code).toBe('notFound')
    }
    expect(await send(form.key, { consent: false })).toMatchObject({
      code: 'invalidInput',
      fields: { consent: leadTexts.consentMissing },
    })
  })

  test('asks whoever sends many from one network to show that they are a person', async () => {
    const guarded = await openTestShop({
      config: { captcha: true, rateLimits: true },
      now: shop.ctx.clock.now().toISOString(),
      beside: shop,
    })
    const block = blockOf('lead', { title: 'Tư vấn', purpose: 'gọi tư vấn' })
    await publishLanding(shop, editors, 'dong-nguoi', wholeLanding([block]))
    const send = (nth: number) =>
      guarded.call(
        leaveLead,
        { slug: 'dong-nguoi', block: block.key, ...person, phone: `090123450${nth}` },
        { from: '10.9.8.7' },
      )
    for (const nth of [1, 2, 3, 4, 5]) expect(await send(nth)).toEqual({ received: true })
    expect((await expectRefused(send(6))).code).toBe('captchaRequired')
    await guarded.close()
  })
})
