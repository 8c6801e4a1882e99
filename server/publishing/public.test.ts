import { describe, expect, test } from 'vitest'
import {
  getArticle,
  listArticleCategories,
  listArticles,
  listTags,
} from '#domain/publishing/api.ts'
import * as api from '#domain/publishing/backoffice/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { createContentDesk } from '#test/support/content-desk.ts'
import {
  addArticleCategory,
  approve,
  publishArticle,
  publishWritten,
  wholeArticle,
} from '#test/support/publishing.ts'
import { expectRefused } from '#test/support/refused.ts'
import { addStock } from '#test/support/stock.ts'
import { waitFor } from '#test/support/wait-for.ts'

const desk = createContentDesk()
const { begin, save, keep, publish } = desk
const as = (headers: Record<string, string>) => ({ headers })

describe('what the public sees', () => {
  test('is never a draft, a plan or what was put away', async () => {
    const id = await begin('chua-dang', { title: 'Chưa đăng bao giờ' })
    await keep(id, 2)
    await approve(desk.shop, desk.editors.pharmacist, id, 1)
    for (const asked of ['chua-dang', 'CHUA-DANG', String(id)]) {
      await expect(desk.shop.call(getArticle, { id: asked })).rejects.toThrow('404 notFound')
    }
    const { items } = await desk.shop.call(listArticles, { search: 'Chưa đăng bao giờ' })
    expect(items).toEqual([])
  })

  test('changes at 08:00 in every process, though nothing runs at that moment', async () => {
    const beside = await openTestShop({
      config: { rateLimits: false },
      now: desk.shop.ctx.clock.now().toISOString(),
      beside: desk.shop,
    })
    const { id } = await publishArticle(
      desk.shop,
      desk.editors,
      'sang-mai',
      wholeArticle(desk.categoryId, { title: 'Bản hôm nay' }),
    )
    await save(id, 2, { title: 'Bản sáng mai' })
    await keep(id, 3)
    await approve(desk.shop, desk.editors.pharmacist, id, 2)
    await publish(id, 2, { starts_at: '2026-11-25T08:00:00+07:00' })
    const titleIn = async (each: TestShop) =>
      (await each.call(getArticle, { id: 'sang-mai' })).title
    await waitFor(async () => expect(await titleIn(beside)).toBe('Bản hôm nay'))
    const until =
      new Date('2026-11-25T08:00:00+07:00').getTime() - desk.shop.ctx.clock.now().getTime()
    for (const each of [desk.shop, beside]) {
      each.ctx.clock.advance(until - 1)
      expect(await titleIn(each)).toBe('Bản hôm nay')
      each.ctx.clock.advance(1)
      expect(await titleIn(each)).toBe('Bản sáng mai')
    }
    await beside.close()
    // A day has passed: they log in again.
    await desk.logIn()
  })

  test('is found by its old address with the one that it has now, until another is in force there', async () => {
    const { id, version } = await publishArticle(
      desk.shop,
      desk.editors,
      'ten-cu',
      wholeArticle(desk.categoryId),
    )
    const rename = (slug: string, at: number) =>
      desk.shop.call(
        api.renameContent,
        { id, version: at, slug, reason: 'Tên rõ hơn' },
        as(desk.editors.publisher),
      )
    await rename('ten-moi', version)
    expect((await desk.shop.call(getArticle, { id: 'ten-cu' })).slug).toBe('ten-moi')
    // A draft that somebody begins there takes nothing from whoever follows the old address.
    const other = await begin('ten-cu')
    expect((await desk.shop.call(getArticle, { id: 'ten-cu' })).slug).toBe('ten-moi')
    await keep(other, 2)
    const { publications } = await publishWritten(desk.shop, desk.editors, other)
    expect((await desk.shop.call(getArticle, { id: 'ten-cu' })).id).toBe(other)
    const taken = await expectRefused(rename('TEN-CU', version + 1))
    expect(taken).toMatchObject({ code: 'conflict', fields: { slug: expect.any(String) } })
    await desk.shop.call(
      api.stopPublication,
      { id: other, publication: publications[0]!.id, reason: 'Ngừng bài mới' },
      as(desk.editors.publisher),
    )
    expect((await desk.shop.call(getArticle, { id: 'ten-cu' })).slug).toBe('ten-moi')
  })

  test('is still found by an old address that a draft was begun at and moved from', async () => {
    const { id, version } = await publishArticle(
      desk.shop,
      desk.editors,
      'con-day',
      wholeArticle(desk.categoryId),
    )
    const rename = (of: number, slug: string, at: number) =>
      desk.shop.call(
        api.renameContent,
        { id: of, version: at, slug, reason: 'Tên rõ hơn' },
        as(desk.editors.publisher),
      )
    await rename(id, 'con-day-moi', version)
    const draft = await begin('con-day')
    await rename(draft, 'cho-khac', 1)
    expect((await desk.shop.call(getArticle, { id: 'con-day' })).id).toBe(id)
  })

  test('has no address that means something else', async () => {
    for (const slug of ['31', 'categorie']) {
      expect((await expectRefused(begin(slug))).fields).toHaveProperty('slug')
    }
  })

  test('stands at no address of a product', async () => {
    await addStock(desk.shop.ctx.db, [{ code: 'GIU-CHO' }])
    const { slug } = await desk.shop.ctx.db
      .selectFrom('product')
      .select('slug')
      .executeTakeFirstOrThrow()
    const page = { kind: 'landing' as const, slug, title: 'Trang nhãn hàng' }
    const refusal = await expectRefused(
      desk.shop.call(api.addContent, page, as(desk.editors.writer)),
    )
    expect(refusal).toMatchObject({ code: 'conflict', fields: { slug: expect.any(String) } })
  })

  test('is counted by category and tag, and found with and without marks', async () => {
    const { id: tagId } = await desk.shop.ctx.db
      .insertInto('article_tag')
      .values({ slug: 'giac-ngu', name: 'Giấc ngủ' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const sleep = await addArticleCategory(desk.shop.ctx.db, 'giac-ngu', 'Giấc ngủ')
    await publishArticle(
      desk.shop,
      desk.editors,
      'ngu-ngon',
      wholeArticle(sleep, { title: 'Ngủ ngon hơn mỗi đêm', tag_ids: [tagId] }),
    )
    expect(await desk.shop.call(listTags, {})).toEqual([
      { id: tagId, name: 'Giấc ngủ', slug: 'giac-ngu', count: 1 },
    ])
    const categories = await desk.shop.call(listArticleCategories, {})
    expect(categories.find(({ slug }) => slug === 'giac-ngu')).toMatchObject({ count: 1 })
    for (const asked of [
      { search: 'ngủ ngon' },
      { search: 'ngu ngo' },
      { tag: 'giac-ngu' },
      { categorie: 'giac-ngu' },
    ]) {
      const { items } = await desk.shop.call(listArticles, asked)
      expect(items.map(({ slug }) => slug)).toEqual(['ngu-ngon'])
    }
    for (const search of ["' or 1=1", '& | !', ':*', '\u0000', '<->']) {
      expect((await desk.shop.call(listArticles, { search })).items.length).toBeLessThanOrEqual(20)
    }
  })
})
