import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDeskGame } from '#domain/game/backoffice/api.ts'
import { ruleOn } from '#domain/game/backoffice/law.ts'
import { legalRules, verifyLegalRule } from '#domain/game/backoffice/legal-rules.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { writeTestGame } from '#test/support/desk-games.ts'
import { refusalOf } from '#test/support/members.ts'
import { expectRefused } from '#test/support/refused.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { listLegalRules } from '../legal-queries.ts'

let shop: TestShop
let accountant: StaffMember
let writer: StaffMember
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  accountant = await hireStaff(shop, 'accountant')
  writer = await hireStaff(shop, 'content')
})
afterAll(() => shop.close())

const reason = 'Luật mới'
const list = (asked: Parameters<typeof shop.call<typeof legalRules.list>>[1] = {}) =>
  shop.call(legalRules.list, { limit: 100, ...asked }, writer).then(({ items }) => items)

const rate = {
  value: 12,
  valid_from: '2027-01-01',
  valid_until: '',
  source: 'Luật sửa đổi 2026',
  source_url: 'https://vanban.chinhphu.vn/',
  reason,
}

test('what begins ends what held without an end, and both are told by the day', async () => {
  const made = await shop.call(legalRules.create, { key: 'winnerTaxRate', ...rate }, accountant)
  expect(made).toMatchObject({ value: 12, period: 'coming', verified_on: null })
  const rows = await list({ key: 'winnerTaxRate', sort: 'from' })
  expect(rows.map(({ valid_from: from, valid_until: until }) => [from, until])).toEqual([
    ['2009-01-01', '2026-06-30'],
    ['2026-07-01', '2026-12-31'],
    ['2027-01-01', ''],
  ])
  const rules = await listLegalRules(shop.ctx.db)
  expect(ruleOn(rules, 'winnerTaxRate', '2026-12-31')!.value).toBe(10)
  expect(ruleOn(rules, 'winnerTaxRate', '2027-01-01')!.value).toBe(12)
})

test('a period that meets another, a share above a hundred and an end before its beginning are refused', async () => {
  const refused = async (of: object, fields: Record<string, string>) => {
    const add = { key: 'winnerTaxRate' as const, ...rate, ...of }
    const error = await expectRefused(shop.call(legalRules.create, add, accountant))
    expect(error.fields).toEqual(fields)
  }
  await refused(
    { valid_from: '2026-09-01', valid_until: '2026-10-01' },
    { valid_from: 'Trùng thời gian với số liệu bắt đầu từ ngày 01/07/2026' },
  )
  await refused({ value: 101, valid_from: '2028-01-01' }, { value: 'Nhiều nhất 100' })
  await refused(
    { valid_from: '2028-01-01', valid_until: '2027-12-31' },
    { valid_until: 'Ngày cuối không được trước ngày đầu' },
  )
  expect(await list({ key: 'winnerTaxRate' })).toHaveLength(3)
})

test('two who add to the same figure at once leave periods that do not meet', async () => {
  const add = (valid_from: string) =>
    refusalOf(shop.call(legalRules.create, { key: 'reportDays', ...rate, valid_from }, accountant))
  await Promise.all(['2027-03-01', '2027-02-01', '2027-04-01', '2027-01-01'].map(add))
  const rows = await list({ key: 'reportDays', sort: 'from' })
  rows.slice(1).forEach(({ valid_from: from }, at) => {
    expect(rows[at]!.valid_until < from && rows[at]!.valid_until !== '').toBe(true)
  })
})

test('who has read it is on record, and a change asks for it again', async () => {
  const [rule] = await list({ key: 'brandDays' })
  const { id, version } = rule!
  const note = 'Nghị định 81/2018/NĐ-CP, Điều 19, Công báo'
  expect(await refusalOf(shop.call(verifyLegalRule, { id, version, note }, writer))).toBe(
    'forbidden',
  )
  await shop.call(verifyLegalRule, { id, version, note }, accountant)
  const read = await shop.call(legalRules.get, { id }, writer)
  expect(read).toMatchObject({
    verified_on: '2026-11-21',
    verified_by: 'Trần Thị Bình',
    verified_note: note,
  })
  expect(await refusalOf(shop.call(verifyLegalRule, { id, version, note }, accountant))).toBe(
    'conflict',
  )
  const { items } = await shop.call(legalRules.history, { id }, writer)
  expect(items[0]).toMatchObject({ action: 'Đối chiếu số liệu pháp luật', reason: note })
  const change = { ...read, value: 200, reason }
  const changed = await shop.call(legalRules.change, change, accountant)
  expect(changed).toMatchObject({ value: 200, verified_on: null, verified_by: '' })
})

test('a campaign says which figures of its days nobody has written down or compared', async () => {
  const { id } = await writeTestGame(shop, 'luat-thieu', writer)
  const before = await shop.call(getDeskGame, { id }, writer)
  expect(before.unread_law).not.toEqual([])
  expect(before.unread_law.join(' ')).toContain('Hạn trao giải (Nghị định 81/2018/NĐ-CP')
  for (const { id: rule, version } of await list()) {
    await shop.call(verifyLegalRule, { id: rule, version, note: 'Đã đọc văn bản' }, accountant)
  }
  await shop.ctx.db.deleteFrom('game_legal_rule').where('key', '=', 'unclaimedShare').execute()
  const after = await shop.call(getDeskGame, { id }, writer)
  expect(after.warnings).toContain(
    'Chưa có số liệu pháp luật cho thời gian của chương trình: Phần giải không người trúng nộp ngân sách.',
  )
  expect(after.unread_law).toEqual([])
})
