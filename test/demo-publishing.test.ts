import { afterAll, beforeAll, expect, test } from 'vitest'
import * as backoffice from '#domain/publishing/backoffice/api.ts'
import * as shown from '#domain/publishing/api.ts'
import { loadDemo } from '#seed/load/index.ts'
import { loadExperts } from '#seed/load/experts.ts'
import { loadMembers } from '#seed/load/members.ts'
import { loadPublishing } from '#seed/load/publishing.ts'
import { loadStaff } from '#seed/load/staff.ts'
import { listConsultants } from '#domain/publishing/experts/api.ts'
import { listQuestions } from '#domain/question/backoffice/api.ts'
import { landingPages } from '#seed/publishing/pages/index.ts'
import { topics } from '#seed/publishing/topics.ts'
import type { TestShop } from './support/app.ts'
import { openMemberShop } from './support/members.ts'
import { staffHeaders } from './support/staff.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openMemberShop()
  await loadDemo(shop.ctx)
  await loadMembers(shop.ctx)
  await loadStaff(shop.ctx)
  expect(await loadPublishing(shop.ctx)).toBe(true)
})
afterAll(() => shop.close())

test('is loaded once', async () => {
  expect(await loadPublishing(shop.ctx)).toBe(false)
})

test('six experts have answered forty questions, and four wait, the emergency first', async () => {
  expect(await loadExperts(shop.ctx)).toBe(true)
  expect(await loadExperts(shop.ctx)).toBe(false)
  const { experts, questions } = await shop.call(listConsultants, { limit: 100 })
  expect([experts.length, questions.paginate.total_data]).toEqual([6, 40])
  expect(questions.items[0]).toMatchObject({ asked_by: 'Phùng T. T.' })
  const headers = await staffHeaders(shop)
  const { items } = await shop.call(listQuestions, {}, { headers })
  expect(items.map(({ urgent }) => urgent)).toEqual([true, false, false, false])
  expect(items[1]!.asked_by).toBe('Ngô Q. B.')
})

test('the blog shows twenty-three articles, newest first, in twelve categories', async () => {
  const { items, paginate } = await shop.call(shown.listArticles, { limit: 100 })
  expect(paginate.total_data).toBe(23)
  const dates = items.map((each) => each.published_at)
  expect(dates).toEqual(dates.toSorted().toReversed())
  const categories = await shop.call(shown.listArticleCategories, {})
  expect(categories.map(({ name, count }) => [name, count])).toEqual(
    topics.map(({ slug, name }) => [name, slug === 'cham-soc-mat' ? 1 : 2]),
  )
  const tags = await shop.call(shown.listTags, {})
  expect(tags).toHaveLength(15)
})

test('an article names who wrote it and the pharmacist who read it, and shows what is sold', async () => {
  const found = await shop.call(shown.getArticle, { id: 'do-huyet-ap-tai-nha-cho-dung' })
  expect(found).toMatchObject({
    author: { name: 'Nguyễn Mỹ Hạnh' },
    reviewed_by: 'DS. Trịnh Minh Châu, CCHN 0000457/CCHN-D-AL',
  })
  expect(found.products.map(({ product_code: code }) => code)).toEqual(['MDBP07', 'NTOME120'])
  expect(found.related).toHaveLength(4)
  const words = await shop.call(shown.listArticles, { search: 'dot quy' })
  expect(words.items[0]!.slug).toBe('nhan-biet-dot-quy-som')
})

test.each(landingPages.map(({ slug }) => slug))('the page /%s/ is published', async (slug) => {
  const page = await shop.call(shown.getLandingPage, { slug: slug.toLowerCase() })
  expect(page.slug).toBe(slug)
  expect(page.blocks.length).toBeGreaterThanOrEqual(8)
  for (const { type, products, articles, experts } of page.blocks) {
    if (type === 'product' || type === 'products') expect(products!.length).toBeGreaterThan(0)
    if (type === 'articles') expect(articles!.length).toBeGreaterThan(1)
    if (type === 'experts') expect(experts).toHaveLength(4)
  }
})

test('the desk’s list has what is live, planned and changed', async () => {
  const headers = await staffHeaders(shop)
  const countOf = async (state: 'live' | 'planned' | 'changed') => {
    const { items } = await shop.call(backoffice.listContent, { state, limit: 100 }, { headers })
    return items.map(({ slug }) => slug)
  }
  expect(await countOf('planned')).toEqual([
    'can-thi-hoc-duong-cha-me-lam-duoc-gi',
    'ngay-hoi-cuoi-nam',
  ])
  expect(await countOf('changed')).toEqual(['rung-toc-sau-sinh'])
  expect((await countOf('live')).length).toBeGreaterThanOrEqual(27)
})

test('banners, popups, promotions and the fixed pages could be published again as they are', async () => {
  const headers = await staffHeaders(shop)
  const counts: Record<string, number> = {}
  for (const kind of ['banner', 'popup', 'promotion', 'page'] as const) {
    const { items } = await shop.call(backoffice.listContent, { kind, limit: 100 }, { headers })
    counts[kind] = items.length
    for (const { id, slug } of items) {
      const { problems, findings } = await shop.call(backoffice.getContent, { id }, { headers })
      expect({ slug, problems, findings }).toEqual({ slug, problems: {}, findings: [] })
    }
  }
  expect(counts).toEqual({ banner: 6, popup: 3, promotion: 5, page: 14 })
})

test('what is planned is there tomorrow at eight', async () => {
  const { ctx } = shop
  const begins = new Date('2026-11-22T08:00:00+07:00').getTime()
  ctx.clock.advance(begins - ctx.clock.now().getTime())
  const { paginate } = await shop.call(shown.listArticles, {})
  expect(paginate.total_data).toBe(24)
})
