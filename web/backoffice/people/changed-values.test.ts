import { expect, test } from 'vitest'
import { createProduct } from '#domain/catalog/backoffice/api.ts'
import { boardFilter } from '#domain/order/backoffice/api.ts'
import { pharmacies } from '#domain/pharmacy/backoffice.ts'
import { bankStates, refundStates } from '#domain/payment/refunds.ts'
import { fieldWords, valueWords } from './audit-words.ts'
import { changedValues } from './changed-values.ts'

test('only what is different is told', () => {
  expect(changedValues({ name: 'A', stock: 3 }, { name: 'A', stock: 5 })).toEqual([
    { name: 'stock', from: '3', to: '5' },
  ])
})

test('what is new or gone, and values that have no name', () => {
  expect(changedValues(null, { name: 'A' })).toEqual([{ name: 'name', from: null, to: 'A' }])
  expect(changedValues({ name: 'A' }, {})).toEqual([{ name: 'name', from: 'A', to: 'Trống' }])
  expect(changedValues(false, true)).toEqual([{ name: '', from: 'Không', to: 'Có' }])
  expect(changedValues(null, null)).toEqual([])
})

test('states, money and numbers are told as people say them, and what is for the machine not at all', () => {
  expect(
    changedValues({ status: 'processing', version: 1 }, { status: 'shipping', version: 2 }),
  ).toEqual([{ name: 'status', from: 'Chờ xác nhận', to: 'Chờ giao hàng' }])
  expect(changedValues({ discount_price: 325_000 }, { discount_price: 1_300_000 })).toEqual([
    { name: 'discount_price', from: '325.000 VNĐ', to: '1.300.000 VNĐ' },
  ])
  const returned = { pieces: [{ line_no: 1, quantity: 2 }], restock: true, vouchers: [] }
  expect(changedValues(null, returned).map(({ to }) => to)).toEqual(['dòng 1 × 2', 'Có', 'Trống'])
})

test('a thing of several parts is told by its name', () => {
  const place = { scheme: 'gso34', province_id: 79, name: 'Hồ Chí Minh' }
  expect(changedValues(null, { place })).toEqual([{ name: 'place', from: null, to: 'Hồ Chí Minh' }])
})

test('everything that staff write of a product and a pharmacy, filter by and settle has a name', () => {
  const fields = Object.keys(createProduct.input.shape).filter((name) => name !== 'reason')
  const ofPharmacies = Object.keys(pharmacies.newFields.shape)
  const kept = [...fields, ...ofPharmacies, ...Object.keys(boardFilter), 'on_hand']
  expect(kept.filter((name) => fieldWords(name) === name)).toEqual([])
  const states = [...bankStates, ...refundStates, 'review', 'paid', 'failed']
  expect(states.filter((state) => valueWords('state', state) === state)).toEqual([])
})
