import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as api from '#domain/backoffice/bulk-jobs/api.ts'
import { days } from '#domain/kernel/durations.ts'
import { listAudit } from '#domain/staff/api.ts'
import { recordKinds } from '#server/record-kinds.ts'
import { saveSetting } from '#server/settings/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { bellOf, ringAll } from '#test/support/bell.ts'
import { csvText } from '#test/support/csv-text.ts'
import { refusalOf } from '#test/support/members.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { forgetBulkJobs, resourceListeners } from '../listeners.ts'

let shop: TestShop
/** Another process at the same database. */
let other: TestShop
let admin: StaffMember
let prefix = ''
let tests = 0
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  other = await openTestShop({ beside: shop })
})
beforeEach(async () => {
  tests += 1
  prefix = `L${tests}X`
  admin = await hireStaff(shop)
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const reason = 'Đóng chi nhánh miền Trung'

async function addEmployees(count: number, from = 1): Promise<void> {
  await shop.ctx.pool.query(
    `insert into employee (number, name, active, created_at)
     select $1 || n, 'Nguyễn Văn An', true, now() from generate_series($2::int, $3::int) n`,
    [prefix, from, from + count - 1],
  )
}

type Action = 'activate' | 'deactivate'
const order = (action: Action = 'deactivate', by = admin) =>
  shop.call(api.orderBulkJob, { list: 'employees', action, found: { q: prefix }, reason }, by)
const jobOf = (id: number, by = admin) => shop.call(api.getBulkJob, { id }, by)
const turnAt = ({ ctx }: TestShop, jobId: number) =>
  resourceListeners({ kinds: recordKinds, files: [] })['bulk.ordered']!['carryOut']!(ctx, {
    jobId,
  })

/** As many turns as it takes. */
async function carryOut(id: number, at = shop): Promise<void> {
  do await turnAt(at, id)
  while ((await jobOf(id)).state === 'running')
}

async function valueOf<T>(sql: string): Promise<T> {
  const { rows } = await shop.ctx.pool.query<{ value: T }>(sql, [prefix])
  return rows[0]!.value
}
const activeLeft = () =>
  valueOf<number>(
    `select count(*)::int as value from employee where number like $1 || '%' and active`,
  )
const mostVersions = () =>
  valueOf<number>(`select max(version) as value from employee where number like $1 || '%'`)
const auditLines = () =>
  valueOf<number>(`select count(*)::int as value from audit_entry a join employee e
    on a.subject_kind = 'employee' and a.subject_id = e.id::text where e.number like $1 || '%'`)

test('ten thousand rows by two workers at once: each is done once, with its line of the audit', async () => {
  await addEmployees(10_000)
  const began = performance.now()
  const { id, total, left } = await order()
  const ordered = performance.now()
  expect({ total, left }).toEqual({ total: 10_000, left: 10_000 })
  await addEmployees(5, 10_001)
  await Promise.all([carryOut(id, shop), carryOut(id, other)])
  const seconds = (performance.now() - ordered) / 1000
  process.stdout.write(
    `10,000 rows: ordered in ${Math.round(ordered - began)} ms, ${Math.round(10_000 / seconds)} rows a second\n`,
  )
  expect(await jobOf(id)).toMatchObject({
    state: 'done',
    done: 10_000,
    same: 0,
    refused: 0,
    left: 0,
  })
  // Those who came to the list later are left alone.
  expect(await activeLeft()).toBe(5)
  expect(await mostVersions()).toBe(2)
  expect(await auditLines()).toBe(10_000)
}, 900_000)

test('of two that are for the same rows each row hears the first, and both say what they did', async () => {
  await addEmployees(300)
  const [one, two] = [await order(), await order()]
  await Promise.all([carryOut(one.id, shop), carryOut(two.id, other)])
  const [first, second] = [await jobOf(one.id), await jobOf(two.id)]
  expect(first.done + second.done).toBe(300)
  expect(first.done + first.same + first.refused).toBe(300)
  expect(second.done + second.same + second.refused).toBe(300)
  expect(await mostVersions()).toBe(2)
  expect(await auditLines()).toBe(300)
})

test('what is refused is kept with why and stops no other, and leaves as a file', async () => {
  await addEmployees(40)
  const { id } = await order()
  await shop.ctx.pool.query(
    `update employee set version = version + 1 where number = any($1::text[])`,
    [[`${prefix}7`, `${prefix}8`]],
  )
  await shop.ctx.pool.query(`update employee set name = 'X' where number = $1`, [`${prefix}9`])
  await shop.ctx.pool.query(`delete from employee where number = $1`, [`${prefix}10`])
  await shop.ctx.pool.query(`update employee set active = false where number = $1`, [`${prefix}11`])
  await carryOut(id)
  const job = await jobOf(id)
  expect(job).toMatchObject({ state: 'done', done: 35, same: 1, refused: 4 })
  expect(job.reasons[0]).toEqual({ reason: expect.stringContaining('Có người vừa sửa'), count: 2 })
  const { items, paginate } = await shop.call(api.listBulkRows, { id }, admin)
  expect(paginate.total_data).toBe(4)
  expect(items.map(({ title }) => title)).toContain(`${prefix}7 · Nguyễn Văn An`)
  const file = await shop.app.fastify.inject({
    url: `/api/admin/bulk-jobs/${id}/file`,
    headers: admin.headers,
  })
  expect(file.headers['content-disposition']).toContain(`thao-tac-hang-loat-${id}.csv`)
  const lines = csvText(file).trim().split('\r\n')
  expect(lines).toHaveLength(5)
  expect(lines.join('\n')).toContain(`${prefix}8 · Nguyễn Văn An\tKhông được\tCó người vừa sửa`)
})

test('each row is audited as if it were changed alone, by whoever asked', async () => {
  await addEmployees(1)
  const { id } = await order()
  await carryOut(id)
  const employee = await valueOf<number>(
    `select id as value from employee where number like $1 || '%'`,
  )
  const subject = { subject_kind: 'employee', subject_id: String(employee) }
  const { items } = await shop.call(listAudit, subject, admin)
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({
    staff: admin.username,
    action: 'Ghi nhân viên đã nghỉ',
    reason,
    before: { active: true },
    after: { active: false },
  })
})

test('it is stopped, says how far it came, and goes on with what is left', async () => {
  await addEmployees(400)
  const { id } = await order()
  const running = carryOut(id)
  await expect.poll(async () => (await jobOf(id)).done).toBeGreaterThan(3)
  const stopped = await shop.call(api.stopBulkJob, { id }, admin)
  expect(stopped).toMatchObject({ state: 'stopped', can_resume: true, can_stop: false })
  await running
  const { done, left } = await jobOf(id)
  expect(done).toBeLessThan(400)
  expect(done + left).toBe(400)
  await turnAt(shop, id)
  expect(await activeLeft()).toBe(left)
  expect(await refusalOf(shop.call(api.stopBulkJob, { id }, admin))).toBe('conflict')
  await shop.call(api.resumeBulkJob, { id }, admin)
  await carryOut(id)
  expect(await jobOf(id)).toMatchObject({ state: 'done', done: 400 })
  expect(await auditLines()).toBe(400)
  expect(await refusalOf(shop.call(api.resumeBulkJob, { id }, admin))).toBe('conflict')
})

test('whoever lost the right meanwhile is stopped with words, and hears of it; with the right it goes on', async () => {
  await addEmployees(3)
  const { id } = await order()
  await shop.ctx.pool.query(`update staff_user set role = 'care' where id = $1`, [admin.id])
  await turnAt(shop, id)
  await ringAll(shop)
  const boss = await hireStaff(shop)
  const halted = await jobOf(id, boss)
  expect(halted).toMatchObject({ state: 'stopped', done: 0, left: 3 })
  expect(halted.halt).toContain('không còn quyền')
  expect(await refusalOf(shop.call(api.resumeBulkJob, { id }, admin))).toBe('forbidden')
  expect(await refusalOf(shop.call(api.resumeBulkJob, { id }, boss))).toBe('forbidden')
  expect(await bellOf(shop, admin)).toMatchObject([{ kind: 'bulkStopped', subject: String(id) }])
  await shop.ctx.pool.query(`update staff_user set role = 'admin' where id = $1`, [admin.id])
  await shop.call(api.resumeBulkJob, { id }, admin)
  await carryOut(id)
  await ringAll(shop)
  expect((await bellOf(shop, admin))[0]).toMatchObject({
    kind: 'bulkDone',
    title: 'Ghi nhân viên đã nghỉ',
  })
})

test('whoever is locked out changes nothing more', async () => {
  await addEmployees(3)
  const { id } = await order()
  await shop.ctx.pool.query(`update staff_user set status = 'disabled' where id = $1`, [admin.id])
  await turnAt(shop, id)
  expect(await activeLeft()).toBe(3)
})

test('their own are seen by each, all of them by whoever reads the audit', async () => {
  await addEmployees(2)
  const { id } = await order()
  const boss = await hireStaff(shop)
  const care = await hireStaff(shop, 'care')
  const all = { of: 'all' } as const
  const seenBy = async (by: StaffMember) =>
    (await shop.call(api.listBulkJobs, all, by)).items.map((job) => job.id)
  expect(await seenBy(boss)).toContain(id)
  expect(await seenBy(care)).toEqual([])
  expect((await shop.call(api.listBulkJobs, {}, boss)).items).toEqual([])
  expect(await refusalOf(jobOf(id, care))).toBe('notFound')
  expect(await refusalOf(shop.call(api.stopBulkJob, { id }, care))).toBe('notFound')
  expect(await shop.call(api.stopBulkJob, { id }, boss)).toMatchObject({
    halt: 'Trần Thị Bình đã dừng thao tác này.',
  })
})

test('without the right, without rows and above the bound nothing begins', async () => {
  expect(await refusalOf(order())).toBe('conflict')
  await addEmployees(1001)
  const care = await hireStaff(shop, 'care')
  expect(await refusalOf(order('deactivate', care))).toBe('forbidden')
  const nothing = { list: 'employees', action: 'explode', found: {}, reason }
  expect(await refusalOf(shop.call(api.orderBulkJob, nothing, admin))).toBe('notFound')
  const unasked = { list: 'employees', action: 'activate', reason }
  expect(await refusalOf(shop.call(api.orderBulkJob, unasked, admin))).toBe('invalidInput')
  const misspelt = { list: 'employees', action: 'activate', found: { stat: 'active' }, reason }
  expect(await refusalOf(shop.call(api.orderBulkJob, misspelt, admin))).toBe('invalidInput')
  await saveSetting(shop.ctx, 'bulkJobs', { maxRows: 1000, keepDays: 30 })
  expect(await shop.call(api.getBulkLimits, {}, admin)).toEqual({ max_rows: 1000 })
  await expect(order()).rejects.toThrow('nhiều nhất 1.000 dòng')
  await saveSetting(shop.ctx, 'bulkJobs', { maxRows: 50_000, keepDays: 30 })
})

test('rows that were ticked are meant once each, those that are gone with words', async () => {
  await addEmployees(2)
  const { rows } = await shop.ctx.pool.query<{ id: number }>(
    `select id from employee where number like $1 || '%'`,
    [prefix],
  )
  const ids = [rows[0]!.id, rows[0]!.id, 2_000_000_000]
  const asked = { list: 'employees', action: 'deactivate', ids, reason }
  const { id, total } = await shop.call(api.orderBulkJob, asked, admin)
  expect(total).toBe(2)
  await carryOut(id)
  expect(await jobOf(id)).toMatchObject({
    done: 1,
    refused: 1,
    reasons: [{ reason: 'Không còn dòng này' }],
  })
})

test('sent again with its key it is one job, and three of one person run at a time', async () => {
  await addEmployees(2)
  const headers = { ...admin.headers, 'idempotency-key': 'bulk-order-of-one-person' }
  const twice = await Promise.all([1, 2].map(() => order('deactivate', { ...admin, headers })))
  expect(twice[0]!.id).toBe(twice[1]!.id)
  const answers = await Promise.allSettled(Array.from({ length: 6 }, () => order()))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})

test('after as many days as the setting says it is forgotten with its rows, the audit is not', async () => {
  await addEmployees(2)
  const { id } = await order()
  await carryOut(id)
  shop.ctx.clock.advance(days(29))
  await forgetBulkJobs(shop.ctx)
  const later = await hireStaff(shop)
  expect(await jobOf(id, later)).toMatchObject({ done: 2 })
  shop.ctx.clock.advance(days(2))
  await forgetBulkJobs(shop.ctx)
  const rows = await shop.ctx.pool.query('select from bulk_row where job_id = $1', [id])
  expect(rows.rows).toEqual([])
  expect(await auditLines()).toBe(2)
})
