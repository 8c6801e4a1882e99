import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Input } from '#domain/contract.ts'
import * as api from '#domain/backoffice/views/api.ts'
import { listAudit } from '#domain/staff/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { refusalOf } from '#test/support/members.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'

let shop: TestShop
let marketing: StaffMember
let care: StaffMember
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  marketing = await hireStaff(shop, 'content')
  care = await hireStaff(shop, 'care')
})
afterAll(() => shop.close())

const list = 'voucher-campaigns'
const usual = { list, name: 'Đang chạy', query: '?trang-thai=running' }

const add = (by: StaffMember, fields: Partial<Input<typeof api.addView>> = {}) =>
  shop.call(api.addView, { ...usual, ...fields }, by)
const viewsOf = (by: StaffMember) => shop.call(api.listViews, { list }, by)
const namesOf = async (by: StaffMember) => (await viewsOf(by)).map(({ name }) => name)

async function auditOf(id: number) {
  const admin = await hireStaff(shop)
  const subject = { subject_kind: 'savedView', subject_id: String(id), limit: 10 }
  return (await shop.call(listAudit, subject, admin)).items.map(({ action }) => action)
}

test('a view is one’s own until it is shared, and then everybody’s who reads the list', async () => {
  const view = await add(marketing)
  expect(view).toMatchObject({ owner: '', shared: false, is_default: false })
  expect(await namesOf(care)).toEqual([])
  const fields = { name: 'Đợt đang chạy', query: usual.query, shared: true }
  await shop.call(api.changeView, { id: view.id, ...fields }, marketing)
  expect(await viewsOf(care)).toEqual([
    {
      id: view.id,
      ...fields,
      owner: 'Trần Thị Bình',
      is_default: false,
    },
  ])
  expect(await auditOf(view.id)).toEqual(['Sửa chế độ xem chung'])
})

test('whoever may only read shares nothing, and changes nothing of others', async () => {
  expect(await refusalOf(add(care, { name: 'Chung', shared: true }))).toBe('forbidden')
  const own = await add(care, { name: 'Của tôi' })
  const share = { id: own.id, name: 'Của tôi', query: '', shared: true }
  expect(await refusalOf(shop.call(api.changeView, share, care))).toBe('forbidden')
  const shared = await add(marketing, { name: 'Chung', shared: true })
  const rename = { id: shared.id, name: 'Khác', query: '', shared: true }
  expect(await refusalOf(shop.call(api.changeView, rename, care))).toBe('notFound')
  expect(await refusalOf(shop.call(api.deleteView, { id: shared.id }, care))).toBe('forbidden')
  expect(await refusalOf(shop.call(api.deleteView, { id: own.id }, marketing))).toBe('notFound')
})

test('whoever lost the right to share changes no view that others see, and may take it back', async () => {
  const former = await hireStaff(shop, 'content')
  const { id } = await add(former, { name: 'Của người cũ', shared: true })
  await shop.ctx.pool.query(`update staff_user set role = 'care' where id = $1`, [former.id])
  const pointed = { id, name: 'Của người cũ', query: '', shared: true }
  expect(await refusalOf(shop.call(api.changeView, pointed, former))).toBe('forbidden')
  await shop.call(api.changeView, { ...pointed, shared: false }, former)
  expect(await namesOf(care)).not.toContain('Của người cũ')
})

test('a shared one is dropped by any editor, with its line of the audit', async () => {
  const { id } = await add(marketing, { name: 'Cũ', shared: true })
  await shop.call(api.deleteView, { id }, await hireStaff(shop, 'content'))
  expect(await namesOf(care)).not.toContain('Cũ')
  expect(await auditOf(id)).toEqual(['Xoá chế độ xem chung', 'Chia sẻ chế độ xem'])
})

test('a list opens with the view that somebody chose, for them alone', async () => {
  const { id } = await add(marketing, { name: 'Mặc định', shared: true })
  await shop.call(api.chooseDefaultView, { list, id }, care)
  const chosen = async (by: StaffMember) =>
    (await viewsOf(by)).filter(({ is_default: is }) => is).map((view) => view.id)
  expect(await chosen(care)).toEqual([id])
  expect(await chosen(marketing)).toEqual([])
  await shop.call(api.chooseDefaultView, { list, id: null }, care)
  expect(await chosen(care)).toEqual([])
  // Of one that is dropped nothing stays.
  await shop.call(api.chooseDefaultView, { list, id }, care)
  await shop.call(api.deleteView, { id }, marketing)
  expect(await chosen(care)).toEqual([])
})

test('a name is taken once a person, and there is a bound to how many', async () => {
  const own = await hireStaff(shop, 'content')
  await add(own, { name: 'Trùng' })
  expect(await refusalOf(add(own, { name: 'Trùng' }))).toBe('conflict')
  await add(marketing, { name: 'Trùng' })
  for (let count = 1; count < 50; count += 1) await add(own, { name: `Số ${count}` })
  expect(await refusalOf(add(own, { name: 'Quá nhiều' }))).toBe('conflict')
})

test('lists that are only looked at have views too, shared by whoever works with what they list', async () => {
  const accountant = await hireStaff(shop, 'accountant')
  const byHand = { list: 'refunds', name: 'Chờ chuyển trả', query: '?trang-thai=byHand' }
  await add(accountant, { ...byHand, shared: true })
  expect(await refusalOf(add(care, { ...byHand, shared: true }))).toBe('forbidden')
  const seen = await shop.call(api.listViews, { list: 'refunds' }, care)
  expect(seen).toMatchObject([{ name: 'Chờ chuyển trả', owner: 'Trần Thị Bình' }])
  expect(await refusalOf(shop.call(api.listViews, { list: 'audit' }, care))).toBe('forbidden')
  for (const path of ['surveys', 'bank-transactions', 'return-requests']) {
    await add(care, { list: path, name: 'Của tôi', query: '' })
  }
})

test('a list that is none, and one that is not theirs to read, are refused', async () => {
  expect(await refusalOf(add(care, { list: 'nothing' }))).toBe('notFound')
  expect(await refusalOf(add(care, { list: 'employees' }))).toBe('forbidden')
  expect(await refusalOf(add(care, { query: 'https://elsewhere.example/' }))).toBe('invalidInput')
})
