import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isInRange, priceRanges } from '#domain/catalog/price-ranges.ts'
import { parseQuery } from '#domain/catalog/search-words.ts'
import { CatalogIndex } from './catalog-index.ts'
import type { ProductFilter } from './filter-products.ts'
import type { Stage } from './match-words.ts'
import type { IndexRow } from './indexed-product.ts'
import { searchPlainly } from '#test/support/search/plain-search.ts'

const spoken = [
  'xương',
  'khớp',
  'khop',
  'viên',
  'vien',
  'uống',
  'bổ',
  'bộ',
  'mắt',
  'gan',
  'glucosamine',
  'canxi',
  'calcium',
  'jex',
  'uong',
  'jexxon',
  'mat',
  'vitamin',
  'd3',
  '30',
  'thuốc',
  'melatonin',
]
const slipped = [
  'glucosamne',
  'vitamni',
  'melatonnin',
  'khowps',
  'xuwowng',
  'xuo',
  'v',
  'qwxz',
  'calci',
]
const groups = [
  ['canxi', 'calcium'],
  ['bổ mắt', 'sáng mắt', 'vitamin'],
  ['gan', 'thải độc', 'jex'],
]
const noFilter = { categoryIds: null, subCategoryIds: null, brandIds: null, prices: null }

const anyText = (max: number) =>
  fc
    .array(fc.constantFrom(...spoken), { minLength: 1, maxLength: max })
    .map((words) => words.join(' '))

const anyRow = fc.record({
  name: anyText(4),
  product_code: fc.constantFrom('JEX30', 'GAN', 'D3', 'V-30', 'MM1', 'MM2'),
  brand: fc.constantFrom('JEX', 'Vitalys', 'Bổ Gan'),
  brand_id: fc.integer({ min: 1, max: 3 }),
  category_id: fc.integer({ min: 1, max: 3 }),
  category: fc.constantFrom('Xương khớp', 'Bổ mắt'),
  sub_category_ids: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 2 }),
  sub_categories: fc.constant<string[]>([]),
  original_price: fc.constant(2_000_000),
  discount_price: fc.integer({ min: 1, max: 15 }).map((units) => units * 100_000),
  sold: fc.integer({ min: 0, max: 5 }),
  created_at: fc.constant(new Date(0)),
  label: anyText(6),
})

/** Products as they were first and as they are later; some went, some came. */
const history = fc.array(
  fc.record({ id: fc.integer({ min: 1, max: 60 }), row: fc.option(anyRow, { freq: 4 }) }),
  { minLength: 1, maxLength: 80 },
)

const typed = fc
  .array(fc.constantFrom(...spoken, ...slipped), { minLength: 0, maxLength: 4 })
  .map((words) => words.join(' '))

const some = (max: number) =>
  fc.option(
    fc.uniqueArray(fc.integer({ min: 1, max: max }), { maxLength: 2 }).map((ids) => new Set(ids)),
  )
const anyFilter: fc.Arbitrary<ProductFilter> = fc.record({
  categoryIds: some(3),
  subCategoryIds: some(5),
  brandIds: some(3),
  prices: fc.option(fc.subarray([...priceRanges], { minLength: 1 })),
})

type Changes = { id: number; row: Omit<IndexRow, 'id' | 'wording'> | null }[]

function indexOf(changes: Changes) {
  const index = new CatalogIndex()
  index.setTaxonomy({ ...index.taxonomy, synonyms: groups })
  const now = new Map<number, IndexRow>()
  const ever: IndexRow[] = []
  for (const { id, row } of changes) {
    const { name, product_code: code, brand, category, label } = row ?? {}
    const wording = JSON.stringify([name, code, brand, category, label])
    const rows = row ? [{ ...row, id, wording }] : []
    index.update([id], rows)
    // Asked in between, so that nothing remembered outlives a change.
    if (changes.length < 100) {
      for (const word of spoken) index.listBestMatches(parseQuery(word), 1)
    }
    if (row) now.set(id, rows[0]!)
    else now.delete(id)
    ever.push(...rows)
  }
  return { index, rows: [...now.values()], ever }
}

describe('the index', () => {
  test('finds and orders what a plain search product by product does', () => {
    fc.assert(fc.property(history, fc.array(typed, { maxLength: 6 }), expectPlainResults), {
      numRuns: 300,
    })
  })

  test('does so among many products, too', () => {
    const many = fc.array(anyRow, { minLength: 600, maxLength: 600 })
    fc.assert(
      fc.property(many, fc.array(typed, { minLength: 6, maxLength: 12 }), (rows, queries) =>
        expectPlainResults(
          rows.map((row, at) => ({ id: at + 1, row })),
          queries,
        ),
      ),
      { numRuns: 3, endOnFailure: true },
    )
  })

  test('counts for each filter what choosing it would leave', () => {
    fc.assert(
      fc.property(history, typed, anyFilter, (changes, text, chosen) => {
        const { index, rows } = indexOf(changes)
        const query = text === '' ? null : parseQuery(text)
        const find = (filter: ProductFilter) => index.find({ query, filter, from: 0, count: 100 })
        const { ids, total, counts } = find(chosen)
        const passes = (id: number) =>
          isLeft(
            rows.find((one) => one.id === id)!,
            chosen,
          )
        expect(ids).toEqual(find(noFilter).ids.filter(passes))
        expect(total).toBe(ids.length)
        for (const id of [1, 2, 3]) {
          const one = new Set([id])
          expect(counts.categories[id] ?? 0).toBe(find({ ...chosen, categoryIds: one }).total)
          expect(counts.brands[id] ?? 0).toBe(find({ ...chosen, brandIds: one }).total)
          expect(counts.subCategories[id] ?? 0).toBe(find({ ...chosen, subCategoryIds: one }).total)
        }
        priceRanges.forEach((range, at) => {
          expect(counts.prices[at]).toBe(find({ ...chosen, prices: [range] }).total)
        })
      }),
      { numRuns: 200 },
    )
  })
})

function expectPlainResults(changes: Changes, queries: string[]): void {
  const { index, rows, ever } = indexOf(changes)
  for (const query of queries.map(parseQuery)) {
    const plainly = (stage: Stage) => searchPlainly(rows, groups, query, { ever, stage })
    const expected = plainly('asked')
    const all = { filter: noFilter, from: 0, count: 1000 }
    expect(index.find({ query, ...all }).ids).toEqual(expected)
    expect(index.listBestMatches(query, 6)).toEqual(plainly('typing').slice(0, 6))
    const inOtherOrder = index.find({ query, order: 'price-asc', ...all }).ids
    expect(new Set(inOtherOrder)).toEqual(new Set(expected))
  }
}

function isLeft(row: IndexRow, { categoryIds, subCategoryIds, brandIds, prices }: ProductFilter) {
  return (
    (!categoryIds || categoryIds.has(row.category_id)) &&
    (!brandIds || brandIds.has(row.brand_id)) &&
    (!subCategoryIds || row.sub_category_ids.some((id) => subCategoryIds.has(id))) &&
    (!prices || prices.some((range) => isInRange(row.discount_price, range)))
  )
}
