import { describe, expect, test } from 'vitest'
import { cartItemOf } from '#domain/cart/api.ts'
import { productSchema } from '#domain/catalog/api.ts'
import { nameBesideUnit, productOfCard, toCard } from './card.ts'
import { stockState } from './stock.ts'

const jex = productSchema.parse({
  id: 7,
  slug: 'jex',
  name: 'Viên uống JEX',
  product_type: 'sale',
  product_code: 'JEX30',
  original_price: 330_000,
  discount_price: 295_000,
  quantity: 12,
  estimatedPoint: 30,
  pointAmount: 30,
  brand: 'JEX',
  categories: [{ id: 1, name: 'Xương khớp', slug: 'xuong-khop' }],
  subCategories: [],
  autoReplen: '30 ngày',
  thumbnail: '/media/products/jex-1-480.webp',
  images: ['/media/products/jex-1-480.webp', '/media/products/jex-2-480.webp'],
  unit: 'Hộp 30 viên',
  shortDescription: 'Hỗ trợ bổ sung dưỡng chất cho sụn khớp.',
})

describe('a product card', () => {
  test('leaves behind what it does not show', () => {
    expect(toCard(jex)).not.toHaveProperty('shortDescription')
    expect(toCard(jex)).not.toHaveProperty('images')
  })

  test('puts the same line into the cart as the product page', () => {
    const fromPage = cartItemOf(jex)
    const fromCard = cartItemOf(productOfCard(toCard(jex)))
    expect(fromCard).toEqual(fromPage)
  })
})

test.for([
  ['Viên uống JEX, hộp 30 viên', 'Hộp 30 viên', 'Viên uống JEX'],
  ['Dầu cá, lọ 120 viên nang mềm', 'Lọ 120 viên', 'Dầu cá, lọ 120 viên nang mềm'],
  ['Viên uống JEX', '', 'Viên uống JEX'],
  ['Vắc xin phế cầu 13 chủng, đặt giữ 1 mũi', '1 mũi', 'Vắc xin phế cầu 13 chủng'],
  ['Gói tiêm chủng cho trẻ, 16 mũi', 'Gói 16 mũi', 'Gói tiêm chủng cho trẻ'],
  ['Angela bằng nội tiết tố nữ, đẹp da', 'Hộp 60 viên', 'Angela bằng nội tiết tố nữ, đẹp da'],
] as const)('of %j in packs of %j the card says %j', ([name, unit, shown]) => {
  expect(nameBesideUnit({ name, unit })).toBe(shown)
})

test.for([
  [0, 'none'],
  [1, 'few'],
  [20, 'few'],
  [21, 'plenty'],
] as const)('with %i pieces there are %s', ([quantity, state]) => {
  expect(stockState(quantity)).toBe(state)
})
