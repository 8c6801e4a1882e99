import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countChoices,
  listHref,
  parseListFilter,
  parsePriceRange,
  priceRangeValue,
  searchHref,
  withoutChoice,
  withoutChoices,
  withoutOrphans,
} from './list-filter.ts'

const read = (query: string) => parseListFilter(new URLSearchParams(query))

describe('the shop page reads its query', () => {
  test('category slugs, sub-category slugs, search and page', () => {
    expect(read('c=xuong-khop,bo-mat&sc=sun-khop&search=jex&page=2')).toMatchObject({
      categories: ['xuong-khop', 'bo-mat'],
      subCategories: ['sun-khop'],
      search: 'jex',
      page: 2,
    })
  })

  test('what a form without JavaScript sends means the same as a link', () => {
    expect(read('c=xuong-khop&c=bo-mat&prices=0-200000')).toEqual(
      read('c=xuong-khop,bo-mat&prices=0-200000'),
    )
  })

  test('what makes no sense counts as absent', () => {
    expect(read('page=0&sort=cheapest&prices=a-b,5,100-')).toMatchObject({
      page: 1,
      sort: null,
      prices: ['100-'],
    })
    expect(read('page=1.5').page).toBe(1)
    expect(read('page=1e9').page).toBe(1)
  })

  test('any query can be read, and its address leads to the same list again', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('c', 'sc', 'brands', 'prices', 'search', 'sort', 'page'),
            fc.string({ unit: 'grapheme', maxLength: 60 }),
          ),
        ),
        (pairs) => {
          const filter = parseListFilter(new URLSearchParams(pairs))
          const again = new URL(listHref(filter), 'https://shop.example').searchParams
          expect(parseListFilter(again)).toEqual(filter)
        },
      ),
    )
  })
})

describe('addresses of lists', () => {
  test('keep the trailing slash and readable commas', () => {
    expect(listHref(read('sort=new&c=a,b'))).toBe('/mua-hang/?c=a,b&sort=new')
    expect(listHref(read(''))).toBe('/mua-hang/')
    expect(searchHref(read('search=gan&page=3'))).toBe('/s/?search=gan&page=3')
  })

  test('taking a choice back starts at the first page', () => {
    const filter = read('c=a,b&brands=jex&page=4')
    expect(listHref(withoutChoice(filter, 'categories', 'a'))).toBe('/mua-hang/?c=b&brands=jex')
    expect(listHref(withoutChoices(read('c=a&search=x&sort=new&page=2')))).toBe(
      '/mua-hang/?sort=new',
    )
    expect(countChoices(filter)).toBe(3)
  })

  test('a sub-category goes with its category', () => {
    const subs = [
      { slug: 'sun-khop', category: 'xuong-khop' },
      { slug: 'kho-mat', category: 'bo-mat' },
    ]
    const filter = read('c=bo-mat&sc=sun-khop,kho-mat')
    expect(withoutOrphans(filter, subs).subCategories).toEqual(['kho-mat'])
    expect(withoutOrphans(read('sc=sun-khop'), subs).subCategories).toEqual([])
  })
})

test('price ranges are read and written in one form', () => {
  for (const text of ['0-200000', '200000-500000', '1000000-']) {
    expect(priceRangeValue(parsePriceRange(text)!)).toBe(text)
  }
  expect(parsePriceRange('-5')).toBeNull()
})
