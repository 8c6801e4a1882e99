import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { filterProducts, getMenu } from '#domain/catalog/api.ts'
import {
  brands,
  categories,
  getMenuOrder,
  mergeBrand,
  mergeCategory,
  mergeSubCategory,
  removeBrand,
  removeCategory,
  saveMenuOrder,
  subCategories,
  synonyms,
} from '#domain/catalog/backoffice/shelf-names.ts'
import type { ImportAnswer } from '#domain/resource.ts'
import { getBackofficeProduct } from '#domain/catalog/backoffice/api.ts'
import { listVaccineCenters } from '#domain/vaccine/api.ts'
import { vaccineCenters } from '#domain/vaccine/backoffice.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { expectRefused } from '#test/support/refused.ts'
import { sendForm } from '#test/support/send-form.ts'
import { addStock } from '#test/support/stock.ts'
import { hireStaff } from '#test/support/staff.ts'

let shop: TestShop
let headers: Record<string, string>
beforeAll(async () => {
  const template = inject('postgres').withUnits
  const now = '2026-11-28T09:00:00+07:00'
  shop = await openTestShop({ config: { rateLimits: false }, now, template })
  headers = (await hireStaff(shop, 'content')).headers
})
afterAll(() => shop.close())

const reason = 'Sắp xếp lại kệ hàng'

function addCategory(name: string, slug: string, description = '') {
  const fields = { name, slug, description, icon: 'leaf', picture: null, listed: true } as const
  return shop.call(categories.create, { ...fields, reason }, { headers })
}

function addBrand(name: string, slug: string) {
  return shop.call(
    brands.create,
    { name, slug, color: '#0b5fd3', listed: true, reason },
    { headers },
  )
}

function addGroup(categoryId: number, name: string, slug: string) {
  const fields = { category_id: categoryId, name, slug, listed: true, reason }
  return shop.call(subCategories.create, fields, { headers })
}

/** A product on sale in this category and of this brand. */
async function shelve(
  code: string,
  place: { category_id: number; brand_id: number },
  group?: number,
) {
  const [product] = await addStock(shop.ctx.db, [{ code }])
  const { id } = product!
  await shop.ctx.db.updateTable('product').set(place).where('id', '=', id).execute()
  if (group) {
    const row = { product_id: id, sub_category_id: group }
    await shop.ctx.db.insertInto('product_sub_category').values(row).execute()
  }
  shop.ctx.cache.drop(['catalog', 'products', `product:${id}`, 'lists'])
  return id
}

const slugsIn = async (input: {
  categories?: string[]
  brands?: string[]
  sub_categories?: string[]
}) => (await shop.call(filterProducts, input)).items.map(({ slug }) => slug)

describe('the shelf at the desk', () => {
  test('a new category stands at the end of the menu, and a hidden one in none', async () => {
    await addCategory('Giấc ngủ', 'giac-ngu')
    const last = await addCategory('Cân nặng', 'can-nang')
    const menu = async () => (await shop.call(getMenu, {})).map(({ slug }) => slug)
    expect((await menu()).slice(-2)).toEqual(['giac-ngu', 'can-nang'])
    const hidden = await shop.call(categories.get, { id: last.id }, { headers })
    await shop.call(categories.change, { ...hidden, listed: false, reason }, { headers })
    expect((await menu()).at(-1)).toBe('giac-ngu')
    for (const sort of ['sort', 'name', '-products'] as const) {
      const { items } = await shop.call(categories.list, { state: 'listed', sort }, { headers })
      expect(items.map(({ slug }) => slug)).toContain('giac-ngu')
    }
  })

  test('a renamed address leads to the new one, and who takes it back is led nowhere', async () => {
    const category = await addCategory('Tim mạch', 'tim', 'Cho trái tim khoẻ.')
    const brand = await addBrand('Vitalys', 'vitalys-cu')
    await shelve('TIM', { category_id: category.id, brand_id: brand.id })
    expect(await slugsIn({ categories: ['tim'] })).toEqual(['tim'])
    expect((await shop.call(filterProducts, { categories: ['tim'] })).about).toMatchObject({
      description: 'Cho trái tim khoẻ.',
    })
    await shop.call(categories.change, { ...category, slug: 'tim-mach', reason }, { headers })
    await shop.call(brands.change, { ...brand, slug: 'vitalys', reason }, { headers })
    const old = await shop.call(filterProducts, { categories: ['tim'], brands: ['vitalys-cu'] })
    expect(old.items.map(({ slug }) => slug)).toEqual(['tim'])
    expect(old.moved).toEqual({
      categories: ['tim-mach'],
      sub_categories: [],
      brands: ['vitalys'],
    })
    expect((await shop.call(filterProducts, { categories: ['tim-mach'] })).moved).toBeUndefined()
    const known = await shop.call(categories.get, { id: category.id }, { headers })
    expect(known.former_slugs).toEqual(['tim'])

    await addCategory('Tim', 'tim')
    expect((await shop.call(filterProducts, { categories: ['tim'] })).moved).toBeUndefined()
  })

  test('one that is used is not taken away, and it is said what uses it', async () => {
    const category = await addCategory('Mắt', 'mat')
    const brand = await addBrand('Wit', 'wit')
    await addGroup(category.id, 'Khô mắt', 'kho-mat')
    await shelve('WIT', { category_id: category.id, brand_id: brand.id })
    const { id, version } = category
    const removed = shop.call(removeCategory, { id, version, reason }, { headers })
    expect((await expectRefused(removed)).message).toContain(
      'Còn 1 sản phẩm và 1 nhóm sản phẩm thuộc mục này nên chỉ có thể ẩn, hoặc gộp vào mục khác.',
    )
    const unused = await addBrand('Không dùng', 'khong-dung')
    const end = { id: unused.id, version: unused.version, reason }
    await shop.call(removeBrand, end, { headers })
    expect((await expectRefused(shop.call(removeBrand, end, { headers }))).code).toBe('notFound')
  })

  test('joined with another, products, groups and addresses go along', async () => {
    const [from, into] = [await addCategory('Khớp', 'khop'), await addCategory('Xương', 'xuong')]
    const brand = await addBrand('Jexi', 'jexi')
    const group = await addGroup(from.id, 'Khớp gối', 'khop-goi')
    const product = await shelve('JEXI', { category_id: from.id, brand_id: brand.id }, group.id)
    const open = await shop.call(getBackofficeProduct, { id: product }, { headers })
    const renamed = await shop.call(
      categories.change,
      { ...from, slug: 'khop-moi', reason },
      { headers },
    )
    const ending = { id: from.id, into: into.id, reason }
    const stale = shop.call(mergeCategory, { ...ending, version: 1 }, { headers })
    expect((await expectRefused(stale)).code).toBe('conflict')
    await shop.call(mergeCategory, { ...ending, version: renamed.version }, { headers })

    const asked = await shop.call(filterProducts, {
      categories: ['khop'],
      sub_categories: ['khop-goi'],
    })
    expect(asked.items.map(({ slug }) => slug)).toEqual(['jexi'])
    expect(asked.moved?.categories).toEqual(['xuong'])
    const now = await shop.call(categories.get, { id: into.id }, { headers })
    expect(now).toMatchObject({ products: 1, sub_categories: 1 })
    expect(now.former_slugs.toSorted()).toEqual(['khop', 'khop-moi'])
    // Who has the product open would write the old category back.
    const after = await shop.call(getBackofficeProduct, { id: product }, { headers })
    expect(after.version).toBe(open.version + 1)
  })

  test('groups join inside their category only', async () => {
    const [one, other] = [await addCategory('Da', 'da'), await addCategory('Tóc', 'toc')]
    const a = await addGroup(one.id, 'Nám', 'nam-da')
    const b = await addGroup(one.id, 'Sạm', 'sam-da')
    const c = await addGroup(other.id, 'Rụng tóc', 'rung-toc')
    const brand = await addBrand('Dermi', 'dermi')
    await shelve('DERMI', { category_id: one.id, brand_id: brand.id }, a.id)
    const ending = { id: a.id, version: a.version, reason }
    const elsewhere = shop.call(mergeSubCategory, { ...ending, into: c.id }, { headers })
    expect((await expectRefused(elsewhere)).fields).toHaveProperty('into')
    const moved = { ...a, category_id: other.id, reason }
    expect(
      (await expectRefused(shop.call(subCategories.change, moved, { headers }))).fields,
    ).toHaveProperty('category_id')
    await shop.call(mergeSubCategory, { ...ending, into: b.id }, { headers })
    expect(await slugsIn({ sub_categories: ['sam-da'] })).toEqual(['dermi'])
  })

  test('of two who join brands with each other at once one does, and no product is lost', async () => {
    const category = await addCategory('Gan', 'gan')
    const [a, b] = [await addBrand('Gan A', 'gan-a'), await addBrand('Gan B', 'gan-b')]
    await shelve('GANA', { category_id: category.id, brand_id: a.id })
    await shelve('GANB', { category_id: category.id, brand_id: b.id })
    const join = (from: typeof a, into: typeof a) =>
      shop.call(
        mergeBrand,
        { id: from.id, version: from.version, into: into.id, reason },
        { headers },
      )
    const settled = await Promise.allSettled([join(a, b), join(b, a)])
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await slugsIn({ brands: ['gan-a'] })).toSorted()).toEqual(['gana', 'ganb'])
  })

  test('the menu is put into another order, and who looked at an older one sees how it is', async () => {
    const seen = await shop.call(getMenuOrder, {}, { headers })
    const before = seen.map(({ id, sub_categories: groups }) => ({
      id,
      sub_categories: groups.map((group) => group.id),
    }))
    const after = before.toReversed()
    const now = await shop.call(saveMenuOrder, { before, after, reason }, { headers })
    expect(now.map(({ id }) => id)).toEqual(after.map(({ id }) => id))
    const listed = now.filter((each) => each.listed).map(({ id }) => id)
    expect((await shop.call(getMenu, {})).map(({ id }) => id)).toEqual(listed)
    const late = shop.call(saveMenuOrder, { before, after, reason }, { headers })
    expect((await expectRefused(late)).code).toBe('conflict')
    const fewer = { before: after, after: after.slice(1), reason }
    expect((await expectRefused(shop.call(saveMenuOrder, fewer, { headers }))).code).toBe(
      'conflict',
    )
  })

  test('synonyms work in the next search, and a word stands in one group', async () => {
    const category = await addCategory('Ngủ', 'ngu')
    const brand = await addBrand('Otiv', 'otiv')
    await shelve('OTIVX', { category_id: category.id, brand_id: brand.id })
    expect((await shop.call(filterProducts, { search: 'lá phổi xanh' })).items).toEqual([])
    const words = ['lá phổi xanh', 'otivx']
    const made = await shop.call(synonyms.create, { words, reason }, { headers })
    const found = await shop.call(filterProducts, { search: 'lá phổi xanh' })
    expect(found.items.map(({ slug }) => slug)).toEqual(['otivx'])
    const again = shop.call(
      synonyms.create,
      { words: ['La phoi XANH', 'gì đó'], reason },
      { headers },
    )
    expect((await expectRefused(again)).fields).toHaveProperty('words')
    expect(await shop.call(synonyms.list, { q: 'la phoi' }, { headers })).toMatchObject({
      items: [{ id: made.id }],
    })
  })

  test('brands come and go as a file, known by their address', async () => {
    const known = await addBrand('An Bình', 'an-binh')
    const file = Buffer.from(
      'Tên thương hiệu,Đường dẫn,Hiện với khách\nAn Bình Mới,an-binh,Ẩn\nAn Khang,an-khang,\n',
    )
    const fields = { dry_run: 'false', reason }
    const answer = await sendForm(shop, { path: '/admin/brands/import', headers, file, fields })
    expect(answer.json<{ data: ImportAnswer }>().data).toMatchObject({ added: 1, changed: 1 })
    const now = await shop.call(brands.get, { id: known.id }, { headers })
    expect(now).toMatchObject({ name: 'An Bình Mới', listed: false, color: known.color })
  })

  test('names claim no more than articles may', async () => {
    const claiming = addBrand('Thuốc nam chữa khỏi ung thư 100%', 'ung-thu')
    expect((await expectRefused(claiming)).fields).toHaveProperty('name')
  })

  test('a centre that is closed takes no new orders', async () => {
    const fields = {
      name: 'Trung tâm tiêm Ba Đình',
      street: '18 Liễu Giai',
      place: 'Phường Cống Vị, Quận Ba Đình',
      province_id: 1,
      published: true,
    }
    const center = await shop.call(
      vaccineCenters.create,
      { code: 'HN-BD', ...fields, reason },
      { headers },
    )
    const codes = async () => (await shop.call(listVaccineCenters, {})).map(({ code }) => code)
    expect(center.province).toMatch(/Hà Nội/)
    expect(await codes()).toContain('HN-BD')
    await shop.call(vaccineCenters.change, { ...center, published: false, reason }, { headers })
    expect(await codes()).not.toContain('HN-BD')
    const taken = shop.call(
      vaccineCenters.create,
      { code: 'HN-BD', ...fields, reason },
      { headers },
    )
    expect((await expectRefused(taken)).fields).toHaveProperty('code')
  })
})
