import { expect, test } from 'vitest'
import type { SearchHit } from '#domain/backoffice/api.ts'
import { groupHits, hitPath } from './hits.ts'

const hit = (kind: SearchHit['kind'], title: string, link: SearchHit['link']): SearchHit => ({
  kind,
  title,
  link,
  text: '',
})
const screens = [
  { label: 'Đơn hàng', path: '/quan-tri/don-hang/' },
  { label: 'Nhân viên', path: '/quan-tri/nhan-vien/', records: 'employees' },
]
const order = hit('order', 'DH1', { page: 'order', id: 'DH1' })
const customer = hit('customer', 'Lan', { page: 'customer', id: '12' })
const product = hit('product', 'JEX', { page: 'product', id: '7' })
const code = hit('code', 'AL••••', null)
const employee = hit('record', 'NV1', { page: 'record', list: 'employees', id: '5' })
const foreign = hit('record', 'X', { page: 'record', list: 'elsewhere', id: '5' })

test('hits lead to their page, a record below its list, a code nowhere', () => {
  const all = [order, customer, product, code, employee, foreign]
  expect(all.map((each) => hitPath(each, screens))).toEqual([
    '/quan-tri/don-hang/DH1/',
    '/quan-tri/khach-hang/12/',
    '/quan-tri/san-pham/7/',
    null,
    '/quan-tri/nhan-vien/5/',
    null,
  ])
})

test('hits are grouped by kind, in the order in which kinds came', () => {
  const groups = groupHits([product, order, code, employee, product], screens)
  expect(groups.map(({ label, hits }) => [label, hits.length])).toEqual([
    ['Sản phẩm', 2],
    ['Đơn hàng', 1],
    ['Mã hàng chính hãng', 1],
    ['Nhân viên', 1],
  ])
})

test('a kind with as many as are shown leads to its list, others are whole', () => {
  const many = (each: typeof order) => Array.from({ length: 5 }, () => each)
  const groups = groupHits(
    [...many(order), product, ...many(code), ...many(employee)],
    screens,
    'lan',
  )
  expect(groups.map(({ more }) => more)).toEqual([
    '/quan-tri/don-hang/?q=lan',
    null,
    null,
    '/quan-tri/nhan-vien/?q=lan',
  ])
})
