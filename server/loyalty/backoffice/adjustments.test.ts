import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/loyalty/backoffice/adjustments.ts'
import { adjustmentTexts as texts } from '#domain/loyalty/backoffice/texts.ts'
import { saveSetting } from '#server/settings/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { memberWith } from '#test/support/loyalty-writes.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { findLedgerFaults } from '#test/support/points.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { findAccount, listEntries } from '../index.ts'
import { tellAdjusted } from './tell-adjusted.ts'

let shop: TestShop
let care: StaffMember
let accountant: StaffMember
beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  await saveSetting(shop.ctx, 'pointAdjustments', { limit: 500, days: 30 })
  care = await hireStaff(shop, 'care')
  accountant = await hireStaff(shop, 'accountant')
})
afterAll(async () => {
  expect(await findLedgerFaults(shop.ctx.db)).toEqual([])
  await shop.close()
})

const reason = 'Khách gọi tổng đài'
const words = { told: 'Bù điểm giao trễ', proof: 'DH261121ABCDEF', reason }
const propose = (
  member: string,
  points: number,
  { headers }: StaffMember = care,
  key: string = crypto.randomUUID(),
) =>
  shop.call(
    api.proposeAdjustment,
    { member, points, ...words },
    { headers: { ...headers, 'idempotency-key': key } },
  )
const approve = ({ id, version }: { id: number; version: number }, { headers }: StaffMember) =>
  shop.call(api.approveAdjustment, { id, version, reason }, { headers })
const accountOf = async (phone: string) =>
  (await findAccount(shop.ctx.db, { phone }, shop.ctx.clock.today()))!
const linesOf = async (phone: string) => {
  const { id } = await accountOf(phone)
  const asked = { from: undefined, to: undefined, page: 1, limit: 50 }
  return (await listEntries(shop.ctx.db, id, asked)).entries.filter(({ kind }) => kind === 'adjust')
}

describe('points within the limit', () => {
  test('are moved at once, with a line that the member reads and a message', async () => {
    const phone = await memberWith({ shop }, 100)
    const done = await propose(phone, 50)
    expect(done).toMatchObject({ state: 'done', small: true, points: 50 })
    expect(await accountOf(phone)).toMatchObject({ available: 150 })
    expect(await linesOf(phone)).toMatchObject([
      { availableChange: 50, note: words.told, cause: `adjust:desk:${done.id}` },
    ])
    await tellAdjusted(shop.ctx, done.id)
    await tellAdjusted(shop.ctx, done.id)
    const sent = await shop.ctx.db
      .selectFrom('message')
      .select('template')
      .where('dedupe_key', '=', `points-adjusted:${done.id}`)
      .execute()
    expect(sent).toEqual([{ template: 'pointsAdjusted' }])
  })

  test('are added up: several small ones are no way around the second person', async () => {
    const phone = await memberWith({ shop }, 0)
    expect(await propose(phone, 300)).toMatchObject({ state: 'done' })
    expect(await propose(phone, 201)).toMatchObject({ state: 'waiting' })
    expect(await propose(phone, 200)).toMatchObject({ state: 'done' })
    expect(await propose(phone, 1)).toMatchObject({ state: 'waiting' })
    expect(await accountOf(phone)).toMatchObject({ available: 500 })
  })

  test('never take more than there is', async () => {
    const phone = await memberWith({ shop }, 30)
    const refused = await shop.app.fastify.inject({
      method: 'POST',
      url: '/api/admin/point-adjustments',
      headers: { ...care.headers, 'idempotency-key': crypto.randomUUID() },
      payload: { member: phone, points: -31, ...words },
    })
    expect(refused.statusCode).toBe(409)
    expect(refused.body).toContain(texts.notEnough(30))
    expect(await linesOf(phone)).toEqual([])
    expect(await propose(phone, -30)).toMatchObject({ state: 'done' })
    expect(await accountOf(phone)).toMatchObject({ available: 0 })
  })

  test('sent twice are moved once, and the second hears the first answer', async () => {
    const phone = await memberWith({ shop }, 0)
    const key = crypto.randomUUID()
    const [one, two] = await Promise.all([
      propose(phone, 40, care, key),
      propose(phone, 40, care, key),
    ])
    expect(two.id).toBe(one.id)
    expect(await accountOf(phone)).toMatchObject({ available: 40 })
  })
})

describe('points above the limit', () => {
  test('wait; nobody approves their own, another person does', async () => {
    const phone = await memberWith({ shop }, 0)
    const waiting = await propose(phone, 800, accountant)
    expect(waiting).toMatchObject({ state: 'waiting', decided_by: '' })
    expect(await accountOf(phone)).toMatchObject({ available: 0 })
    expect(await refusalOf(approve(waiting, accountant))).toBe('forbidden')
    expect(await refusalOf(approve(waiting, care))).toBe('forbidden')
    const other = await hireStaff(shop, 'accountant')
    expect(await approve(waiting, other)).toMatchObject({ state: 'done', small: false })
    expect(await accountOf(phone)).toMatchObject({ available: 800 })
    expect(await refusalOf(approve(waiting, other))).toBe('conflict')
  })

  test('are approved as they were read: an edit voids what somebody was about to approve', async () => {
    const phone = await memberWith({ shop }, 0)
    const read = await propose(phone, 800)
    const { headers } = care
    const { told, proof } = words
    const edited = await shop.call(
      api.pointAdjustments.change,
      { id: read.id, version: read.version, points: 8000, told, proof, reason },
      { headers },
    )
    expect(await refusalOf(approve(read, accountant))).toBe('conflict')
    expect(await accountOf(phone)).toMatchObject({ available: 0 })
    expect(await approve(edited, accountant)).toMatchObject({ state: 'done', points: 8000 })
  })

  test('are not approved by whoever edited them', async () => {
    const phone = await memberWith({ shop }, 0)
    const read = await propose(phone, 800)
    const { told, proof } = words
    const edited = await shop.call(
      api.pointAdjustments.change,
      { id: read.id, version: read.version, points: 900, told, proof, reason },
      { headers: accountant.headers },
    )
    expect(await refusalOf(approve(edited, accountant))).toBe('forbidden')
  })

  test('that were taken back, or declined, move nothing', async () => {
    const phone = await memberWith({ shop }, 0)
    const one = await propose(phone, 800)
    const of = { id: one.id, version: one.version, reason }
    const byOther = shop.call(api.withdrawAdjustment, of, { headers: accountant.headers })
    expect(await refusalOf(byOther)).toBe('forbidden')
    await shop.call(api.withdrawAdjustment, of, { headers: care.headers })
    const two = await propose(phone, 900)
    const decline = { id: two.id, version: two.version, reason }
    await shop.call(api.declineAdjustment, decline, { headers: accountant.headers })
    expect(await refusalOf(approve(two, accountant))).toBe('conflict')
    expect(await linesOf(phone)).toEqual([])
  })

  test('of which there are too few meanwhile stay waiting', async () => {
    const phone = await memberWith({ shop }, 700)
    const waiting = await propose(phone, -700)
    await propose(phone, -100)
    expect(await refusalOf(approve(waiting, accountant))).toBe('notEnoughPoints')
    expect(await accountOf(phone)).toMatchObject({ available: 600 })
  })
})

test('a list is narrowed to one member by an address, and names them masked', async () => {
  const phone = await memberWith({ shop }, 0)
  await propose(phone, 700)
  const { loyaltyNumber } = await accountOf(phone)
  const { items } = await shop.call(
    api.pointAdjustments.list,
    { number: loyaltyNumber },
    { headers: accountant.headers },
  )
  expect(items).toHaveLength(1)
  expect(items[0]!.loyalty_number).toBe(loyaltyNumber)
  expect(items[0]!.phone).not.toContain(phone.slice(0, 7))
})
