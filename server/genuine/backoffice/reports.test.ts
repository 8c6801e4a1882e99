import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportCounterfeit } from '#domain/genuine/api.ts'
import * as api from '#domain/genuine/backoffice/reports.ts'
import { days } from '#domain/kernel/durations.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, refusalOf, registerMember, type Member } from '#test/support/members.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { forgetPhone } from '../index.ts'
import { tellReporter } from './answer-report.ts'

let shop: TestShop
let care: StaffMember
let member: Member
beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  care = await hireStaff(shop, 'care')
  member = await registerMember(shop, '0905000001')
})
afterAll(() => shop.close())

const reason = 'Đã gọi khách'
const as = () => ({ headers: care.headers })
async function report(place: string, from = member): Promise<number> {
  const { reference } = await shop.call(
    reportCounterfeit,
    { code: 'ABC123XYZ', place, description: 'Tem mờ' },
    { headers: { ...from.headers, 'idempotency-key': crypto.randomUUID() } },
  )
  return Number(reference.slice(2))
}
const get = (id: number) => shop.call(api.counterfeitReports.get, { id }, as())

test('a report is given to somebody, found out about and settled, each step on record', async () => {
  const id = await report('Sạp ở chợ')
  expect(await get(id)).toMatchObject({ state: 'new', late: false, assigned_to: null })
  const people = await shop.call(api.listReportPeople, {}, as())
  expect(people.map((each) => each.id)).toContain(care.id)
  const change = (version: number, state: 'checking' | 'counterfeit', owner: number | null) =>
    shop.call(
      api.counterfeitReports.change,
      { id, version, state, assigned_to: owner, province: null, reason },
      as(),
    )
  expect(await change(1, 'checking', care.id)).toMatchObject({ assigned_to: care.id, version: 2 })
  expect(await refusalOf(change(1, 'counterfeit', null))).toBe('conflict')
  expect(await refusalOf(change(2, 'counterfeit', 2_000_000))).toBe('conflict')
  const headers = { ...care.headers, 'idempotency-key': crypto.randomUUID() }
  const noted = await shop.call(api.noteReport, { id, words: 'Thiếu số đăng ký' }, { headers })
  await shop.call(api.noteReport, { id, words: 'Thiếu số đăng ký' }, { headers })
  expect(noted.notes).toMatchObject([{ kind: 'note', words: 'Thiếu số đăng ký' }])
  expect((await get(id)).notes).toHaveLength(1)
  await change(2, 'counterfeit', care.id)
  const { items } = await shop.call(api.counterfeitReports.list, { state: 'open' }, as())
  expect(items.map((row) => row.id)).not.toContain(id)
})

test('its sender is answered in ready words, each once, and by message', async () => {
  const id = await report('Nhà thuốc lạ')
  const reply = (version: number) =>
    shop.call(api.replyToReporter, { id, version, template: 'checking' }, as())
  const answered = await reply(1)
  expect(answered.notes).toMatchObject([{ kind: 'reply' }])
  expect(await refusalOf(reply(1))).toBe('conflict')
  expect(await refusalOf(reply(answered.version))).toBe('conflict')
  await tellReporter(shop.ctx, answered.notes[0]!.id)
  const sent = await shop.ctx.db
    .selectFrom('message')
    .select('template')
    .where('dedupe_key', '=', `counterfeit-reply:${answered.notes[0]!.id}`)
    .execute()
  expect(sent).toEqual([{ template: 'counterfeitChecking' }])
})

test('one that waits for more than two days is late, and stands on top', async () => {
  const id = await report('Chợ đêm')
  shop.ctx.clock.advance(days(3))
  // Whoever was logged in is not any more.
  care = await hireStaff(shop, 'care')
  expect(await get(id)).toMatchObject({ late: true })
  await report('Chợ sáng', await registerMember(shop, '0905000002'))
  const { items } = await shop.call(api.counterfeitReports.list, { state: 'open' }, as())
  expect(items.map((row) => row.id)).toEqual(items.map((row) => row.id).toSorted((a, b) => a - b))
})

test('the map adds up by province, and says how many name none', async () => {
  const before = await shop.call(api.getReportMap, { days: 90 }, as())
  const sum = before.provinces.reduce((total, { reports }) => total + reports, before.elsewhere)
  await report('Không rõ', await registerMember(shop, '0905000003'))
  const after = await shop.call(api.getReportMap, { days: 90 }, as())
  expect(after.elsewhere).toBe(before.elsewhere + 1)
  expect(after.provinces.reduce((total, { reports }) => total + reports, after.elsewhere)).toBe(
    sum + 1,
  )
})

test('an erased member leaves a report without them, which nobody can answer', async () => {
  const leaving = await registerMember(shop, '0905000004')
  const id = await report('Chợ Lớn', leaving)
  await forgetPhone(shop.ctx.db, leaving.phone)
  const left = await get(id)
  expect(left).toMatchObject({ is_known: false, phone: '', description: '' })
  const reply = { id, version: left.version, template: 'genuine' } as const
  expect(await refusalOf(shop.call(api.replyToReporter, reply, as()))).toBe('conflict')
})
