import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeWindow } from '#web/state/fake-storage.ts'
import { listSeenProducts, rememberSeenProduct } from './seen-products.ts'

describe('products seen in this browser', () => {
  beforeEach(() => void fakeWindow())
  afterEach(() => void vi.unstubAllGlobals())

  it('are kept once each, the last first, eight at most', () => {
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 2]) rememberSeenProduct(id)
    expect(listSeenProducts()).toEqual([2, 9, 8, 7, 6, 5, 4, 3])
  })

  it.each(['', '{', 'null', '{"a":1}', '["1", null, 2.5]'])(
    'survive what is stored: %s',
    (text) => {
      localStorageOf().setItem('seen-products', text)
      expect(listSeenProducts()).toEqual([])
    },
  )
})

function localStorageOf(): Storage {
  return window.localStorage
}
