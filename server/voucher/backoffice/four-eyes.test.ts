import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { approvalTexts } from '#domain/approval.ts'
import { listOfferedVouchers } from '#domain/voucher/api.ts'
import {
  campaignApprovals,
  voucherCampaigns,
  type VoucherCampaignRecord,
} from '#domain/voucher/backoffice.ts'
import { campaignTexts } from '#domain/voucher/campaign-texts.ts'
import { saveSetting } from '#server/settings/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { expectRefused } from '#test/support/refused.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'

let shop: TestShop
let author: StaffMember
let second: StaffMember
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  await saveSetting(shop.ctx, 'voucherApproval', { limit: 5_000_000 })
  author = await hireStaff(shop, 'content')
  second = await hireStaff(shop, 'accountant')
})
afterAll(() => shop.close())

type Fields = Partial<z.input<typeof voucherCampaigns.fields>>

const reason = 'Kế hoạch tháng 12'
/** Exactly what one person may open. */
const small = {
  name: 'Ưu đãi tháng 12',
  kind: 'amount' as const,
  value: 50_000,
  total_limit: 100,
  starts_on: '2026-11-01',
  ends_on: '2026-12-31',
  published: true,
}

const add = (fields: Fields = {}, { headers } = author) =>
  shop.call(voucherCampaigns.create, { ...small, ...fields, reason }, { headers })
const change = (record: VoucherCampaignRecord, fields: Fields, { headers } = author) =>
  shop.call(voucherCampaigns.change, { ...record, ...fields, reason }, { headers })
const decide = (
  step: keyof typeof campaignApprovals,
  { id, version }: { id: number; version: number },
  { headers } = second,
) => shop.call(campaignApprovals[step], { id, version, reason }, { headers })
const get = (id: number) => shop.call(voucherCampaigns.get, { id }, author)
const offered = async () => JSON.stringify(await shop.call(listOfferedVouchers, {}))

test('up to the limit one person opens a campaign; a đồng more waits for a second one', async () => {
  expect(await add()).toMatchObject({ state: 'running', approval: 'open' })
  const waiting = await add({ value: 50_001, code: 'HONMUC', listed: true })
  expect(waiting).toMatchObject({ state: 'stopped', approval: 'waiting', published: true })
  expect(await offered()).not.toContain('HONMUC')

  const own = await expectRefused(decide('approve', waiting, author))
  expect(own.code).toBe('forbidden')
  const open = await decide('approve', waiting)
  expect(open).toMatchObject({ state: 'running', approval: 'open', value: 50_001, live: null })
  expect(await offered()).toContain('HONMUC')
})

test('what has no end is above every limit: no number of uses, no cap of a percentage', async () => {
  expect(await add({ total_limit: undefined })).toMatchObject({ approval: 'waiting' })
  const percent = { kind: 'percentage' as const, value: 10 }
  expect(await add(percent)).toMatchObject({ approval: 'waiting' })
  expect(await add({ ...percent, max_value: 50_000 })).toMatchObject({ approval: 'open' })
})

test('a change waits while the shop goes by what was approved, and every edit voids the approval', async () => {
  const made = await add({ code: 'DANGCHAY', listed: true })
  const waiting = await change(made, { value: 80_000 })
  expect(waiting).toMatchObject({ approval: 'changing', value: 80_000, live: { value: 50_000 } })
  expect(await offered()).toContain('50')
  const edited = await change(waiting, { value: 90_000 }, await hireStaff(shop))
  const void_ = await expectRefused(decide('approve', waiting))
  expect(void_).toMatchObject({ code: 'conflict', current: { value: 90_000 } })
  expect(edited.draft_authors).toHaveLength(2)
  expect(await decide('approve', edited)).toMatchObject({ approval: 'open', value: 90_000 })
})

test('words change at once, and so does what gives less than the limit', async () => {
  const open = await decide('approve', await add({ value: 90_000 }))
  const named = await change(open, { name: 'Tên khác', note_for_staff: 'Hỏi chị Hà' })
  expect(named).toMatchObject({ approval: 'open', name: 'Tên khác', value: 90_000 })
  expect(await change(named, { value: 10_000 })).toMatchObject({ approval: 'open', value: 10_000 })
})

test('one person stops it at once; it opens again with two', async () => {
  const open = await decide('approve', await add({ value: 90_000 }))
  const stopped = await decide('stop', open, author)
  expect(stopped).toMatchObject({ state: 'stopped', approval: 'stopped' })
  const records = [{ id: stopped.id, version: stopped.version }]
  const many = await shop.call(
    voucherCampaigns.bulk,
    { action: 'start', records, reason },
    { headers: author.headers },
  )
  expect(many.rows).toMatchObject([
    { outcome: 'refused', reason: campaignTexts.needsSecond(5_000_000) },
  ])
  const proposed = await decide('reopen', stopped, author)
  expect(proposed).toMatchObject({ approval: 'waiting', published: true })
  expect(await decide('approve', proposed)).toMatchObject({ state: 'running', value: 90_000 })
})

test('nobody without the right approves, and what was declined is gone', async () => {
  const waiting = await add({ value: 90_000 })
  const care = await expectRefused(decide('approve', waiting, await hireStaff(shop, 'care')))
  expect(care.code).toBe('forbidden')
  const declined = await decide('decline', waiting, author)
  expect(declined).toMatchObject({ approval: 'stopped', published: false })
  const nothing = await expectRefused(decide('approve', declined))
  expect(nothing.message).toContain(approvalTexts.nothingWaits)
})

test('of eight who approve at once one does', async () => {
  const waiting = await add({ value: 90_000 })
  const answers = await Promise.allSettled(
    Array.from({ length: 8 }, () => decide('approve', waiting)),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await get(waiting.id)).toMatchObject({ version: waiting.version + 1, approval: 'open' })
})

test('whoever approves while somebody edits approves what they read, or nothing', async () => {
  const waiting = await add({ value: 90_000 })
  const [approved, edited] = await Promise.allSettled([
    decide('approve', waiting),
    change(waiting, { value: 95_000 }),
  ])
  expect([approved.status, edited.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  const now = await get(waiting.id)
  expect(now).toMatchObject(
    approved.status === 'fulfilled'
      ? { approval: 'open', value: 90_000 }
      : { approval: 'waiting', value: 95_000, state: 'stopped' },
  )
})
