import { afterEach, expect, test, vi } from 'vitest'
import { listSeenProducts, rememberSeenProduct } from '#web/shop/catalog/seen-products.ts'
import { listRecentSearches, rememberSearch } from '#web/shop/search-box/recent-searches.ts'
import { fakeWindow } from '#web/state/fake-storage.ts'
import { clearPersonalData } from './personal-data.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a logout leaves nothing of what somebody looked at or searched for', () => {
  fakeWindow()
  rememberSeenProduct(7)
  rememberSearch('đau khớp')
  clearPersonalData()
  expect([listSeenProducts(), listRecentSearches()]).toEqual([[], []])
})
