import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listExports, orderExport } from '#domain/backoffice/exports/api.ts'
import { days, hours } from '#domain/kernel/durations.ts'
import { employees } from '#domain/employee/backoffice.ts'
import { recordKinds } from '#server/record-kinds.ts'
import { csvText } from '#test/support/csv-text.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { refusalOf } from '#test/support/members.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { forgetExports, resourceListeners } from '../listeners.ts'

let shop: TestShop
let admin: StaffMember
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  admin = await hireStaff(shop)
  await shop.ctx.pool.query(
    `insert into employee (number, name, active, created_at)
     select 'NV' || lpad(n::text, 5, '0'), '=Nguyễn Văn An', n % 2 = 0, now()
     from generate_series(1, 1200) n`,
  )
})
afterAll(() => shop.close())

const order = (
  by: StaffMember,
  asked: Record<string, string> = {},
  format: 'csv' | 'xlsx' = 'csv',
) => shop.call(orderExport, { list: 'employees', format, asked }, by)
const make = (exportId: number) =>
  resourceListeners({ kinds: recordKinds, files: [] })['export.ordered']!['makeFile']!(shop.ctx, {
    exportId,
  })
const fileOf = (by: StaffMember) => shop.call(listExports, {}, by).then(([newest]) => newest!)

function fetchFile(id: number, { headers }: StaffMember) {
  return shop.app.fastify.inject({ url: `/api/admin/exports/${id}/file`, headers })
}

test('a file is ordered, made by the worker, and fetched by whoever ordered it', async () => {
  const { id, state, name } = await order(admin, { state: 'active', sort: '-number' })
  expect({ state, name }).toEqual({ state: 'waiting', name: 'nhan-vien-2026-11-21.csv' })
  expect((await fetchFile(id, admin)).statusCode).toBe(404)
  await make(id)
  expect(await fileOf(admin)).toMatchObject({ state: 'done', rows: 600, downloads: 0 })
  const answer = await fetchFile(id, admin)
  expect(answer.headers['content-disposition']).toContain('nhan-vien-2026-11-21.csv')
  const lines = csvText(answer).trim().split('\r\n')
  expect(lines).toHaveLength(601)
  expect(lines[1]).toBe("NV01200\t'=Nguyễn Văn An\t\tĐang làm")
  expect(await fileOf(admin)).toMatchObject({ downloads: 1, bytes: answer.rawPayload.length })
})

test('it is made once, however often the job is done', async () => {
  const { id } = await order(admin, { q: 'NV0000' })
  await Promise.all([make(id), make(id)])
  await make(id)
  expect(
    csvText(await fetchFile(id, admin))
      .trim()
      .split('\r\n'),
  ).toHaveLength(10)
})

test('a workbook comes in pieces and whole', async () => {
  const { id } = await order(admin, {}, 'xlsx')
  await make(id)
  const rows = await readSheet((await fetchFile(id, admin)).rawPayload)
  expect(rows).toHaveLength(1201)
  expect(rows[1]).toEqual(['NV00001', '=Nguyễn Văn An', null, 'Đã nghỉ'])
})

test('nobody else fetches it, nor does whoever lost the right to read the list', async () => {
  const owner = await hireStaff(shop)
  const { id } = await order(owner)
  await make(id)
  expect((await fetchFile(id, admin)).statusCode).toBe(404)
  await shop.ctx.pool.query(`update staff_user set role = 'care' where id = $1`, [owner.id])
  expect((await fetchFile(id, owner)).statusCode).toBe(403)
  await shop.ctx.pool.query(`update staff_user set role = 'admin' where id = $1`, [owner.id])
  expect(await fileOf(owner)).toMatchObject({ downloads: 0 })
})

test('what is no list, not theirs, or asks what the list does not know is refused', async () => {
  const care = await hireStaff(shop, 'care')
  expect(await refusalOf(order(care))).toBe('forbidden')
  expect(await refusalOf(order(admin, { state: 'nowhere' }))).toBe('invalidInput')
  const none = { list: 'voucher-campaigns', format: 'csv', asked: {} } as const
  expect(await refusalOf(shop.call(orderExport, none, admin))).toBe('notFound')
})

test('three wait at a time, and what was never made says so after a while', async () => {
  const someone = await hireStaff(shop)
  for (let count = 0; count < 3; count += 1) await order(someone)
  expect(await refusalOf(order(someone))).toBe('conflict')
  shop.ctx.clock.advance(hours(3))
  expect(await fileOf(someone)).toMatchObject({
    state: 'failed',
    failure: 'Chưa tạo được tệp. Vui lòng đặt lại.',
  })
  expect(await order(someone)).toMatchObject({ state: 'waiting' })
})

test('of eight ordered at once by one person three are made', async () => {
  const someone = await hireStaff(shop)
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => order(someone)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('the audit says which list was taken, whatever was sent along', async () => {
  const { id } = await order(admin, { list: 'drugstores', nonsense: 'x', state: 'active' })
  const { rows } = await shop.ctx.pool.query<{ after: object }>(
    `select after from audit_entry where subject_kind = 'exportFile' and subject_id = $1`,
    [String(id)],
  )
  expect(rows[0]!.after).toEqual({
    list: 'employees',
    format: 'csv',
    rows: 'all',
    sort: 'number',
    state: 'active',
  })
})

test('after a week it is gone with all its pieces', async () => {
  const { id } = await order(admin, { q: 'NV00001' })
  await make(id)
  shop.ctx.clock.advance(days(7))
  await forgetExports(shop.ctx)
  const { rows } = await shop.ctx.pool.query('select from export_piece where export_id = $1', [id])
  expect(rows).toEqual([])
  const left = await shop.ctx.pool.query('select from export_file where id = $1', [id])
  expect(left.rows).toEqual([])
})

test('an empty form of the import has the heads and no rows', async () => {
  const { headers } = await hireStaff(shop)
  const url = `/api${employees.export.path}?rows=none`
  const answer = await shop.app.fastify.inject({ url, headers })
  expect(csvText(answer).trim()).toBe('Mã nhân viên\tHọ tên\tSố điện thoại\tTrạng thái')
  expect(answer.headers['content-disposition']).toContain('nhan-vien-mau.csv')
})
