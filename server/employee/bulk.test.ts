import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxBulk } from '#domain/bulk.ts'
import { employees } from '#domain/employee/backoffice.ts'
import { listAudit } from '#domain/staff/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { refusalOf } from '#test/support/members.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  headers = await staffHeaders(shop)
})
afterAll(() => shop.close())

const reason = 'Đóng chi nhánh miền Trung'

async function addAll(prefix: string, count: number, active = true) {
  await shop.ctx.pool.query(
    `insert into employee (number, name, active, created_at)
     select $1 || n, 'Nguyễn Văn An', $3, now() from generate_series(1, $2) n`,
    [prefix, count, active],
  )
  const { rows } = await shop.ctx.pool.query<{ id: number; version: number }>(
    `select id, version from employee where number like $1 || '%' order by id`,
    [prefix],
  )
  return rows
}

const preview = (ids: number[], action: 'activate' | 'deactivate' = 'deactivate') =>
  shop.call(employees.bulkPreview, { action, ids }, { headers })
const run = (
  records: { id: number; version: number }[],
  action: 'activate' | 'deactivate' = 'deactivate',
) => shop.call(employees.bulk, { action, records, reason }, { headers })

async function auditOf(id: number) {
  const subject = { subject_kind: 'employee', subject_id: String(id), limit: 10 }
  return (await shop.call(listAudit, subject, { headers })).items
}

const stateOf = async (id: number) => {
  const { active, version } = await shop.call(employees.get, { id }, { headers })
  return { active, version }
}

test('a preview tells of each what would become of it and changes nothing', async () => {
  const [one, two] = await addAll('XEM', 2)
  const [left] = await addAll('NGHI', 1, false)
  const told = await preview([one!.id, two!.id, left!.id, 999_999])
  expect(told).toMatchObject({ done: 2, same: 1, refused: 1 })
  expect(told.rows[0]).toEqual({
    id: one!.id,
    version: 1,
    title: 'XEM1 · Nguyễn Văn An',
    outcome: 'done',
  })
  expect(told.rows.at(-1)).toMatchObject({ outcome: 'refused', reason: 'Không còn dòng này' })
  expect(await stateOf(one!.id)).toEqual({ active: true, version: 1 })
  expect(await auditOf(one!.id)).toEqual([])
})

test('each record changes by itself, with a line of the audit of its own', async () => {
  const [one, two] = await addAll('DOI', 2)
  expect(await run([one!, two!])).toMatchObject({ done: 2, same: 0, refused: 0 })
  expect(await stateOf(one!.id)).toEqual({ active: false, version: 2 })
  const audit = await auditOf(two!.id)
  expect(audit).toHaveLength(1)
  expect(audit[0]).toMatchObject({
    action: 'Ghi nhân viên đã nghỉ',
    reason,
    before: { number: 'DOI2', active: true },
    after: { number: 'DOI2', active: false },
  })
})

test('asked again it does nothing again: an answer that was lost costs nothing', async () => {
  const records = await addAll('LAI', 3)
  await run(records)
  expect(await run(records)).toMatchObject({ done: 0, same: 3, refused: 0 })
  expect(await run([records[0]!, records[0]!])).toMatchObject({ rows: [{ outcome: 'same' }] })
  expect(await auditOf(records[0]!.id)).toHaveLength(1)
})

test('one that somebody changed since the preview is left, and the others are done', async () => {
  const records = await addAll('SUA', 2)
  const [one, two] = records
  const record = await shop.call(employees.get, { id: one!.id }, { headers })
  await shop.call(employees.change, { ...record, name: 'Tên vừa sửa', reason }, { headers })
  const { rows } = await run(records)
  expect(rows.map(({ outcome }) => outcome)).toEqual(['refused', 'done'])
  expect(rows[0]!.reason).toContain('Có người vừa sửa')
  expect(await stateOf(one!.id)).toEqual({ active: true, version: 2 })
  expect(await stateOf(two!.id)).toMatchObject({ active: false })
})

test('of two who do it at once one does, and each record changes once', async () => {
  const records = await addAll('DUA', 8)
  const answers = await Promise.all([run(records), run(records)])
  expect(answers[0].done + answers[1].done).toBe(8)
  for (const { id } of records) expect(await stateOf(id)).toEqual({ active: false, version: 2 })
})

test('what no longer fits the rules is told and left alone', async () => {
  const [one] = await addAll('CU', 1)
  await shop.ctx.pool.query(`update employee set name = 'X' where id = $1`, [one!.id])
  const { rows } = await preview([one!.id])
  expect(rows[0]).toMatchObject({
    outcome: 'refused',
    reason: expect.stringContaining('chưa đúng'),
  })
})

test('all that a list finds is taken, up to a bound', async () => {
  await addAll('LOC', 40)
  const found = { q: 'LOC', state: 'active' } as const
  const told = await shop.call(employees.bulkPreview, { action: 'deactivate', found }, { headers })
  expect(told.done).toBe(40)
  await addAll('NHIEU', maxBulk + 1)
  const many = { action: 'deactivate', found: { q: 'NHIEU' } } as const
  expect(await refusalOf(shop.call(employees.bulkPreview, many, { headers }))).toBe('invalidInput')
})

test('nobody without the right to edit does it', async () => {
  const care = { headers: await staffHeaders(shop, 'care') }
  const records = [{ id: 1, version: 1 }]
  const order = { action: 'deactivate', records, reason } as const
  expect(await refusalOf(shop.call(employees.bulk, order, care))).toBe('forbidden')
})
