import { afterAll, beforeAll, expect, test } from 'vitest'
import { days } from '#domain/kernel/durations.ts'
import { endMembershipLock, membershipLocks } from '#domain/loyalty/backoffice/locks.ts'
import { getMembership } from '#domain/membership/api.ts'
import { searchCustomer } from '#domain/membership/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { callAsPharmacy, issueCodes, openProgramme } from '#test/support/loyalty.ts'
import { openMemberShop, refusalOf, registerMember } from '#test/support/members.ts'
import { ensurePharmacy } from '#test/support/pharmacy.ts'
import { findLedgerFaults } from '#test/support/points.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { addStock } from '#test/support/stock.ts'
import { earnWithCode } from '#domain/membership/api.ts'
import { ensureAccount } from '../index.ts'
import { endDueLocks } from './end-lock.ts'

let shop: TestShop
let care: StaffMember
beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  await openProgramme(shop)
  care = await hireStaff(shop, 'care')
})
afterAll(async () => {
  expect(await findLedgerFaults(shop.ctx.db)).toEqual([])
  await shop.close()
})

const reason = 'Theo yêu cầu của quản lý'
const told = 'Đang xác minh các mã đã nhập'
let made = 0

async function newMember() {
  made += 1
  const member = await registerMember(shop, `09030${String(made).padStart(5, '0')}`)
  const { db, clock } = shop.ctx
  await ensureAccount(db, { phone: member.phone, memberId: member.id, at: clock.now() })
  return member
}
const lock = (phone: string, until: string | null = null) =>
  shop.call(
    membershipLocks.create,
    { member: phone, told, until, note: '', reason },
    { headers: care.headers },
  )

test('a locked member reads why, at the shop and with a code, and the code stays whole', async () => {
  const member = await newMember()
  await lock(member.phone, '2027-01-15')
  const { headers } = member
  const membership = await shop.call(getMembership, {}, { headers })
  expect(membership).toMatchObject({ Status: 'locked' })
  expect(membership.LockedBecause).toContain(`đến hết ngày 15/01/2027. Lý do: ${told}.`)

  const [jex] = await addStock(shop.ctx.db, [{ code: 'JEXLOCK' }])
  const [code] = await issueCodes(shop, jex!, 1)
  const answer = await shop.call(
    earnWithCode,
    { code: code! },
    { headers: { ...headers, 'idempotency-key': crypto.randomUUID() } },
  )
  expect(answer).toMatchObject({ code: 7, point: 0 })
  expect(answer.message).toContain(told)
  const used = await shop.ctx.db.selectFrom('code_redemption').select('point').execute()
  expect(used).toEqual([])
})

test("a pharmacy's counter reads why, too", async () => {
  const member = await newMember()
  await lock(member.phone)
  await ensurePharmacy(shop, 'NT001')
  const seen = await callAsPharmacy(shop, searchCustomer, { phone: member.phone })
  expect(seen).toMatchObject({ Status: 'locked', LockedBecause: expect.stringContaining(told) })
})

test('a membership is locked once; of two who open it the second hears how it is', async () => {
  const member = await newMember()
  const { id, version } = await lock(member.phone)
  expect(await refusalOf(lock(member.phone))).toBe('conflict')
  const end = () => shop.call(endMembershipLock, { id, version, reason }, { headers: care.headers })
  const both = await Promise.allSettled([end(), end()])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const membership = await shop.call(getMembership, {}, { headers: member.headers })
  expect(membership).toMatchObject({ Status: 'active' })
  expect(membership).not.toHaveProperty('LockedBecause')
  expect(await lock(member.phone)).toMatchObject({ others: [{ id }] })
})

test('a lock ends by itself after its last day, and not on it', async () => {
  const member = await newMember()
  const today = shop.ctx.clock.today()
  const { id } = await lock(member.phone, today)
  const get = () => shop.call(membershipLocks.get, { id }, { headers: care.headers })
  await endDueLocks(shop.ctx)
  expect(await get()).toMatchObject({ state: 'open' })
  shop.ctx.clock.advance(days(1))
  care = await hireStaff(shop, 'care')
  await endDueLocks(shop.ctx)
  expect(await get()).toMatchObject({ state: 'ended', ended_by: 'Hệ thống' })
})

test('whoever may only look locks nobody', async () => {
  const { headers } = await hireStaff(shop, 'accountant')
  const asked = { member: '0903000001', told, until: null, note: '', reason }
  expect(await refusalOf(shop.call(membershipLocks.create, asked, { headers }))).toBe('forbidden')
})
