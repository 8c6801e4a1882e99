import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { consentChannels } from '#domain/identity/consent.ts'
import * as api from '#domain/identity/api.ts'
import * as accountData from '#domain/identity/account-data/api.ts'
import { days } from '#domain/kernel/durations.ts'
import { cancelOrder, getOrder, placeOrder } from '#domain/order/api.ts'
import { scheduledJobs } from '#server/housekeeping.ts'
import { listeners } from '#server/listeners.ts'
import type { TestShop } from '#test/support/app.ts'
import {
  logIn,
  openMemberShop,
  password,
  refusalOf,
  registerMember,
  type Member,
} from '#test/support/members.ts'
import { live } from '#test/support/order-lives.ts'
import { guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { takeReturn } from '../returns/take-return.ts'

let shop: TestShop
let jex: ShelfProduct
let people = 0
let member: Member
let as: { headers: Record<string, string> }

beforeAll(async () => {
  shop = await openMemberShop()
  jex = (await addStock(shop.ctx.db, [{ code: 'JEX', onHand: 1000 }]))[0]!
})
afterAll(() => shop.close())
beforeEach(async () => {
  people += 1
  member = await registerMember(shop, `0966${String(people).padStart(6, '0')}`)
  as = { headers: member.headers }
})

/** What the night does: the scheduled jobs, then whatever their events cause. */
async function runNight(): Promise<void> {
  for (const job of scheduledJobs) await job.run(shop.ctx)
  const events = await shop.ctx.db
    .updateTable('outbox_event')
    .set({ processed_at: shop.ctx.clock.now() })
    .where('processed_at', 'is', null)
    .where('topic', '=', 'member.erased')
    .returning(['topic', 'payload'])
    .execute()
  for (const { topic, payload } of events) {
    for (const listen of Object.values(listeners[topic]!)) {
      await listen(shop.ctx, payload)
    }
  }
}

const askDeletion = () => shop.call(accountData.askDeletion, { password }, as)
const placeAsMember = () =>
  shop.call(placeOrder, { ...guestOrder([{ product: jex }], member.phone), note: 'Gọi trước' }, as)

describe('downloading my data', () => {
  test('gives everything that is kept, orders included, and is written down', async () => {
    const { code } = await placeAsMember()
    const data = await shop.call(accountData.exportData, {}, as)
    expect(data.user.phone).toBe(member.phone)
    expect(data.orders.map((order) => order.code)).toEqual([code])
    expect(data.consent_history).toHaveLength(consentChannels.length)
    expect(data.sessions).toHaveLength(1)
    expect(data.events.map(({ kind }) => kind)).toEqual(['dataDownloaded', 'registered'])
    expect(JSON.stringify(data)).not.toMatch(/argon2|token_hash/)
  })
})

describe('asking for deletion', () => {
  test('needs the password and names the day', async () => {
    expect(await refusalOf(shop.call(accountData.askDeletion, { password: '000000' }, as))).toBe(
      'accountWrongPwd',
    )
    const { user } = await askDeletion()
    expect(user.deletion_due_at).toBe('2026-12-21T09:00:00.000+07:00')
  })

  test('can be taken back until then', async () => {
    await askDeletion()
    shop.ctx.clock.advance(days(29))
    await runNight()
    const { headers } = await logIn(shop, member.phone)
    const { user } = await shop.call(accountData.cancelDeletion, {}, { headers })
    expect(user.deletion_due_at).toBeUndefined()
    shop.ctx.clock.advance(days(10))
    await runNight()
    await logIn(shop, member.phone)
  })

  test('deletes the person after 30 days and frees the phone', async () => {
    await askDeletion()
    shop.ctx.clock.advance(days(30))
    await runNight()
    expect(await refusalOf(shop.call(api.getUser, {}, as))).toBe('unauthenticated')
    expect(await refusalOf(logIn(shop, member.phone))).toBe('accountWrongPwd')
    const row = await shop.ctx.db
      .selectFrom('member')
      .selectAll()
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ phone: null, full_name: '', email: null, password_hash: null })
    const again = await registerMember(shop, member.phone)
    expect(again.id).not.toBe(member.id)
  })

  test('withdraws every consent, and keeps that it was given', async () => {
    await askDeletion()
    shop.ctx.clock.advance(days(30))
    await runNight()
    const history = await shop.ctx.db
      .selectFrom('consent_change')
      .select(['channel', 'granted', 'source', 'actor', 'address'])
      .where('member_id', '=', member.id)
      .where('channel', '=', 'zaloCommercial')
      .orderBy('id')
      .execute()
    expect(history).toEqual([
      {
        channel: 'zaloCommercial',
        granted: true,
        source: 'register',
        actor: 'member',
        address: '',
      },
      {
        channel: 'zaloCommercial',
        granted: false,
        source: 'erasure',
        actor: 'system',
        address: '',
      },
    ])
  })
})

describe("a deleted member's orders", () => {
  const readOrder = (code: string) =>
    shop.ctx.db
      .selectFrom('shop_order')
      .selectAll()
      .where('code', '=', code)
      .executeTakeFirstOrThrow()

  test('keep what accounting needs and lose the person once they are finished', async () => {
    const done = await placeAsMember()
    const underWay = await placeAsMember()
    await shop.call(cancelOrder, { code: done.code, reason: 'Nhà tôi ở 12 Hàng Bài' }, as)
    await setStatus(done.code, 'cancelled')
    await askDeletion()
    shop.ctx.clock.advance(days(30))
    await runNight()
    const reduced = await readOrder(done.code)
    expect(reduced).toMatchObject({
      member_id: null,
      customer_phone: '',
      receiver_name: '',
      receiver_phone: '',
      note: '',
      payment: done.costs.order_total.amount,
    })
    const notes = await shop.ctx.db
      .selectFrom('order_status_change')
      .select('note')
      .where('order_id', '=', reduced.id)
      .execute()
    expect(JSON.stringify(notes)).not.toContain('Hàng Bài')
    expect((await readOrder(underWay.code)).receiver_phone).toBe(member.phone)
    await setStatus(underWay.code, 'completed')
    await runNight()
    expect((await readOrder(underWay.code)).receiver_phone).toBe('')
  })

  test('keep whom money is owed until it went back; what colleagues noted goes with the person', async () => {
    const { code } = await placeAsMember()
    await live(shop, code, 'handedToCarrier', 'delivered')
    const { id } = await readOrder(code)
    const at = shop.ctx.clock.now()
    const note = { order_id: id, actor: 'staff:test', text: 'Chị Lan, 12 Hàng Bài', at }
    await shop.ctx.db.insertInto('order_note').values(note).execute()
    const back = { pieces: [{ lineNo: 1, quantity: 1 }], reason: 'Hộp móp', restock: true }
    await shop.ctx.db
      .transaction()
      .execute((trx) => takeReturn(trx, id, { ...back, actor: 'staff:test', at }))
    await askDeletion()
    shop.ctx.clock.advance(days(30))
    await runNight()
    expect((await readOrder(code)).receiver_phone).toBe(member.phone)
    const done = { state: 'done' as const, done_at: shop.ctx.clock.now(), done_by: 'staff:test' }
    await shop.ctx.db.updateTable('refund').set(done).where('order_id', '=', id).execute()
    await runNight()
    expect((await readOrder(code)).receiver_phone).toBe('')
    const notes = await shop.ctx.db
      .selectFrom('order_note')
      .select('text')
      .where('order_id', '=', id)
      .execute()
    expect(notes).toEqual([{ text: '' }])
  })

  test('open to no old link any more', async () => {
    const { code, view_token: token } = await placeAsMember()
    await setStatus(code, 'completed')
    await askDeletion()
    shop.ctx.clock.advance(days(30))
    await runNight()
    expect(await refusalOf(shop.call(getOrder, { code, token }))).toBe('notFound')
  })

  async function setStatus(code: string, status: 'cancelled' | 'completed'): Promise<void> {
    await shop.ctx.db.updateTable('shop_order').set({ status }).where('code', '=', code).execute()
  }
})
