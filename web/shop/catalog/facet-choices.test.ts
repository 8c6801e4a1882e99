import { describe, expect, test } from 'vitest'
import type { Facets } from '#domain/catalog/api.ts'
import { activeChoices, choicesOf, priceRangeName } from './facet-choices.ts'
import { parseListFilter } from './list-filter.ts'
import { listMeta, listTitle } from './list-meta.ts'

const facets: Facets = {
  categories: [
    { slug: 'xuong-khop', name: 'Xương khớp', count: 9 },
    { slug: 'bo-mat', name: 'Bổ mắt', count: 8 },
  ],
  sub_categories: [
    { slug: 'sun-khop', name: 'Sụn khớp', count: 5, category: 'xuong-khop' },
    { slug: 'kho-mat', name: 'Khô mắt', count: 2, category: 'bo-mat' },
  ],
  brands: [
    { slug: 'jex', name: 'JEX', count: 3 },
    { slug: 'wit', name: 'WIT', count: 0 },
  ],
  prices: [
    { from: 0, to: 200_000, count: 4 },
    { from: 1_000_000, count: 1 },
  ],
}

const listOf = (query: string) => {
  const filter = parseListFilter(new URLSearchParams(query))
  return { filter, choices: choicesOf(facets, filter), origin: 'https://shop.example' }
}

describe('what a shopper can pick', () => {
  test('sub-categories appear with their category', () => {
    expect(listOf('').choices.subCategories).toEqual([])
    expect(listOf('c=bo-mat').choices.subCategories.map(({ value }) => value)).toEqual(['kho-mat'])
  })

  test('nothing empty is offered, but what is picked can always be taken back', () => {
    expect(listOf('').choices.brands.map(({ value }) => value)).toEqual(['jex'])
    const picked = listOf('brands=wit,gone&prices=200000-500000')
    expect(activeChoices(picked.choices).map(({ name }) => name)).toEqual([
      'WIT',
      'Lựa chọn không còn',
      '200.000\u2060–\u2060500.000\u00a0VNĐ',
    ])
  })

  test('price ranges are named by their ends', () => {
    expect(priceRangeName({ from: 0, to: 200_000 })).toBe('Dưới 200.000 VNĐ')
    expect(priceRangeName({ from: 0, to: 99_999 })).toBe('Dưới 100.000 VNĐ')
    expect(priceRangeName({ from: 100_000, to: 299_999 })).toBe(
      '100.000\u2060–\u2060300.000\u00a0VNĐ',
    )
    expect(priceRangeName({ from: 1_000_000 })).toBe('Từ 1.000.000 VNĐ')
  })
})

describe('what a list is called', () => {
  test.for([
    ['', 'Tất cả sản phẩm'],
    ['c=xuong-khop', 'Xương khớp'],
    ['c=xuong-khop&sc=sun-khop', 'Sụn khớp'],
    ['c=xuong-khop,bo-mat', 'Tất cả sản phẩm'],
    ['sc=sun-khop', 'Sụn khớp'],
    ['search=gan', 'Kết quả cho “gan”'],
    ['search=%00gan', 'Kết quả cho “gan”'],
    ['c=Mua hàng tại evil.example', 'Tất cả sản phẩm'],
    ['c=xuong-khop&sc=evil.example', 'Tất cả sản phẩm'],
  ] as const)('%s: %s', ([query, title]) => {
    expect(listTitle(listOf(query))).toBe(title)
  })
})

describe('what search engines are told of a list', () => {
  test('a category is a page of its own, and so is each of its pages', () => {
    expect(listMeta(listOf('c=xuong-khop&page=2'))).toMatchObject({
      canonical: '/mua-hang/?c=xuong-khop&page=2',
      noindex: false,
    })
  })

  test('sorted, priced and branded lists are the same page', () => {
    expect(listMeta(listOf('c=bo-mat&sort=price-asc&prices=0-200000&brands=jex')).canonical).toBe(
      '/mua-hang/?c=bo-mat',
    )
    expect(listMeta(listOf('c=bo-mat,xuong-khop')).canonical).toBe('/mua-hang/')
  })

  test.for(['c=evil', 'c=xuong-khop&sc=evil', 'c=xuong-khop&brands=evil'])(
    'what the shop does not have is no page: %s',
    (query) => {
      expect(listMeta(listOf(query))).toMatchObject({ canonical: '/mua-hang/', noindex: true })
    },
  )

  test('searches are kept out', () => {
    expect(listMeta(listOf('search=gan')).noindex).toBe(true)
  })
})
