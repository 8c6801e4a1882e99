import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveAdjustment, proposeAdjustment } from '#domain/loyalty/backoffice/adjustments.ts'
import { findAccount } from '#server/loyalty/index.ts'
import { saveSetting } from '#server/settings/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { memberWith } from '#test/support/loyalty-writes.ts'
import { openMemberShop } from '#test/support/members.ts'
import { findLedgerFaults } from '#test/support/points.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'

let shop: TestShop
let people: StaffMember[]
beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  await saveSetting(shop.ctx, 'pointAdjustments', { limit: 100, days: 30 })
  people = []
  for (let at = 0; at < 8; at += 1) people.push(await hireStaff(shop, 'accountant'))
})
afterAll(async () => {
  expect(await findLedgerFaults(shop.ctx.db)).toEqual([])
  await shop.close()
})

const reason = 'Đối soát cuối tháng'
const words = { told: 'Bù điểm đối soát', proof: 'Biên bản 12', reason }
const propose = ({ headers }: StaffMember, member: string, points: number) =>
  shop.call(
    proposeAdjustment,
    { member, points, ...words },
    { headers: { ...headers, 'idempotency-key': crypto.randomUUID() } },
  )
const availableOf = async (phone: string) =>
  (await findAccount(shop.ctx.db, { phone }, shop.ctx.clock.today()))!.available

test('8 people at once give 30 points each within a limit of 100: 3 are done, 5 wait', async () => {
  const phone = await memberWith({ shop }, 0)
  const made = await Promise.all(people.map((one) => propose(one, phone, 30)))
  expect(made.filter(({ state }) => state === 'done')).toHaveLength(3)
  expect(made.filter(({ state }) => state === 'waiting')).toHaveLength(5)
  expect(await availableOf(phone)).toBe(90)
})

test('8 people approve one proposal at once: its points move once', async () => {
  const phone = await memberWith({ shop }, 0)
  const { id, version } = await propose(await hireStaff(shop, 'care'), phone, 5000)
  const answers = await Promise.allSettled(
    people.map(({ headers }) => shop.call(approveAdjustment, { id, version, reason }, { headers })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await availableOf(phone)).toBe(5000)
})

test('8 people take 20 of 100 points at once: nothing goes below 0', async () => {
  await saveSetting(shop.ctx, 'pointAdjustments', { limit: 1000, days: 30 })
  const phone = await memberWith({ shop }, 100)
  const answers = await Promise.allSettled(people.map((one) => propose(one, phone, -20)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(await availableOf(phone)).toBe(0)
})
