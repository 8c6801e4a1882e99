import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as accountData from '#domain/identity/account-data/api.ts'
import { addDays } from '#domain/kernel/dates.ts'
import { days } from '#domain/kernel/durations.ts'
import { loyaltyNumberOf } from '#domain/loyalty/loyalty-number.ts'
import { examine } from '#server/doctor.ts'
import { scheduledJobs } from '#server/housekeeping.ts'
import { listeners } from '#server/listeners.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, password, registerMember, type Member } from '#test/support/members.ts'
import { findLedgerFaults } from '#test/support/points.ts'
import { noteAttempt } from '../genuine/index.ts'
import { listSentMessages } from '../notification/index.ts'
import { issueVoucher, saveCampaign, voucherChecks } from '../voucher/index.ts'
import { announceExpiry } from './announce-expiry.ts'
import {
  burnHold,
  earnPoints,
  ensureAccount,
  expectPoints,
  findAccount,
  holdPoints,
  listEntries,
  listExpected,
  releaseHold,
  returnBurnt,
} from './index.ts'

let shop: TestShop
let people = 0
let member: Member
beforeAll(async () => {
  shop = await openMemberShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  people += 1
})

const nextPhone = () => `0388${String(people).padStart(6, '0')}`
const accountOf = (by: { memberId: number } | { phone: string }) =>
  findAccount(shop.ctx.db, by, shop.ctx.clock.today())

/** Whatever was committed is heard by whoever listens; twice, as it may happen. */
async function listenToEvents(): Promise<string[]> {
  const events = await shop.ctx.db
    .updateTable('outbox_event')
    .set({ processed_at: shop.ctx.clock.now() })
    .where('processed_at', 'is', null)
    .returning(['topic', 'payload'])
    .execute()
  for (const { topic, payload } of [...events, ...events]) {
    for (const listen of Object.values(listeners[topic] ?? {})) {
      await listen(shop.ctx, payload)
    }
  }
  return events.map(({ topic }) => topic)
}

/** Asks for the deletion and lets its 30 days pass. */
async function erase(): Promise<void> {
  await shop.call(accountData.askDeletion, { password }, { headers: member.headers })
  shop.ctx.clock.advance(days(31))
  await runJob('erase-members')
  // What is heard may say something too.
  while ((await listenToEvents()).length > 0);
}

const runJob = (name: string) => scheduledJobs.find((job) => job.name === name)!.run(shop.ctx)

async function newMember(): Promise<Member> {
  const registered = await registerMember(shop, nextPhone())
  await listenToEvents()
  return registered
}

const earnMore = (memberId: number, left: number) => earnUntil(memberId, 5, left, ':more')

/** Points that can be spent for so many days more. */
async function earnUntil(memberId: number, points: number, left: number, nth = ''): Promise<void> {
  const { db, clock } = shop.ctx
  const { id } = (await accountOf({ memberId }))!
  const cause = `code:${memberId}:${left}${nth}`
  await earnPoints(db, {
    accountId: id,
    points,
    cause,
    programmeId: null,
    note: '',
    at: clock.now(),
  })
  await db
    .updateTable('point_lot')
    .set({ expires_on: addDays(clock.today(), left) })
    .where('entry_id', '=', (eb) =>
      eb.selectFrom('point_entry').select('id').where('cause', '=', cause),
    )
    .execute()
}

describe('an account', () => {
  test('is made for whoever registers, with a number of its own', async () => {
    member = await newMember()
    const account = await accountOf({ memberId: member.id })
    expect(account).toMatchObject({ phone: member.phone, status: 'active', available: 0 })
    const { loyaltyNumber } = account!
    expect(loyaltyNumber).toBe(loyaltyNumberOf(loyaltyNumber.slice(2, 11)))
  })

  test('made by phone at a counter becomes that of the member who proves the phone', async () => {
    const at = shop.ctx.clock.now()
    const id = await ensureAccount(shop.ctx.db, { phone: nextPhone(), at })
    await earnPoints(shop.ctx.db, {
      accountId: id,
      points: 30,
      cause: 'code:counter',
      programmeId: null,
      note: '',
      at,
    })
    member = await newMember()
    expect(await accountOf({ memberId: member.id })).toMatchObject({ id, available: 30 })
    expect(await ensureAccount(shop.ctx.db, { phone: member.phone, at })).toBe(id)
  })

  test('loses the person and what is left to spend when the member is deleted', async () => {
    member = await newMember()
    await earnUntil(member.id, 50, 400)
    const { db } = shop.ctx
    const { id } = (await accountOf({ memberId: member.id }))!
    const at = shop.ctx.clock.now()
    const held = { accountId: id, points: 20, cause: 'order:erased', note: '', at }
    await holdPoints(db, held)
    await expectPoints(db, { accountId: id, cause: 'order-points:erased', points: 9, at })
    await shop.call(accountData.askDeletion, { password }, { headers: member.headers })
    shop.ctx.clock.advance(days(31))
    await runJob('erase-members')
    await listenToEvents()
    expect(await accountOf({ memberId: member.id })).toBeNull()
    const left = await findAccount(db, { id }, shop.ctx.clock.today())
    expect(left).toMatchObject({ phone: null, memberId: null, available: 0, holding: 20 })
    const { entries } = await listEntries(db, id, { page: 1, limit: 1 })
    expect(entries).toMatchObject([{ kind: 'adjust', availableChange: -30 }])
    expect(await listExpected(db, id)).toEqual([])
    expect(await releaseHold(db, { cause: held.cause, at: shop.ctx.clock.now() })).toBe(20)
    const after = await findAccount(db, { id }, shop.ctx.clock.today())
    expect(after).toMatchObject({ available: 0, holding: 0 })
    expect(await findLedgerFaults(db)).toEqual([])
  })

  test('gets burnt points back for nobody when the member is deleted', async () => {
    member = await newMember()
    await earnUntil(member.id, 50, 400)
    const { db } = shop.ctx
    const { id } = (await accountOf({ memberId: member.id }))!
    const of = { cause: 'order:burnt', at: shop.ctx.clock.now() }
    await holdPoints(db, { ...of, accountId: id, points: 50, note: '' })
    await burnHold(db, of)
    await erase()
    const again = { cause: of.cause, at: shop.ctx.clock.now() }
    expect(await returnBurnt(db, { ...again, points: 30 })).toBe(30)
    expect(await returnBurnt(db, { ...again, points: 30 })).toBe(0)
    expect(await findAccount(db, { id }, shop.ctx.clock.today())).toMatchObject({ available: 0 })
    expect(await findLedgerFaults(db)).toEqual([])
  })

  test('loses unused vouchers and their codes, and its tries lose the phone', async () => {
    member = await newMember()
    const { db, clock } = shop.ctx
    const { id: accountId } = (await accountOf({ memberId: member.id }))!
    const campaignId = await saveCampaign(db, {
      name: 'Giảm 50.000 đ',
      kind: 'amount',
      value: 50_000,
      createdAt: clock.now(),
      startsOn: '2026-01-01',
      endsOn: '2028-12-31',
    })
    const issue = (cause: string) =>
      issueVoucher(shop.ctx, db, { campaignId, accountId, cause, at: clock.now() })
    const [free] = [await issue('reward:1'), await issue('reward:2')]
    await noteAttempt(db, {
      phone: member.phone,
      code: 'ABC123XYZ',
      channel: 'member',
      pharmacyCode: null,
      point: 0,
      address: '10.0.0.9',
      batchId: null,
      result: 0,
      at: clock.now(),
    })
    await erase()
    const kept = await db
      .selectFrom('voucher')
      .select(['state', 'code'])
      .where('account_id', '=', accountId)
      .execute()
    expect(kept.map(({ state }) => state)).toEqual(['revoked', 'revoked'])
    expect(kept.map(({ code }) => code)).not.toContain(free!.code)
    const tried = db.selectFrom('code_attempt').select('phone').where('phone', '=', member.phone)
    expect(await tried.execute()).toEqual([])
    const names = voucherChecks.map(({ name }) => name)
    const found = (await examine(db)).filter(({ check }) => names.includes(check))
    expect(found).toEqual([])
  })

  test('of a deleted member is not the account of who has the phone afterwards', async () => {
    member = await newMember()
    await earnUntil(member.id, 50, 400)
    const erased = (await accountOf({ memberId: member.id }))!
    await shop.call(accountData.askDeletion, { password }, { headers: member.headers })
    shop.ctx.clock.advance(days(31))
    await runJob('erase-members')
    // The new owner is quicker than the news of the deletion.
    const again = await registerMember(shop, member.phone)
    const at = shop.ctx.clock.now()
    const id = await ensureAccount(shop.ctx.db, { phone: again.phone, memberId: again.id, at })
    await listenToEvents()
    expect(id).not.toBe(erased.id)
    expect(await accountOf({ phone: again.phone })).toMatchObject({ id, available: 0 })
  })
})

describe('points that expire', () => {
  const bodies = async (phone: string) =>
    (await listSentMessages(shop.ctx, phone)).map(({ body }) => body).toReversed()
  const tellAll = async () => {
    await runJob('announce-expiring-points')
    await listenToEvents()
  }
  const dayAfter = (count: number) =>
    addDays(shop.ctx.clock.today(), count).split('-').toReversed().join('/')

  test('are told 30 and 7 days before, once each', async () => {
    member = await newMember()
    await earnUntil(member.id, 1240, 31)
    const before = await bodies(member.phone)
    await tellAll()
    expect(await bodies(member.phone)).toEqual(before)
    const last = dayAfter(31)
    const text = `An Lành: 1.240 điểm của Quý khách dùng được đến hết ngày ${last}. Điểm chưa dùng sẽ hết hạn sau ngày này.`
    shop.ctx.clock.advance(days(1))
    await tellAll()
    await tellAll()
    expect(await bodies(member.phone)).toEqual([...before, text])
    // Nobody ran the job for a while.
    shop.ctx.clock.advance(days(25))
    await tellAll()
    await tellAll()
    expect(await bodies(member.phone)).toEqual([...before, text, text])
  })

  test('are told to everybody, however few a page holds', async () => {
    const told = async () => (await listenToEvents()).filter((topic) => topic === 'points.expiring')
    await runJob('announce-expiring-points')
    await told()
    const { db, clock } = shop.ctx
    for (let nth = 0; nth < 7; nth += 1) {
      const phone = `03999000${10 + nth}`
      const created_at = clock.now()
      const { rows } = await sql<{ id: number }>`
        insert into member (phone, full_name, password_hash, password_changed_at, created_at)
        values (${phone}, 'Lan', 'none', ${created_at}, ${created_at}) returning id`.execute(db)
      const [{ id }] = rows as [{ id: number }]
      await ensureAccount(db, { phone, memberId: id, at: created_at })
      // Two lots of one day are one notice, on either side of a page's end too.
      await earnUntil(id, 10, 25 + (nth % 3))
      await earnMore(id, 25 + (nth % 3))
    }
    await announceExpiry(shop.ctx, 2)
    expect(await told()).toHaveLength(7)
    await announceExpiry(shop.ctx, 2)
    expect(await told()).toEqual([])
  })

  test('are told once when both notices were missed', async () => {
    member = await newMember()
    await earnUntil(member.id, 10, 3)
    const before = await bodies(member.phone)
    await tellAll()
    expect(await bodies(member.phone)).toHaveLength(before.length + 1)
  })

  test('are not told to whoever did not agree, nor when they are gone by then', async () => {
    member = await newMember()
    const consents = { zaloTransaction: false, smsTransaction: false }
    await shop.call(accountData.changeConsents, { consents }, { headers: member.headers })
    await earnUntil(member.id, 10, 20)
    people += 1
    const spender = await newMember()
    await earnUntil(spender.id, 10, 20)
    await runJob('announce-expiring-points')
    const { id } = (await accountOf({ memberId: spender.id }))!
    const at = shop.ctx.clock.now()
    await holdPoints(shop.ctx.db, { accountId: id, points: 10, cause: 'order:gone', note: '', at })
    expect(await listenToEvents()).toEqual(['points.expiring', 'points.expiring'])
    for (const { phone } of [member, spender]) {
      expect((await bodies(phone)).filter((body) => body.includes('dùng được'))).toEqual([])
    }
  })

  test('go in the night, once, whatever day was missed', async () => {
    member = await newMember()
    await earnUntil(member.id, 10, 2)
    await earnUntil(member.id, 20, 5)
    shop.ctx.clock.advance(days(9))
    await runJob('expire-points')
    await runJob('expire-points')
    const { id } = (await accountOf({ memberId: member.id }))!
    const expired = await listEntries(shop.ctx.db, id, { kind: 'expire', page: 1, limit: 9 })
    expect(
      expired.entries.map(({ availableChange, balance }) => [availableChange, balance]),
    ).toEqual([
      [-20, 0],
      [-10, 20],
    ])
    expect(await findLedgerFaults(shop.ctx.db)).toEqual([])
  })
})
