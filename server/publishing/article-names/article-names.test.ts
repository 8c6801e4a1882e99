import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchBackoffice } from '#domain/backoffice/api.ts'
import { listTags } from '#domain/publishing/api.ts'
import { publishRevision, stopPublication } from '#domain/publishing/backoffice/api.ts'
import { articleCategories as categories } from '#domain/publishing/backoffice/article-categories.ts'
import { articleTags as tags } from '#domain/publishing/backoffice/article-tags.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import {
  approve,
  hireEditors,
  publishArticle,
  wholeArticle,
  writeContent,
  type Editors,
} from '#test/support/publishing.ts'
import { expectRefused } from '#test/support/refused.ts'

let shop: TestShop
let editors: Editors
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false }, now: '2026-11-24T09:00:00+07:00' })
  editors = await hireEditors(shop)
  headers = editors.writer
})
afterAll(() => shop.close())

const reason = 'Sắp xếp lại chuyên mục'

function addCategory(name: string, slug: string, sort = 0) {
  const fields = { name, slug, description: '', sort, active: true, reason }
  return shop.call(categories.create, fields, { headers })
}

function addTag(name: string, slug: string) {
  return shop.call(tags.create, { name, slug, active: true, reason }, { headers })
}

const category = (id: number) => shop.call(categories.get, { id }, { headers })
const tag = (id: number) => shop.call(tags.get, { id }, { headers })

describe('categories and tags', () => {
  test('categories stand as the blog shows them, and are found by name and address', async () => {
    await addCategory('Vận động', 'van-dong', 2)
    await addCategory('Xương khớp', 'xuong-khop', 1)
    const first = await addCategory('Ăn uống', 'an-uong', 1)
    const list = async (input: Parameters<typeof categories.list.input.parse>[0]) =>
      (await shop.call(categories.list, input as object, { headers })).items.map(({ slug }) => slug)
    const shown = await list({})
    expect(shown.indexOf('van-dong')).toBe(shown.length - 1)
    expect(await list({ sort: 'name' })).toEqual(['an-uong', 'van-dong', 'xuong-khop'])
    expect(await list({ q: 'an uong' })).toEqual(['an-uong'])
    expect(await list({ q: 'NG-KHOP' })).toEqual(['xuong-khop'])
    await shop.call(categories.change, { ...first, active: false, reason }, { headers })
    expect(await list({ state: 'inactive' })).toEqual(['an-uong'])
    const hits = await shop.call(searchBackoffice, { q: 'xuong khop' }, { headers })
    expect(hits.map(({ link }) => link)).toMatchObject([{ list: 'article-categories' }])
  })

  test('a name or address that another has is refused at its field', async () => {
    await addTag('Giấc ngủ', 'giac-ngu')
    const name = await expectRefused(addTag('Giấc ngủ', 'giac-ngu-2'))
    expect(name).toMatchObject({ code: 'conflict', fields: { name: 'Tên này đã có ở thẻ khác' } })
    const slug = await expectRefused(addTag('Ngủ ngon', 'giac-ngu'))
    expect(Object.keys(slug.fields ?? {})).toEqual(['slug'])
    expect(Object.keys((await expectRefused(addTag('Ngủ sâu', 'Ngủ sâu'))).fields ?? {})).toEqual([
      'slug',
    ])
  })

  test('one that articles show stays, and it is said how many they are', async () => {
    const { id: categoryId } = await addCategory('Dinh dưỡng', 'dinh-duong')
    const { id: tagId } = await addTag('Nước', 'nuoc')
    const body = wholeArticle(categoryId, { tag_ids: [tagId] })
    const one = await publishArticle(shop, editors, 'uong-nuoc', body)
    await publishArticle(shop, editors, 'uong-nuoc-hai', body)
    expect([await category(categoryId), await tag(tagId)]).toMatchObject([
      { articles: 2 },
      { articles: 2 },
    ])

    const closed = { ...(await category(categoryId)), active: false, reason }
    const { code, fields } = await expectRefused(shop.call(categories.change, closed, { headers }))
    expect({ code, active: fields?.['active'] }).toEqual({
      code: 'conflict',
      active: expect.stringContaining('Còn 2 bài viết'),
    })
    const all = { action: 'deactivate' as const, ids: [tagId] }
    const told = await shop.call(tags.bulkPreview, all, { headers })
    expect(told.rows).toMatchObject([
      { outcome: 'refused', title: 'Nước', reason: expect.stringContaining('Còn 2 bài viết') },
    ])
    expect(await category(categoryId)).toMatchObject({ active: true, version: 1 })

    // Everything else of it may change meanwhile.
    const renamed = { ...(await category(categoryId)), name: 'Ăn đúng', reason }
    expect(await shop.call(categories.change, renamed, { headers })).toMatchObject({ version: 2 })
    await stop(one.id, one.publications[0]!.id)
    expect(await tag(tagId)).toMatchObject({ articles: 1 })
  })

  test('one that only a plan or a draft names: the plan counts, the draft does not', async () => {
    const { id } = await addCategory('Mùa lạnh', 'mua-lanh')
    const { id: tagId } = await addTag('Cảm cúm', 'cam-cum')
    const body = wholeArticle(id, { tag_ids: [tagId] })
    const article = await publishArticle(shop, editors, 'mua-lanh', body)
    await stop(article.id, article.publications[0]!.id)
    expect(await tag(tagId)).toMatchObject({ articles: 0 })
    const later = { id: article.id, number: 1, reason: '', starts_at: '2026-11-30T08:00:00+07:00' }
    const planned = await shop.call(publishRevision, later, { headers: editors.publisher })
    expect(await tag(tagId)).toMatchObject({ articles: 1 })
    const off = { ...(await tag(tagId)), active: false, reason }
    expect(await expectRefused(shop.call(tags.change, off, { headers }))).toMatchObject({
      code: 'conflict',
    })
    const plan = planned.publications.find(({ stopped_at: at }) => at === null)!
    await stop(article.id, plan.id)
    expect(await shop.call(tags.change, off, { headers })).toMatchObject({ active: false })
    // What is out of use already is no matter of articles that name it.
    await shop.call(
      publishRevision,
      { id: article.id, number: 1, reason: '' },
      { headers: editors.publisher },
    )
    const again = { ...(await tag(tagId)), name: 'Cảm lạnh', reason }
    expect(await shop.call(tags.change, again, { headers })).toMatchObject({
      articles: 1,
      version: 3,
    })
    expect((await shop.call(listTags, {})).map(({ slug }) => slug)).not.toContain('cam-cum')
  })

  test('nothing new begins under a category that is out of use', async () => {
    const { category: made, publish } = await writePlanned('mua-he')
    await shop.call(categories.change, { ...made, active: false, reason }, { headers })
    expect((await expectRefused(publish())).fields).toHaveProperty('category_id')
  })

  test('nothing begins under a category that never was', async () => {
    const content = { kind: 'article' as const, slug: 'khong-chuyen-muc' }
    const { id } = await writeContent(shop, editors, content, wholeArticle(2_000_000_000))
    await approve(shop, editors.pharmacist, id, 1)
    const publish = shop.call(
      publishRevision,
      { id, number: 1, reason: '' },
      { headers: editors.publisher },
    )
    expect((await expectRefused(publish)).fields).toMatchObject({
      category_id: expect.stringContaining('không còn'),
    })
  })

  test('names claim no more than articles may, when they are given and when they change', async () => {
    const refused = await expectRefused(addTag('Thuốc nam chữa khỏi ung thư 100%', 'ung-thu'))
    expect(refused).toMatchObject({
      code: 'invalidInput',
      fields: { name: expect.stringContaining('chữa khỏi') },
    })
    const { id, version } = await addTag('Tiểu đường', 'tieu-duong')
    const claiming = { ...(await tag(id)), name: 'Tiểu đường khỏi hẳn sau 7 ngày', version, reason }
    const change = shop.call(tags.change, claiming, { headers })
    expect((await expectRefused(change)).fields).toHaveProperty('name')
    expect(await tag(id)).toMatchObject({ name: 'Tiểu đường', version })

    const made = await addCategory('Đái tháo đường', 'dai-thao-duong')
    const described = { ...(await category(made.id)), description: 'Đặc trị tiểu đường.', reason }
    const write = shop.call(categories.change, described, { headers })
    expect((await expectRefused(write)).fields).toHaveProperty('description')
  })

  test('is taken out of use or published under, whichever comes first', async () => {
    const { category: made, publish } = await writePlanned('mua-thu')
    const off = shop.call(categories.change, { ...made, active: false, reason }, { headers })
    const settled = await Promise.allSettled([publish(), off])
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { active, articles } = await category(made.id)
    expect(articles).toBe(active ? 1 : 0)
  })

  test('of two who change one at once the second hears how it is now', async () => {
    const made = await addTag('Vitamin', 'vitamin')
    const answers = await Promise.allSettled(
      ['Vitamin C', 'Vitamin D'].map((name) =>
        shop.call(tags.change, { ...made, name, reason }, { headers }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

/** A category with an approved article that waits to be published. */
async function writePlanned(slug: string) {
  const made = await addCategory(slug, slug)
  const content = { kind: 'article' as const, slug }
  const { id } = await writeContent(shop, editors, content, wholeArticle(made.id))
  await approve(shop, editors.pharmacist, id, 1)
  const publish = () =>
    shop.call(publishRevision, { id, number: 1, reason: '' }, { headers: editors.publisher })
  return { category: made, publish }
}

function stop(id: number, publication: number) {
  const input = { id, publication, reason: 'Cần sửa lại bài' }
  return shop.call(stopPublication, input, { headers: editors.publisher })
}
