import fc from 'fast-check'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filterProducts, suggestProducts, type Product } from '#domain/catalog/api.ts'
import type { Input } from '#domain/contract.ts'
import { foldCases } from '#domain/kernel/fold-cases.ts'
import { loadDemo } from '#seed/load/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'

let shop: TestShop
let everything: Product[]
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  await loadDemo(shop.ctx)
  everything = (await filter({ limit: 100 })).items
})
afterAll(() => shop.close())

const filter = (input: Input<typeof filterProducts>) => shop.call(filterProducts, input)
const slugsOf = (products: { slug: string }[]) => products.map(({ slug }) => slug)

describe('filtering', () => {
  test('by category, sub-category, brand and price leaves what fits all of them', async () => {
    const { items } = await filter({
      categories: ['xuong-khop', 'bo-mat'],
      sub_categories: ['sun-khop', 'sang-mat'],
      brands: ['jex', 'wit'],
      prices: [{ from: 500_000, to: 1_000_000 }],
      limit: 100,
    })
    const expected = everything.filter(
      (one) =>
        ['JEX', 'WIT'].includes(one.brand) &&
        one.discount_price >= 500_000 &&
        one.discount_price <= 1_000_000,
    )
    expect(items.length).toBeGreaterThan(0)
    expect(slugsOf(items)).toEqual(slugsOf(expected))
  })

  test('by something unknown leaves nothing', async () => {
    expect((await filter({ categories: ['khong-co'] })).paginate.total_data).toBe(0)
    expect((await filter({ brands: ['khong-co'] })).items).toEqual([])
  })

  test('keeps the price at both ends of a range', async () => {
    const { items } = await filter({ prices: [{ from: 295_000, to: 295_000 }] })
    expect(slugsOf(items)).toContain('jex')
  })
})

describe('the counts of the filters', () => {
  test('ignore what is chosen in their own dimension', async () => {
    const free = (await filter({})).facets
    const { facets } = await filter({ categories: ['xuong-khop'] })
    expect(facets.categories).toEqual(free.categories)
    expect(facets.sub_categories.every((one) => one.category === 'xuong-khop')).toBe(true)
    const byBrand = (await filter({ brands: ['jex'] })).facets
    expect(byBrand.brands).toEqual(free.brands)
    expect(byBrand.categories).toEqual([{ slug: 'xuong-khop', name: 'Xương khớp', count: 3 }])
  })

  test('say what choosing a filter will show', async () => {
    const { facets } = await filter({ search: 'vien uong', brands: ['vitalys'] })
    for (const { slug, count } of facets.categories) {
      const chosen = await filter({ search: 'vien uong', brands: ['vitalys'], categories: [slug] })
      expect(chosen.paginate.total_data, slug).toBe(count)
    }
    for (const { count, ...range } of facets.prices) {
      const chosen = await filter({ search: 'vien uong', brands: ['vitalys'], prices: [range] })
      expect(chosen.paginate.total_data, `from ${range.from}`).toBe(count)
    }
  })

  test('keep a chosen filter that leaves nothing, so that it can be taken back', async () => {
    const { facets } = await filter({ categories: ['bo-mat'], brands: ['jex'] })
    expect(facets.brands).toContainEqual({ slug: 'jex', name: 'JEX', count: 0 })
  })
})

describe('pages', () => {
  test('hold every product exactly once, in each order', async () => {
    for (const sort of [undefined, 'best', 'new', 'price-asc', 'price-desc', 'discount'] as const) {
      const seen: string[] = []
      for (let page = 1; page <= 7; page += 1) {
        const { items, paginate } = await filter({ sort, page, limit: 10 })
        expect(paginate).toEqual({ page, limit: 10, total_data: everything.length, total_page: 7 })
        seen.push(...slugsOf(items))
      }
      expect(seen.toSorted()).toEqual(slugsOf(everything).toSorted())
    }
  })

  test('beyond the last are empty, and a limit above 100 means 100', async () => {
    expect((await filter({ page: 1000 })).items).toEqual([])
    expect((await filter({ limit: 5000 })).paginate.limit).toBe(100)
  })
})

describe('sorting', () => {
  test('by price rises or falls, also within a search', async () => {
    const prices = async (sort: 'price-asc' | 'price-desc') =>
      (await filter({ search: 'viên', sort, limit: 100 })).items.map((one) => one.discount_price)
    const rising = await prices('price-asc')
    expect(rising).toEqual(rising.toSorted((one, other) => one - other))
    expect(await prices('price-desc')).toEqual(rising.toSorted((one, other) => other - one))
  })
})

describe('what a search shows first (docs/rules/search.md)', () => {
  test.for([
    ['WT3', 'combo-3-hop-wit', 'the exact code'],
    ['Combo 6 hộp WIT bổ mắt cho cả năm nhẹ nhàng', 'combo-6-hop-wit', 'the exact name'],
    ['nattokinase nutriva', 'nattokinase-2000fu-nutriva', 'what begins so'],
    ['jex', 'jex', 'the brand, and of it what sells most'],
    ['may do huyet ap', 'may-do-huyet-ap-medora-b7', 'all words'],
    ['fish oil', 'omega-3-nutriva-1000mg', 'what means the same'],
    ['alipat', 'alipas', 'a slip'],
    ['jex xyzxyz', 'jex', 'what is left when nobody knows a word'],
  ] as const)('%s: %s, for %s', async ([search, slug]) => {
    expect((await filter({ search })).items[0]!.slug).toBe(slug)
  })

  test('is, after what has every word, what has those that say what it is for', async () => {
    const { items } = await filter({ search: 'vien uong dep da', limit: 100 })
    expect(slugsOf(items)).toContain('angela')
    expect(items.filter(({ name }) => /collagen/i.test(name)).length).toBeGreaterThan(0)
    expect(items[0]!.name).toMatch(/viên uống/i)
  })

  test('is what has every word but one, where few have all', async () => {
    const { items } = await filter({ search: 'melatonin ngủ ngon tàu điện' })
    expect(slugsOf(items)[0]).toBe('melatonin-3mg-nutriva')
  })

  test('is what bears the accents that were typed', async () => {
    const { items } = await filter({ search: 'bổ', limit: 100 })
    const bears = items.map((one) => /bổ/i.test(`${one.name} ${one.categories[0]!.name}`))
    expect(bears[0]).toBe(true)
    expect(slugsOf(items)).toContain('dau-goi-ha-thu-o-moc-nhien')
    expect(slugsOf(items).indexOf('wit')).toBeLessThan(
      slugsOf(items).indexOf('dau-goi-ha-thu-o-moc-nhien'),
    )
  })

  test('follows the synonyms that staff keep', async () => {
    expect((await filter({ search: 'lá phổi xanh' })).items).toEqual([])
    await run(`insert into search_synonym (words) values ('{lá phổi xanh,melatonin}')`)
    shop.ctx.changeBus.changed(['catalog'])
    expect((await filter({ search: 'lá phổi xanh' })).items[0]!.slug).toBe('melatonin-3mg-nutriva')
  })
})

describe('a product that changed', () => {
  test('is found under its new words and no longer under its old ones', async () => {
    await run(`update product set name = 'Tinh chất hoa kim ngân', ingredients = '', usage = '',
      short_description = '' where slug = 'melatonin-3mg-nutriva'`)
    shop.ctx.changeBus.changed(['catalog'])
    expect(slugsOf((await filter({ search: 'hoa kim ngân' })).items)[0]).toBe(
      'melatonin-3mg-nutriva',
    )
    const old = (await filter({ search: 'melatonin', limit: 100 })).items
    expect(slugsOf(old)).not.toContain('melatonin-3mg-nutriva')
  })

  test('leaves the lists when it goes off sale or its brand is renamed', async () => {
    await run(`update product set published = false where slug = 'jex'`)
    await run(`update brand set name = 'Jexxon' where slug = 'jex'`)
    shop.ctx.changeBus.changed(['catalog'])
    const { items } = await filter({ search: 'jexxon' })
    expect(slugsOf(items)).toEqual(['combo-3-hop-jex', 'combo-6-hop-jex'])
  })
})

describe('any text at all', () => {
  test('is answered by the search and by the suggestions', async () => {
    const unit = fc.constantFrom<'binary' | 'grapheme'>('binary', 'grapheme')
    const text = unit.chain((kind) => fc.string({ unit: kind, maxLength: 300 }))
    const anything = fc.oneof(
      text,
      fc.constantFrom(
        '\u0000',
        '\ud800',
        'a\udfffb',
        '%',
        '_',
        "'",
        '\\',
        'a & b',
        '(',
        '🌿🌿',
        '½®',
      ),
      fc.constant('x'.repeat(2000)),
    )
    await fc.assert(
      fc.asyncProperty(anything, async (typed) => {
        await filter({ search: typed })
        await shop.call(suggestProducts, { q: typed })
      }),
      { numRuns: 150 },
    )
  })
})

describe('suggestions', () => {
  test('are popular searches before anything is typed', async () => {
    const words = await shop.call(suggestProducts, {})
    expect(words.length).toBeGreaterThan(4)
    expect(words.every(({ type }) => type === 'word')).toBe(true)
  })

  test('lead from a symptom to its category, and to a brand by its name', async () => {
    const sleep = await shop.call(suggestProducts, { q: 'mat ngu' })
    expect(sleep).toContainEqual({
      type: 'category',
      name: 'Giấc ngủ & trí nhớ',
      slug: 'giac-ngu-tri-nho',
    })
    const brand = await shop.call(suggestProducts, { q: 'nutri' })
    expect(brand).toContainEqual({ type: 'brand', name: 'Nutriva', slug: 'nutriva' })
  })

  test('are phrases, categories and at most five products', async () => {
    const found = await shop.call(suggestProducts, { q: 'xuong kh' })
    const ofType = (type: string) => found.filter((one) => one.type === type)
    expect(ofType('category')).toEqual([
      { type: 'category', name: 'Xương khớp', slug: 'xuong-khop' },
    ])
    expect(ofType('word').length).toBeLessThanOrEqual(2)
    expect(ofType('product').length).toBeLessThanOrEqual(5)
    expect(ofType('product')[0]).toMatchObject({ thumbnail: expect.stringMatching(/-480\.webp$/) })
  })
})

describe('the twin of folding in the database', () => {
  test.for(foldCases)('makes %j into %j', async ([text, folded]) => {
    const { rows } = await shop.ctx.db.executeQuery(
      CompiledQuery.raw('select vn_fold($1) as folded', [text]),
    )
    expect(rows).toEqual([{ folded }])
  })
})

async function run(text: string): Promise<void> {
  await shop.ctx.db.executeQuery(CompiledQuery.raw(text))
}
