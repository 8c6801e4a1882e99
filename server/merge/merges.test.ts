import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCustomer } from '#domain/customer/backoffice/api.ts'
import * as accountData from '#domain/identity/account-data/api.ts'
import { getUser } from '#domain/identity/api.ts'
import * as api from '#domain/merge/backoffice/merges.ts'
import { placeOrder } from '#domain/order/api.ts'
import { examine } from '#server/doctor.ts'
import {
  burnHold,
  earnPoints,
  ensureAccount,
  holdPoints,
  returnBurnt,
} from '#server/loyalty/index.ts'
import { columnsOf } from '#test/support/table-columns.ts'
import type { TestShop } from '#test/support/app.ts'
import { countWaiting } from '#test/support/count-waiting.ts'
import { customerId } from '#test/support/customer-writes.ts'
import { accountOf, giveVoucher, voucherCampaign } from '#test/support/loyalty.ts'
import {
  logIn,
  openMemberShop,
  readCode,
  refusalOf,
  registerMember,
} from '#test/support/members.ts'
import { findLedgerFaults } from '#test/support/points.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { orderBody, placeFor } from '#test/support/order-lives.ts'
import { addStock, guestOrder, type ShelfProduct } from '#test/support/stock.ts'
import { waitFor } from '#test/support/wait-for.ts'
import { phoneMergeListeners, placesOfPeople } from './index.ts'

let shop: TestShop
let care: StaffMember
let boss: StaffMember
let product: ShelfProduct
beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  care = await hireStaff(shop, 'care')
  boss = await hireStaff(shop, 'admin')
  product = (await addStock(shop.ctx.db, [{ code: 'GOPSO', onHand: 500 }]))[0]!
})
afterAll(() => shop.close())

let made = 0
const newPhone = () => `09060${String((made += 1)).padStart(5, '0')}`
const as = ({ headers }: StaffMember = care) => ({ headers })
const at = ({ id, version }: { id: number; version: number }) => ({ id, version })
const inOneGo = <T>(work: (trx: TestShop['ctx']['db']) => Promise<T>) =>
  shop.ctx.db.transaction().execute(work)

async function start(from: string, to: string, staff = care) {
  const id = await customerId(shop, from)
  await shop.call(openCustomer, { id, cause: 'call' }, as(staff))
  return shop.call(api.startMerge, { id, to_phone: to, why: 'Khách đổi số' }, as(staff))
}

async function proveByCode(merge: api.MergeRecord, side: 'from' | 'to', phone: string) {
  const sent = await shop.call(api.sendMergeCode, { ...at(merge), side }, as())
  const code = await readCode(shop, phone)
  return shop.call(api.proveByCode, { ...at(sent), side, code }, as())
}

async function proven(from: string, to: string) {
  const merge = await proveByCode(await start(from, to), 'from', from)
  return proveByCode(merge, 'to', to)
}

const carryOut = (merge: { id: number; version: number }) =>
  shop.call(api.carryOutMerge, at(merge), as())

async function earn(phone: string, points: number) {
  const accountId = await accountOf(shop, phone)
  const cause = `bonus:merge${phone}:${points}`
  const earning = { accountId, points, cause, programmeId: null, note: '' }
  await inOneGo((trx) => earnPoints(trx, { ...earning, at: shop.ctx.clock.now() }))
  return accountId
}

async function joined() {
  const { ctx } = shop
  const member = await registerMember(shop, newPhone())
  const { phone, id: memberId } = member
  await inOneGo((trx) => ensureAccount(trx, { phone, memberId, at: ctx.clock.now() }))
  return member
}

const lotsOf = (accountId: number) =>
  shop.ctx.db
    .selectFrom('point_lot')
    .select(['remaining', 'expires_on'])
    .where('account_id', '=', accountId)
    .where('remaining', '>', 0)
    .orderBy('id')
    .execute()

describe('two members', () => {
  test('become one: points keep their day, orders follow, the stricter consent wins', async () => {
    const [old, stays] = [await joined(), await joined()]
    const given = { consents: { smsCommercial: true, zaloTransaction: true } }
    for (const { headers } of [old, stays])
      await shop.call(accountData.changeConsents, given, { headers })
    const no = { consents: { smsCommercial: false } }
    await shop.call(accountData.changeConsents, no, { headers: old.headers })
    const oldAccount = await earn(old.phone, 300)
    const account = await earn(stays.phone, 20)
    const [lot] = await lotsOf(oldAccount)
    await giveVoucher(shop, oldAccount, await voucherCampaign(shop))
    const { code } = await shop.call(placeOrder, guestOrder([{ product }], old.phone), {
      headers: old.headers,
    })

    const merge = await proven(old.phone, stays.phone)
    const { moved, forbids } = await shop.call(api.previewMerge, { id: merge.id }, as())
    expect(forbids).toBeNull()
    expect(moved).toMatchObject({ orders: 1, points: 300, pointLots: 1, vouchers: 1, consents: 1 })
    const done = await carryOut(merge)
    expect(done).toMatchObject({ state: 'done', moved })

    expect(await lotsOf(oldAccount)).toEqual([])
    expect(await lotsOf(account)).toContainEqual(lot)
    expect(await examine(shop.ctx.db)).toEqual([])
    const order = await shop.ctx.db
      .selectFrom('shop_order')
      .select(['member_id', 'customer_phone'])
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    expect(order).toEqual({ member_id: stays.id, customer_phone: stays.phone })
    const { consents } = await shop.call(accountData.getConsents, {}, { headers: stays.headers })
    expect(consents).toMatchObject({ smsCommercial: false, zaloTransaction: true })

    // The old phone opens nothing, and whoever gets it from the carrier starts clean.
    expect(await refusalOf(shop.call(getUser, {}, { headers: old.headers }))).toBe(
      'unauthenticated',
    )
    expect(await refusalOf(logIn(shop, old.phone))).toBe('accountWrongPwd')
    const stranger = await registerMember(shop, old.phone)
    expect(stranger.id).not.toBe(old.id)
    const { ctx } = shop
    const of = { phone: old.phone, memberId: stranger.id, at: ctx.clock.now() }
    expect(await lotsOf(await inOneGo((trx) => ensureAccount(trx, of)))).toEqual([])
    await phoneMergeListeners['phones.merged']!['tellBothPhones']!(ctx, { mergeId: merge.id })
    const told = await ctx.db
      .selectFrom('message')
      .select('recipient')
      .where('template', '=', 'phonesMerged')
      .where('recipient', 'in', [old.phone, stays.phone])
      .execute()
    expect(told).toHaveLength(2)
  })

  test('points that an order of the old one gives back later are the other one’s', async () => {
    const [old, stays] = [await joined(), await joined()]
    const accountId = await earn(old.phone, 100)
    const account = await accountOf(shop, stays.phone)
    const of = { cause: `gifts:merge${accountId}`, at: shop.ctx.clock.now() }
    await inOneGo((trx) => holdPoints(trx, { ...of, accountId, points: 60, note: '' }))
    const waiting = await proven(old.phone, stays.phone)
    expect(await refusalOf(carryOut(waiting))).toBe('conflict')
    await inOneGo((trx) => burnHold(trx, of))
    await carryOut(waiting)
    await inOneGo((trx) => returnBurnt(trx, of))
    const left = (await lotsOf(account)).reduce((sum, { remaining }) => sum + remaining, 0)
    expect(left).toBe(100)
    expect(await lotsOf(accountId)).toEqual([])
    expect(await findLedgerFaults(shop.ctx.db)).toEqual([])
  })
})

describe('a member who changed their number', () => {
  test('keeps account, password and card under the one that nobody had', async () => {
    const old = await joined()
    const accountId = await earn(old.phone, 50)
    const phone = newPhone()
    await carryOut(await proven(old.phone, phone))
    const again = await logIn(shop, phone)
    expect(again.id).toBe(old.id)
    expect(await accountOf(shop, phone)).toBe(accountId)
    expect(await refusalOf(logIn(shop, old.phone))).toBe('accountWrongPwd')
  })

  test('a guest becomes part of a member, and a guest of the old number is somebody else', async () => {
    const phone = newPhone()
    const order = await shop.call(placeOrder, guestOrder([{ product }], phone))
    const stays = await joined()
    const before = await customerId(shop, phone)
    const done = await carryOut(await proven(phone, stays.phone))
    expect(done.moved).toMatchObject({ orders: 1 })
    await shop.call(placeOrder, guestOrder([{ product }], phone))
    expect(await customerId(shop, phone)).not.toBe(before)
    const { customer_phone: moved } = await shop.ctx.db
      .selectFrom('shop_order')
      .select('customer_phone')
      .where('code', '=', order.code)
      .executeTakeFirstOrThrow()
    expect(moved).toBe(stays.phone)
  })
})

describe('proof', () => {
  test('of words is carried out by somebody else, who may', async () => {
    const [old, stays] = [await joined(), await joined()]
    const byCode = await proveByCode(await start(old.phone, stays.phone), 'to', stays.phone)
    expect(await refusalOf(carryOut(byCode))).toBe('conflict')
    const merge = await shop.call(
      api.proveByWords,
      { ...at(byCode), side: 'from', words: 'Mất SIM, xem giấy của nhà mạng' },
      as(),
    )
    expect(await refusalOf(carryOut(merge))).toBe('forbidden')
    expect(await refusalOf(shop.call(api.approveMerge, at(merge), as()))).toBe('forbidden')
    const done = await shop.call(api.approveMerge, at(merge), as(boss))
    expect(done).toMatchObject({ state: 'done' })
  })

  test('whoever started it does not approve it, and a wrong code proves nothing', async () => {
    const [old, stays] = [await joined(), await joined()]
    let merge = await start(old.phone, stays.phone, boss)
    merge = await shop.call(api.sendMergeCode, { ...at(merge), side: 'from' }, as())
    const wrong = { ...at(merge), side: 'from', code: '000000' } as const
    const right = await readCode(shop, old.phone)
    const tried = { ...wrong, code: right === '000000' ? '111111' : wrong.code }
    expect(await refusalOf(shop.call(api.proveByCode, tried, as()))).toBe('otpNotValid')
    for (const side of ['from', 'to'] as const) {
      const words = 'Gặp trực tiếp tại quầy'
      merge = await shop.call(api.proveByWords, { ...at(merge), side, words }, as())
    }
    expect(await refusalOf(shop.call(api.approveMerge, at(merge), as(boss)))).toBe('forbidden')
  })
})

describe('what forbids a merge', () => {
  test('a locked membership, and an erasure that is asked for', async () => {
    const [old, stays] = [await joined(), await joined()]
    const merge = await proven(old.phone, stays.phone)
    await shop.call(accountData.askDeletion, { password: '135790' }, { headers: old.headers })
    const { forbids } = await shop.call(api.previewMerge, { id: merge.id }, as())
    expect(forbids).toBe('erasing')
    expect(await refusalOf(carryOut(merge))).toBe('conflict')
    const cancelled = await shop.call(api.cancelMerge, { ...at(merge), why: 'Khách xin xoá' }, as())
    expect(cancelled).toMatchObject({ state: 'cancelled' })
    expect(await refusalOf(carryOut(cancelled))).toBe('conflict')
  })
})

describe('at once', () => {
  test('A into B and B into A: one of eight is started', async () => {
    const [a, b] = [await joined(), await joined()]
    for (const { phone } of [a, b]) {
      const id = await customerId(shop, phone)
      await shop.call(openCustomer, { id, cause: 'call' }, as())
    }
    const pairs = Array.from({ length: 8 }, (_, place) => (place % 2 ? [a, b] : [b, a]))
    const answers = await Promise.allSettled(
      pairs.map(async ([from, to]) => start(from!.phone, to!.phone)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('eight who carry it out make one merge, while orders and points of the old one run', async () => {
    const [old, stays] = [await joined(), await joined()]
    const accountId = await earn(old.phone, 100)
    const account = await accountOf(shop, stays.phone)
    const merge = await proven(old.phone, stays.phone)
    const spend = (place: number) =>
      inOneGo((trx) =>
        holdPoints(trx, {
          accountId,
          points: 10,
          cause: `gifts:race${accountId}:${place}`,
          note: '',
          at: shop.ctx.clock.now(),
        }),
      )
    const { headers } = old
    const merging = Promise.allSettled(Array.from({ length: 8 }, () => carryOut(merge)))
    const orders = Promise.allSettled(
      Array.from({ length: 8 }, () =>
        shop.call(placeOrder, guestOrder([{ product }], old.phone), { headers }),
      ),
    )
    const spending = Promise.allSettled(Array.from({ length: 8 }, (_, place) => spend(place)))
    const [merged] = await Promise.all([merging, orders, spending])
    const fulfilled = merged.filter(({ status }) => status === 'fulfilled')
    expect(fulfilled.length).toBeLessThanOrEqual(1)
    expect(await findLedgerFaults(shop.ctx.db)).toEqual([])
    const stray = await shop.ctx.db
      .selectFrom('shop_order')
      .select('id')
      .where('member_id', '=', fulfilled.length === 1 ? old.id : stays.id)
      .execute()
    expect(stray).toEqual([])
    const sum = async (id: number) =>
      (await lotsOf(id)).reduce((all, { remaining }) => all + remaining, 0)
    if (fulfilled.length === 1) {
      expect(await sum(accountId)).toBe(0)
      expect(await sum(account)).toBe(100)
    } else expect(await sum(account)).toBe(0)
  })
})

test('a voucher of the old one, used by eight orders of both beside the merge, is used once', async () => {
  const [old, stays] = [await joined(), await joined()]
  const accountId = await earn(old.phone, 10)
  const account = await accountOf(shop, stays.phone)
  const code = await giveVoucher(shop, accountId, await voucherCampaign(shop))
  const buyers = [
    { ...old, accountId },
    { ...stays, accountId: account },
  ]
  const merge = await proven(old.phone, stays.phone)
  const order = orderBody([{ product }], { vouchers: [code], saved: 20_000 })
  const ordering = Array.from({ length: 8 }, (_, place) =>
    refusalOf(placeFor(shop, buyers[place % 2]!, order)),
  )
  const merging = Array.from({ length: 4 }, () => refusalOf(carryOut(merge)))
  const [orders, merges] = [await Promise.all(ordering), await Promise.all(merging)]
  const isMerged = merges.includes('done')
  if (!isMerged) expect(await refusalOf(carryOut(merge))).not.toBe('internal')
  // Whoever has it by now may still use it, if nobody did.
  if (!orders.includes('done')) {
    expect(await refusalOf(placeFor(shop, buyers[isMerged ? 1 : 0]!, order))).toBe('done')
  }
  const uses = await shop.ctx.db
    .selectFrom('voucher_use as u')
    .innerJoin('voucher as v', 'v.id', 'u.voucher_id')
    .select(['u.state', 'v.account_id'])
    .where('v.account_id', 'in', [accountId, account])
    .where('u.state', '<>', 'released')
    .execute()
  expect(uses).toHaveLength(1)
  expect(await findLedgerFaults(shop.ctx.db)).toEqual([])
})

test('a connection that dies in the middle leaves nothing moved, and the merge goes on waiting', async () => {
  const [old, stays] = [await joined(), await joined()]
  const accountId = await earn(old.phone, 70)
  const account = await accountOf(shop, stays.phone)
  const merge = await proven(old.phone, stays.phone)
  const { db } = shop.ctx
  let sent: Promise<string> | undefined
  await inOneGo(async (trx) => {
    // Points were moved by then: games come after them.
    await sql`lock table game_phone in share mode`.execute(trx)
    sent = refusalOf(carryOut(merge))
    await waitFor(async () => expect(await countWaiting(shop)).toBe(1))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(trx)
    expect(await sent).not.toBe('done')
  })
  expect(await lotsOf(accountId)).toMatchObject([{ remaining: 70 }])
  expect(await lotsOf(account)).toEqual([])
  const member = db.selectFrom('member').select('phone').where('id', '=', old.id)
  expect(await member.executeTakeFirstOrThrow()).toEqual({ phone: old.phone })
  expect(await carryOut(merge)).toMatchObject({ state: 'done' })
  expect(await lotsOf(account)).toMatchObject([{ remaining: 70 }])
})

test('every column that names a person moves, or is left with a reason', async () => {
  const { moved, left } = placesOfPeople()
  const known = [...moved, ...Object.keys(left)]
  const names = /phone|^(member|account|customer)_id$|^(from|to)_customer$/
  const columns = (await columnsOf(shop.ctx.db))
    .filter(({ column, type }) => names.test(column) && type !== 'bool')
    .map(({ table, column }) => `${table}.${column}`)
  expect(columns.filter((place) => !known.includes(place))).toEqual([])
  const all = (await columnsOf(shop.ctx.db)).map(({ table, column }) => `${table}.${column}`)
  expect(known.filter((place) => !all.includes(place))).toEqual([])
  expect(Object.values(left).filter((reason) => reason === '')).toEqual([])
})
