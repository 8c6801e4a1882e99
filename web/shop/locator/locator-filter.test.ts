import { expect, test } from 'vitest'
import { locatorHref, parseLocatorFilter, wholeCountry } from './locator-filter.ts'

const parse = (query: string) => parseLocatorFilter(new URLSearchParams(query))

test('an address says a place in one way', () => {
  for (const address of [
    '/he-thong-nha-thuoc/',
    '/he-thong-nha-thuoc/?province=1&ward=229&q=minh+chau&page=2',
    '/he-thong-nha-thuoc/?scheme=gso63&province=1&district=6&ward=238',
  ]) {
    expect(locatorHref(parse(address.split('?')[1] ?? ''))).toBe(address)
  }
})

test('a district is of the older scheme, and nothing is below what is not named', () => {
  expect(parse('province=1&district=6').scheme).toBe('gso63')
  expect(parse('scheme=gso34&province=1&district=6')).toMatchObject({ province: 1, district: 0 })
  expect(parse('ward=229')).toEqual(wholeCountry)
  expect(parse('scheme=gso63&province=1&ward=238')).toMatchObject({ ward: 0 })
})

test.for([
  'province=x',
  'province=-1',
  'page=0',
  'page=9999999',
  'scheme=gso99',
  'q=',
  'lat=21&lng=105',
])('what makes no sense counts as absent: %s', (query) => {
  expect(parse(query)).toEqual(wholeCountry)
})
