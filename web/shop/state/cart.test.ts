import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Product } from '#domain/catalog/api.ts'
import { fakeWindow } from '#web/state/fake-storage.ts'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z'), toFake: ['Date'] })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('adding keeps the product and the Vietnam day, one at a time unless told otherwise', async () => {
  const { localStorage } = fakeWindow()
  const { addToCart } = await import('./cart.ts')
  expect(addToCart(jex)).toBe('added')
  expect(addToCart(jex, { quantity: 2 })).toBe('added')
  expect(JSON.parse(localStorage.getItem('cart')!)).toMatchObject({
    items: [{ item: { slug: 'jex-30v' }, quantity: 3 }],
    timeCreate: '2026/11/21',
  })
})

test('a cart older than one day is empty, and the next product starts a new one', async () => {
  const { localStorage } = fakeWindow()
  const { addToCart, getCart } = await import('./cart.ts')
  addToCart(jex, { quantity: 2 })
  vi.setSystemTime(new Date('2026-11-22T16:59:00Z'))
  expect(getCart().lines).toHaveLength(1)
  vi.setSystemTime(new Date('2026-11-22T17:00:00Z'))
  expect(getCart().lines).toEqual([])
  addToCart(jex)
  expect(JSON.parse(localStorage.getItem('cart')!)).toMatchObject({
    items: [{ quantity: 1 }],
    timeCreate: '2026/11/23',
  })
})

test('a removed line can be put back', async () => {
  fakeWindow()
  const { addToCart, getCart, removeFromCart } = await import('./cart.ts')
  addToCart(jex, { quantity: 2 })
  const putBack = removeFromCart(jex.id)
  expect(getCart().lines).toEqual([])
  putBack()
  expect(getCart().lines).toMatchObject([{ quantity: 2 }])
})

test('a stored text that is broken is an empty cart, and adding works again', async () => {
  const { localStorage } = fakeWindow()
  localStorage.setItem('cart', '{"items":[{"item":null}]')
  const { addToCart, getCart } = await import('./cart.ts')
  expect(getCart().lines).toEqual([])
  expect(addToCart(jex)).toBe('added')
})

const jex = {
  id: 1,
  slug: 'jex-30v',
  name: 'Viên uống JEX',
  product_type: 'sale',
  product_code: 'JEX30',
  original_price: 330_000,
  discount_price: 295_000,
  quantity: 50,
  estimatedPoint: 29,
  pointAmount: 0,
  brand: 'JEX',
  categories: [],
  subCategories: [],
  autoReplen: '',
  thumbnail: '/media/products/jex-30v-1-480.webp',
  images: [],
  unit: 'Hộp',
  shortDescription: '',
} as unknown as Product
