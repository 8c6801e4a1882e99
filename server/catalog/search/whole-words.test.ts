import { describe, expect, test } from 'vitest'
import { parseQuery } from '#domain/catalog/search-words.ts'
import { CatalogIndex } from './catalog-index.ts'
import type { IndexRow } from './indexed-product.ts'

const products = {
  'Sữa mát cho người lớn': '',
  'Trà an giấc': 'Cho người mất ngủ',
  'Kẹo ngậm': 'Làm mát họng cho người lớn',
  'Viên ngủ ngon cho người mất ngủ': '',
  'Glucosamine 1500': '',
  'Dầu xoa': 'Chứa glucosamin',
  'Cao dán': 'Chứa glucosamines',
}
const names = Object.keys(products)
const index = new CatalogIndex()
index.setTaxonomy({
  categories: [],
  subCategories: [],
  brands: [],
  synonyms: [],
  about: {},
  formerSlugs: [],
})
const rows = Object.entries(products).map(([name, label], at) => rowOf(at + 1, name, label))
index.update(
  rows.map(({ id }) => id),
  rows,
)

describe('on the page of results', () => {
  test('whole syllables are no beginnings of others', () => {
    expect(find('mat ngu')).toEqual(['Viên ngủ ngon cho người mất ngủ', 'Trà an giấc'])
  })

  test('a long word that a name only begins with follows the whole one; of a label it does not', () => {
    expect(find('glucosamin')).toEqual(['Dầu xoa', 'Glucosamine 1500'])
  })

  test('a word that is nowhere whole is taken for a beginning, as before', () => {
    expect(find('mat ngo')).toEqual(['Viên ngủ ngon cho người mất ngủ'])
    expect(find('glucosa')).toEqual(['Glucosamine 1500', 'Dầu xoa', 'Cao dán'])
  })
})

test('while somebody types, the last syllable may still become another', () => {
  const typing = index.listBestMatches(parseQuery('mat ngu'), 9)
  expect(namesOf([...typing])).toContain('Sữa mát cho người lớn')
})

function find(text: string): string[] {
  const filter = { categoryIds: null, subCategoryIds: null, brandIds: null, prices: null }
  return namesOf(index.find({ query: parseQuery(text), filter, from: 0, count: 9 }).ids)
}

function namesOf(ids: readonly number[]): string[] {
  return ids.map((id) => names[id - 1]!)
}

function rowOf(id: number, name: string, label: string): IndexRow {
  return {
    id,
    name,
    label,
    product_code: `P${id}`,
    brand: 'JEX',
    brand_id: 1,
    category: 'Khác',
    category_id: 1,
    sub_categories: [],
    sub_category_ids: [],
    original_price: 1,
    discount_price: 1,
    sold: 0,
    created_at: new Date(0),
    wording: `${name} ${label}`,
  }
}
