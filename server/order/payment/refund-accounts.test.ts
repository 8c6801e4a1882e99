import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exportData } from '#domain/identity/account-data/api.ts'
import { days, minutes } from '#domain/kernel/durations.ts'
import * as orders from '#domain/order/api.ts'
import { returnPieces } from '#domain/order/backoffice/api.ts'
import * as desk from '#domain/payment/backoffice/account-api.ts'
import { completeRefund, listRefunds } from '#domain/payment/backoffice/api.ts'
import * as api from '#domain/payment/refund-account/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import {
  buyerWith,
  findFaults,
  listenToEvents,
  live,
  orderBody,
  placeFor,
} from '#test/support/order-lives.ts'
import { ledgerOf, messagesTo, refundsOf, seeOrder } from '#test/support/paid-orders.ts'
import { anAccount } from '#test/support/refund-writes.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { addStock, guestOrder, type ShelfProduct } from '#test/support/stock.ts'
import { forgetOldAccounts } from '../../payment/index.ts'
import { reduceFinishedOrders } from '../member/erasure-queries.ts'

let shop: TestShop
let jex: ShelfProduct
let lan: StaffMember
let mai: StaffMember
let phone: string
let count = 0

beforeAll(async () => {
  shop = await openMemberShop()
  jex = (await addStock(shop.ctx.db, [{ code: 'ACCJEX', price: 300_000, onHand: 1000 }]))[0]!
  lan = await hireStaff(shop, 'admin')
  mai = await hireStaff(shop, 'accountant')
})
afterAll(async () => {
  expect(await findFaults(shop)).toEqual([])
  await shop.close()
})
beforeEach(() => {
  count += 1
  phone = `0917${String(count).padStart(6, '0')}`
})

async function giveBackOne(code: string): Promise<void> {
  const back = { code, pieces: [{ line_no: 1, quantity: 1 }], reason: 'Hộp móp', restock: true }
  await shop.call(returnPieces, back, { headers: lan.headers })
  await listenToEvents(shop)
}

/** A guest paid two boxes at the door, and one came back. */
async function owed() {
  const body = guestOrder([{ product: jex, quantity: 2 }], phone)
  const order = await shop.call(orders.placeOrder, body)
  await live(shop, order.code, 'handedToCarrier', 'delivered')
  await giveBackOne(order.code)
  const [refund] = await refundsOf(shop, order.code)
  return { order, id: refund!.id, token: await tokenSentTo(phone) }
}

async function linksTo(to: string): Promise<string[]> {
  const sent = await messagesTo(shop, to)
  return sent.flatMap((text) => /\/ht\/([\w-]+)$/.exec(text)?.[1] ?? [])
}

async function tokenSentTo(to: string): Promise<string> {
  return (await linksTo(to))[0]!
}

const as = ({ headers }: StaffMember) => ({ headers })
const see = (token: string) => shop.call(api.getRefundLink, { token })
const give = (token: string, change: Record<string, unknown> = {}) =>
  shop.call(api.giveRefundAccount, { token, ...anAccount, version: 0, ...change })
const begin = (id: number, by: StaffMember, takeOver = false) =>
  shop.call(desk.beginRefund, { id, take_over: takeOver }, as(by))
const complete = (id: number, by: StaffMember, proof = 'FT26333001') =>
  shop.call(completeRefund, { id, proof, reason: 'Trả hàng' }, as(by))

async function listed(code: string) {
  const { items } = await shop.call(listRefunds, { q: code }, as(lan))
  return items[0]!.account
}

describe('whoever gets money back', () => {
  test('is asked by a link, says where to, and reads that it went', async () => {
    const { order, id, token } = await owed()
    expect(await listed(order.code)).toMatchObject({ state: 'asked', asks_left: 2 })
    const tail = order.code.slice(-4)
    expect(await see(token)).toMatchObject({ state: 'asked', amount: 300_000, order_tail: tail })
    expect(await give(token, { account_number: '0071 000.123-456' })).toMatchObject({
      state: 'given',
      bank: 'Vietcombank',
      account_tail: '3456',
      version: 1,
    })
    // Neither the number nor the name is told by the link.
    expect(JSON.stringify(await see(token))).not.toMatch(/0071|NGUYEN/)
    expect(await listed(order.code)).toMatchObject({ state: 'given', given_by: 'Khách' })
    expect(await begin(id, lan)).toMatchObject({
      bank: 'Vietcombank',
      account_number: '0071000123456',
      holder: 'NGUYEN THI LAN',
      amount: 300_000,
      content: `HOAN TIEN HT${String(id).padStart(6, '0')}`,
    })
    expect(await see(token)).toMatchObject({ state: 'paying' })
    await complete(id, lan)
    await listenToEvents(shop)
    expect(await see(token)).toMatchObject({ state: 'paid', account_tail: '3456' })
    expect(await refusalOf(give(token, { version: 1 }))).toBe('conflict')
    expect(await ledgerOf(shop, order.code)).toMatchObject({ owed: 300_000, refunded: 300_000 })
    // To an account, though the order was paid in cash.
    expect((await messagesTo(shop, phone))[0]).toMatch(/Tiền về tài khoản/)
  })

  test('opens nothing by a link that was changed, cut off, or is another refund’s', async () => {
    const { token, id } = await owed()
    const [, day, proof] = token.split('-')
    for (const other of [
      `${token}x`,
      token.slice(0, -1),
      `${(id + 1).toString(36)}-${day}-${proof}`,
      `${token.split('-')[0]}-zzz-${proof}`,
    ]) {
      expect(await see(other), other).toEqual({ state: 'closed', version: 0 })
      expect(await refusalOf(give(other)), other).toBe('notFound')
    }
  })

  test('is told nothing any more once the link is over', async () => {
    const { token, order } = await owed()
    shop.ctx.clock.advance(days(16))
    expect(await see(token)).toEqual({ state: 'closed', version: 0 })
    expect(await refusalOf(give(token))).toBe('conflict')
    // The page of the order leads there again.
    const { refunds } = await seeOrder(shop, order)
    const path = refunds[0]!.account!.path!
    expect(await see(path.split('/')[2]!)).toMatchObject({ state: 'asked' })
    shop.ctx.clock.advance(-days(16))
  })

  test('says it twice at once: one counts, the other is told; changing it needs its version', async () => {
    const { token, order } = await owed()
    const numbers = ['1111111', '2222222', '3333333', '4444444']
    const ends = await Promise.allSettled(
      numbers.map((number) => give(token, { account_number: number })),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(give(token))).toBe('conflict')
    expect(await give(token, { version: 1 })).toMatchObject({ account_tail: '3456', version: 2 })
    expect(await listed(order.code)).toMatchObject({ tail: '3456' })
  })

  test('changes nothing while it is paid, and again once it was not', async () => {
    const { token, id } = await owed()
    await give(token)
    await begin(id, lan)
    expect(await refusalOf(give(token, { version: 1 }))).toBe('conflict')
    await shop.call(desk.releaseRefund, { id }, as(lan))
    expect(await give(token, { version: 1, account_number: '99998888' })).toMatchObject({
      account_tail: '8888',
    })
  })

  test('of an order is asked once for refunds that are open together, and not again later', async () => {
    const { order, token, id } = await owed()
    await giveBackOne(order.code)
    expect(await linksTo(phone)).toHaveLength(1)
    expect(await see(token)).toMatchObject({ amount: 600_000 })
    await give(token)
    const [, second] = await refundsOf(shop, order.code)
    expect(await begin(second!.id, lan)).toMatchObject({ account_number: '0071000123456' })
    await complete(id, lan)
    expect(await see(token)).toMatchObject({ state: 'paid', amount: 300_000 })
  })

  test('is not asked where the order has told it before', async () => {
    const { order, token, id } = await owed()
    await give(token)
    await begin(id, lan)
    await complete(id, lan)
    await giveBackOne(order.code)
    expect(await linksTo(phone)).toHaveLength(1)
    expect(await listed(order.code)).toMatchObject({ state: 'given', tail: '3456' })
  })

  test('by a plain form is led back to the page; what was typed is never in the address', async () => {
    const { token } = await owed()
    const send = (fields: Record<string, string>) =>
      shop.app.fastify.inject({
        method: 'POST',
        url: `/api/refund-account/${token}/form`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
    const wrong = await send({ ...anAccount, account_number: '9704361234567890', version: '0' })
    expect(wrong.statusCode).toBe(303)
    expect(wrong.headers.location).toBe(`/hoan-tien/${token}/?loi=account_number`)
    const right = await send({ ...anAccount, version: '0' })
    expect(right.headers.location).toBe(`/hoan-tien/${token}/`)
    expect(await see(token)).toMatchObject({ state: 'given' })
  })
})

describe('the desk', () => {
  test('sends the link again, three times in all and ten minutes apart', async () => {
    const { id } = await owed()
    const ask = () => shop.call(desk.askRefundAccount, { id }, as(lan))
    expect(await refusalOf(ask())).toBe('conflict')
    for (const left of [1, 0]) {
      shop.ctx.clock.advance(minutes(11))
      expect((await ask()).account).toMatchObject({ state: 'asked', asks_left: left })
      await listenToEvents(shop)
    }
    shop.ctx.clock.advance(minutes(11))
    expect(await refusalOf(ask())).toBe('conflict')
    expect(await linksTo(phone)).toHaveLength(3)
  })

  test('notes what a customer told on the phone, by version, with who told it', async () => {
    const { id, order, token } = await owed()
    const note = (version: number) =>
      shop.call(
        desk.noteRefundAccount,
        { id, ...anAccount, note: 'Khách gọi lúc 10:05', version },
        as(lan),
      )
    expect((await note(0)).account).toMatchObject({ state: 'given', note: 'Khách gọi lúc 10:05' })
    expect(await refusalOf(note(0))).toBe('conflict')
    expect(await see(token)).toMatchObject({ state: 'given', account_tail: '3456' })
    const audit = await shop.ctx.db.selectFrom('audit_entry').selectAll().execute()
    const kept = JSON.stringify(audit)
    expect(kept).toContain('Vietcombank ••••3456')
    expect(kept).not.toContain('0071000123456')
    expect(await listed(order.code)).toMatchObject({ bank: 'Vietcombank', tail: '3456' })
  })

  test('of two who pay is told who was first; taking over ends what the other began', async () => {
    const { id, token } = await owed()
    await give(token)
    await begin(id, lan)
    await expect(begin(id, mai)).rejects.toThrow('đang chuyển khoản này')
    expect(await refusalOf(complete(id, mai))).toBe('conflict')
    await begin(id, mai, true)
    expect(await refusalOf(complete(id, lan))).toBe('conflict')
    await complete(id, mai)
    await expect(complete(id, lan)).rejects.toThrow('đã ghi nhận khoản hoàn này')
  })

  test('books one of ten who say at once that it went, and its order hears it once', async () => {
    const { id, order, token } = await owed()
    await give(token)
    await begin(id, lan)
    const ends = await Promise.allSettled(
      Array.from({ length: 10 }, (_, nth) => complete(id, lan, `FT2633300${nth}`)),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await listenToEvents(shop)
    expect(await ledgerOf(shop, order.code)).toMatchObject({ refunded: 300_000 })
    const told = (await messagesTo(shop, phone)).filter((text) => text.includes('Đã hoàn'))
    expect(told).toHaveLength(1)
  })
})

describe('an account', () => {
  test('is in the copy of a member’s data, and goes with the member once the money went', async () => {
    const member = await buyerWith(shop, 0)
    const order = await placeFor(shop, member, orderBody([{ product: jex }]))
    await live(shop, order.code, 'handedToCarrier', 'delivered')
    await giveBackOne(order.code)
    const [refund] = await refundsOf(shop, order.code)
    const { refunds } = await shop.call(
      orders.getOrder,
      { code: order.code },
      { headers: member.headers },
    )
    await give(refunds[0]!.account!.path!.split('/')[2]!)
    const copy = await shop.call(exportData, {}, { headers: member.headers })
    expect(copy.refund_accounts).toMatchObject([
      { order_code: order.code, bank: 'Vietcombank', account_number: '0071000123456' },
    ])
    const { db, clock } = shop.ctx
    await db
      .updateTable('shop_order')
      .set({ erasure_asked_at: clock.now() })
      .where('code', '=', order.code)
      .execute()
    await reduceFinishedOrders(db, clock.now())
    expect(await numberOf(refund!.id)).toBe('0071000123456')
    await begin(refund!.id, lan)
    await complete(refund!.id, lan)
    await reduceFinishedOrders(db, clock.now())
    expect(await numberOf(refund!.id)).toBeNull()
  })

  test('is kept 180 days after the money went', async () => {
    const { id, token } = await owed()
    await give(token)
    await begin(id, lan)
    await complete(id, lan)
    const { db, clock } = shop.ctx
    await forgetOldAccounts(db, new Date(clock.now().getTime() + days(179)))
    expect(await numberOf(id)).toBe('0071000123456')
    await forgetOldAccounts(db, new Date(clock.now().getTime() + days(181)))
    expect(await numberOf(id)).toBeNull()
  })
})

async function numberOf(refundId: number): Promise<string | null> {
  const { account_number: number } = await shop.ctx.db
    .selectFrom('refund_account')
    .select('account_number')
    .where('refund_id', '=', refundId)
    .executeTakeFirstOrThrow()
  return number
}
