import { expect, test } from 'vitest'
import { slugOf } from '#domain/kernel/slug-of.ts'
import { draftErrors, emptyDraft } from './product-draft.ts'

test('an address is made of the name', () => {
  expect(slugOf('Viên uống Đẹp Da® (30 viên)')).toBe('vien-uong-dep-da-30-vien')
  expect(slugOf('  ')).toBe('')
})

test('an empty product names everything that it lacks', () => {
  expect(Object.keys(draftErrors(emptyDraft)).toSorted()).toEqual([
    'brand_id',
    'category_id',
    'discount_price',
    'name',
    'original_price',
    'product_code',
    'slug',
  ])
})

test('a whole product costs no more than before', () => {
  const whole = {
    ...emptyDraft,
    name: 'JEX',
    slug: 'jex',
    product_code: 'JEX',
    category_id: 1,
    brand_id: 1,
    original_price: '200000',
    discount_price: '180000',
  }
  expect(draftErrors(whole)).toEqual({})
  expect(Object.keys(draftErrors({ ...whole, discount_price: '300000' }))).toEqual([
    'discount_price',
  ])
})
