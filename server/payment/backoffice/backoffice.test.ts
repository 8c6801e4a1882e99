import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/payment/backoffice/api.ts'
import { openTestShop, type CallRefused, type TestShop } from '#test/support/app.ts'
import { refusalOf } from '#test/support/members.ts'
import {
  beginPaying,
  doubtedByVnpay,
  findPaymentFaults,
  listEvents,
  listReceipts,
  movement,
  readPayment,
  referenceOf,
  tellBank,
  tellVnpay,
  vnpayNews,
  waitingOrder,
} from '#test/support/payments.ts'
import { hireStaff, staffHeaders, type StaffMember } from '#test/support/staff.ts'
import {
  noteTransferState,
  receiveTransfer,
  resolveTransfer,
  startRefund,
  type NewRefund,
} from '../index.ts'
import { readSearch } from './search.ts'

let shop: TestShop
let accountant: StaffMember

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  accountant = await hireStaff(shop, 'accountant')
})
afterAll(async () => {
  expect(await findPaymentFaults(shop.ctx.db)).toEqual([])
  await shop.close()
})

function asAccountant() {
  return { headers: accountant.headers }
}

async function transferFor(
  order: { code: string; amount: number },
  change: Record<string, unknown> = {},
): Promise<number> {
  const told = movement(order, change)
  await tellBank(shop, told)
  const { id } = await shop.ctx.db
    .selectFrom('bank_transaction')
    .select('id')
    .where('feed_id', '=', String(told.id))
    .executeTakeFirstOrThrow()
  return id
}

describe('the bank back office', () => {
  test('shows transfers newest first, page after page, each once', async () => {
    const order = await waitingOrder(shop)
    const ids: number[] = []
    for (let nth = 0; nth < 5; nth += 1) ids.push(await transferFor(order))
    const shown: number[] = []
    let cursor: string | undefined
    do {
      const page = await shop.call(
        api.listBankTransactions,
        { limit: 2, ...(cursor ? { cursor } : {}) },
        asAccountant(),
      )
      shown.push(...page.items.map(({ id }) => id))
      cursor = page.next ?? undefined
      // One that comes meanwhile does not move the pages.
      if (shown.length === 2) await transferFor(order)
    } while (cursor)
    expect(shown).toEqual(ids.toReversed())
  })

  test('tells what became of a transfer, what its order costs and what came for it', async () => {
    const order = await waitingOrder(shop, { amount: 500_000 })
    const id = await transferFor({ ...order, amount: 200_000 })
    const { db, clock } = shop.ctx
    const at = clock.now()
    await db.transaction().execute(async (trx) => {
      await receiveTransfer(trx, { transactionId: id, orderId: order.id, at })
      await noteTransferState(trx, id, 'partial')
    })
    const { items } = await listed({ q: order.code.toLowerCase() })
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      state: 'partial',
      order_code: order.code,
      amount: 200_000,
      order_total: 500_000,
      order_received: 200_000,
    })
    const by = 'staff:lan'
    await resolveTransfer(db, id, { action: 'acceptedShort', by, reason: 'Khách quen', at })
    const resolved = await listed({ state: 'resolved' })
    expect(resolved.items[0]!.resolution).toMatchObject({
      action: 'Chấp nhận chuyển thiếu',
      // Nobody of that name is in the back office any more.
      by: 'lan',
      reason: 'Khách quen',
    })
    expect(resolved.counts).toMatchObject({ resolved: 1, partial: 0 })
  })

  test('finds by code, amount, content with or without accents, and the bank’s reference', async () => {
    const order = await waitingOrder(shop, { amount: 777_001 })
    const content = 'NGUYỄN THỊ HƯỜNG chuyển tiền mua thuốc'
    const id = await transferFor(order, { content, referenceCode: 'FT26325ZZ9' })
    for (const q of ['777.001', '777001', '777.001 VNĐ', 'thi huong', 'Hường', 'ft26325zz9']) {
      const { items } = await listed({ q })
      expect(
        items.map((item) => item.id),
        q,
      ).toContain(id)
    }
    expect((await listed({ q: 'không có ai' })).items).toEqual([])
    expect((await listed({ q: '%' })).items.length).toBeGreaterThan(0)
    expect((await listed({ q: "'; drop table payment --" })).items).toEqual([])
  })

  test.each([
    ['dh2611', { by: 'code', code: 'DH2611' }],
    ['ALDH261121ABCDEF', { by: 'code', code: 'DH261121ABCDEF' }],
    ['325.000', { by: 'amount', amount: 325_000, reference: '325.000' }],
    ['Lan Hương', { by: 'words', words: 'lan huong', reference: 'LAN HƯƠNG' }],
    ['', null],
    [undefined, null],
    ['%%', null],
  ])('%s is looked for as %j', (text, search) => {
    expect(readSearch(text)).toEqual(search)
  })

  function listed(input: Partial<Parameters<typeof readListed>[0]>) {
    return readListed(input)
  }

  function readListed(input: { q?: string; state?: 'resolved' | 'partial' }) {
    return shop.call(api.listBankTransactions, { limit: 30, ...input }, asAccountant())
  }
})

describe('refunds', () => {
  test('by hand are completed with their proof, once, and the order hears of it', async () => {
    const { id, order } = await refundByHand()
    const heard: string[] = []
    shop.ctx.live.listen(['refunds', `order:${order.code}`], (key) => heard.push(key))
    const input = { id, proof: 'VCB 2026-11-21 FT9911', reason: 'Đã chuyển lại cho khách' }
    const done = await shop.call(api.completeRefund, input, asAccountant())
    expect(done).toMatchObject({
      state: 'done',
      proof: input.proof,
      done_by: 'Trần Thị Bình',
      order_code: order.code,
      customer: 'Nguyễn Thị Lan',
      payment_type: 'transfer',
    })
    expect(await refusalOf(shop.call(api.completeRefund, input, asAccountant()))).toBe('conflict')
    const events = await listEvents(shop, 'refund.done')
    expect(events).toEqual([{ refundId: id, orderId: order.id }])
    expect(heard.toSorted()).toEqual([`order:${order.code}`, 'refunds'])
    expect(await readAudit('refund', String(id))).toEqual([
      {
        staff: accountant.username,
        action: 'Xác nhận đã hoàn tiền',
        reason: input.reason,
        before: { state: 'byHand', proof: null, asks: 1 },
        after: { state: 'done', proof: input.proof, asks: 1 },
      },
    ])
  })

  test('completed by ten people at once are completed once', async () => {
    const { id } = await refundByHand()
    const input = { id, proof: 'FT9912', reason: 'Đã chuyển lại' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        refusalOf(shop.call(api.completeRefund, input, asAccountant())),
      ),
    )
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
    expect(await readAudit('refund', String(id))).toHaveLength(1)
  })

  test('of a card that VNPay did not make are asked of VNPay again', async () => {
    const { id } = await refundOfCard()
    await shop.ctx.db
      .updateTable('refund')
      .set({ state: 'byHand', failure: '95', next_try_at: null, tries: 5 })
      .where('id', '=', id)
      .execute()
    const before = await listEvents(shop, 'refund.started')
    const input = { id, reason: 'VNPay đã mở lại' }
    const retried = await shop.call(api.retryRefund, input, asAccountant())
    expect(retried).toMatchObject({
      state: 'sending',
      tries: 0,
      failure: 'Giao dịch gốc không thành công tại VNPay.',
    })
    expect((await listEvents(shop, 'refund.started')).length).toBe(before.length + 1)
    expect(await refusalOf(shop.call(api.retryRefund, input, asAccountant()))).toBe('conflict')
    const transfer = await refundByHand()
    const wrong = shop.call(api.retryRefund, { ...input, id: transfer.id }, asAccountant())
    expect(await refusalOf(wrong)).toBe('conflict')
    const unknown = shop.call(api.retryRefund, { ...input, id: 4_711_000 }, asAccountant())
    expect(await refusalOf(unknown)).toBe('notFound')
  })

  test('are listed by state, code, amount and proof, with how many there are', async () => {
    const { id, order } = await refundByHand(432_100)
    for (const input of [{ q: order.code }, { q: '432.100' }]) {
      const { items } = await shop.call(
        api.listRefunds,
        { state: 'byHand', limit: 30, ...input },
        asAccountant(),
      )
      expect(items.map((item) => item.id)).toContain(id)
    }
    const completed = { id, proof: 'VCB 21/11 FT26325WX7', reason: 'Đã chuyển lại' }
    await shop.call(api.completeRefund, completed, asAccountant())
    const byProof = await shop.call(api.listRefunds, { q: 'ft26325wx7' }, asAccountant())
    expect(byProof.items.map((item) => item.id)).toEqual([id])
    const all = await shop.call(api.listRefunds, { limit: 1 }, asAccountant())
    expect(all.items).toHaveLength(1)
    const next = await shop.call(api.listRefunds, { limit: 1, cursor: all.next! }, asAccountant())
    expect(next.items[0]!.id).toBeLessThan(all.items[0]!.id)
    const { rows } = await sql<{ state: string; count: number }>`
      select state, count(*)::int as count from refund group by state`.execute(shop.ctx.db)
    for (const { state, count } of rows) expect(all.counts).toMatchObject({ [state]: count })
  })
})

describe('money that a gateway doubted', () => {
  test.each([
    ['paid', 'succeeded', 1, 'Xác nhận giao dịch thẻ đã thu tiền'],
    ['failed', 'failed', 0, 'Xác nhận giao dịch thẻ không thành công'],
  ] as const)('staff say that it is %s', async (outcome, state, receipts, action) => {
    const order = await waitingOrder(shop)
    const form = await beginPaying(shop, order)
    const reference = referenceOf(form)
    const decision = { reference, outcome, proof: 'VNPay 14422574', reason: 'Đã kiểm tra ở VNPay' }
    expect(await refusalOf(shop.call(api.decideReview, decision, asAccountant()))).toBe('conflict')
    await tellVnpay(shop, vnpayNews(form, doubtedByVnpay))
    await shop.call(api.decideReview, decision, asAccountant())
    expect(await readPayment(shop, reference)).toMatchObject({ state })
    expect(await listReceipts(shop, order.id)).toHaveLength(receipts)
    const [audited] = await readAudit('order', order.code)
    expect(audited).toMatchObject({ action, after: { reference, state: outcome } })
    const again = { ...decision, outcome: 'paid' as const }
    expect(await refusalOf(shop.call(api.decideReview, again, asAccountant()))).toBe('conflict')
    const unknown = { ...decision, reference: 'nothing' }
    expect(await refusalOf(shop.call(api.decideReview, unknown, asAccountant()))).toBe('notFound')
  })
})

test('each role sees and does what it may', async () => {
  const { id } = await refundByHand()
  const reason = 'Thử quyền'
  const calls = {
    read: (headers: Record<string, string>) => shop.call(api.listRefunds, {}, { headers }),
    complete: (headers: Record<string, string>) =>
      shop.call(api.completeRefund, { id, proof: 'FT 1', reason }, { headers }),
    decide: (headers: Record<string, string>) =>
      shop.call(
        api.decideReview,
        { reference: 'x', outcome: 'paid', proof: 'FT 1', reason },
        { headers },
      ),
  }
  const may = async (headers: Record<string, string>) =>
    Promise.all(Object.values(calls).map((call) => refusalOf(call(headers))))
  const nobody = ['forbidden', 'forbidden', 'forbidden']
  expect(await may(await staffHeaders(shop, 'warehouse'))).toEqual(nobody)
  expect(await may(await staffHeaders(shop, 'content'))).toEqual(nobody)
  expect(await may(await staffHeaders(shop, 'care'))).toEqual(['done', 'forbidden', 'forbidden'])
  expect(await may({})).toEqual(['unauthenticated', 'unauthenticated', 'unauthenticated'])
  expect(await may(accountant.headers)).toEqual(['done', 'done', 'notFound'])
})

test('words that are missing are asked for beside their fields', async () => {
  const refused = (await shop
    .call(api.completeRefund, { id: 1, proof: '', reason: '' }, asAccountant())
    .catch((error: unknown) => error)) as CallRefused
  expect(refused.code).toBe('invalidInput')
  expect(Object.keys(refused.fields).toSorted()).toEqual(['proof', 'reason'])
})

async function refundByHand(amount = 325_000) {
  const order = await waitingOrder(shop, { amount })
  const transactionId = await transferFor(order)
  const at = shop.ctx.clock.now()
  const id = await shop.ctx.db.transaction().execute(async (trx) => {
    const receiptId = await receiveTransfer(trx, { transactionId, orderId: order.id, at })
    await noteTransferState(trx, transactionId, 'late')
    return startRefund(trx, refundOf(order, { receiptId, method: 'transfer' }))
  })
  return { id, order }
}

async function refundOfCard() {
  const order = await waitingOrder(shop)
  await tellVnpay(shop, vnpayNews(await beginPaying(shop, order)))
  const [receipt] = await listReceipts(shop, order.id)
  const refund = refundOf(order, { receiptId: receipt!.id, method: 'domesticCard' })
  return { id: await shop.ctx.db.transaction().execute((trx) => startRefund(trx, refund)), order }
}

function refundOf(
  order: { id: number; code: string; amount: number },
  of: Pick<NewRefund, 'receiptId' | 'method'>,
): NewRefund {
  const { id: orderId, code: orderCode, amount } = order
  const at = shop.ctx.clock.now()
  return { orderId, orderCode, amount, reason: 'late', cause: `late:${orderCode}`, at, ...of }
}

async function readAudit(kind: string, id: string) {
  return shop.ctx.db
    .selectFrom('audit_entry')
    .select(['staff', 'action', 'reason', 'before', 'after'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
}
