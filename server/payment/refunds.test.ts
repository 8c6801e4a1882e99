import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hours, minutes } from '#domain/kernel/durations.ts'
import { describeRefundFailure } from '#domain/payment/texts.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { VnpayApi } from '#test/support/vnpay-api.ts'
import {
  beginPaying,
  cybersourceNews,
  findPaymentFaults,
  listEvents,
  listReceipts,
  paymentsAsking,
  tellCybersource,
  tellVnpay,
  vnpayNews,
  waitingOrder,
} from '#test/support/payments.ts'
import { findPayments, findRefund, startRefund, type NewRefund } from './index.ts'
import { sendRefund } from './send-refund.ts'
import { sweepPayments } from './sweep-payments.ts'

const api = new VnpayApi()
let shop: TestShop
let causes = 0

beforeAll(async () => {
  const payments = paymentsAsking(await api.open())
  shop = await openTestShop({ config: { payments } })
})
afterEach(async () => {
  // What one test left to be asked about is not the next one's.
  api.reset()
  shop.ctx.clock.advance(hours(12))
  await sweepPayments(shop.ctx)
  api.reset()
})
afterAll(async () => {
  expect(await findPaymentFaults(shop.ctx.db)).toEqual([])
  await shop.close()
  await api.close()
})

/** An order that was paid by card, and its receipt. */
async function paidByCard(method: 'domesticCard' | 'internationalCard' = 'domesticCard') {
  const order = await waitingOrder(shop, { method })
  const form = await beginPaying(shop, order, method)
  await (method === 'domesticCard'
    ? tellVnpay(shop, vnpayNews(form))
    : tellCybersource(shop, cybersourceNews(form)))
  const [receipt] = await listReceipts(shop, order.id)
  return { order, receipt: receipt!, method }
}

type Paid = Awaited<ReturnType<typeof paidByCard>>

async function start(paid: Paid, change: Partial<NewRefund> = {}): Promise<number> {
  causes += 1
  const refund: NewRefund = {
    orderId: paid.order.id,
    orderCode: paid.order.code,
    receiptId: paid.receipt.id,
    method: paid.method,
    amount: paid.order.amount,
    reason: 'cancelled',
    cause: `cancelled:${paid.order.code}:${causes}`,
    at: shop.ctx.clock.now(),
    ...change,
  }
  return shop.ctx.db.transaction().execute((trx) => startRefund(trx, refund))
}

function readRefund(id: number) {
  return shop.ctx.db.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function doneEvents(refundId: number) {
  const events = await listEvents(shop, 'refund.done')
  return events.filter((event) => event.refundId === refundId)
}

/** The next time its turn comes. */
async function trySoon(refundId: number): Promise<void> {
  shop.ctx.clock.advance(hours(3))
  await sendRefund(shop.ctx, refundId)
}

describe('money that came by VNPay goes back', () => {
  test('by asking VNPay once, and the order hears of it', async () => {
    const paid = await paidByCard()
    const id = await start(paid)
    expect(await listEvents(shop, 'refund.started')).toContainEqual({ refundId: id })
    await sendRefund(shop.ctx, id)
    expect(api.asked).toHaveLength(1)
    expect(api.asked[0]).toMatchObject({
      vnp_Command: 'refund',
      vnp_TransactionType: '02',
      vnp_Amount: '32500000',
      vnp_TransactionNo: '14422574',
    })
    expect(await readRefund(id)).toMatchObject({
      state: 'done',
      proof: '14422574',
      done_by: 'vnpay',
      done_at: shop.ctx.clock.now(),
    })
    expect(await doneEvents(id)).toEqual([{ refundId: id, orderId: paid.order.id }])
    await sendRefund(shop.ctx, id)
    expect(api.asked).toHaveLength(1)
  })

  test('once a cause, however often it is told', async () => {
    const paid = await paidByCard()
    const cause = `cancelled:${paid.order.code}`
    const ids = [await start(paid, { cause }), await start(paid, { cause })]
    expect(ids[0]).toBe(ids[1])
    expect(await findRefund(shop.ctx.db, ids[0]!)).toMatchObject({
      cause,
      amount: 325_000,
      state: 'sending',
    })
  })

  test('in parts, and never more than came', async () => {
    const paid = await paidByCard()
    const first = await start(paid, { amount: 100_000, reason: 'returned' })
    await sendRefund(shop.ctx, first)
    expect(api.asked[0]).toMatchObject({ vnp_TransactionType: '03', vnp_Amount: '10000000' })
    await expect(start(paid, { amount: 225_001 })).rejects.toThrow('more than is left')
    await start(paid, { amount: 225_000 })
  })

  test('one part after the other', async () => {
    const paid = await paidByCard()
    const first = await start(paid, { amount: 100_000 })
    const second = await start(paid, { amount: 50_000 })
    await sendRefund(shop.ctx, second)
    expect(api.asked).toEqual([])
    await sendRefund(shop.ctx, first)
    await sendRefund(shop.ctx, second)
    expect(api.asked.map(({ vnp_Amount }) => vnp_Amount)).toEqual(['10000000', '5000000'])
  })

  test('when ten workers take it up at once, VNPay is asked once', async () => {
    const id = await start(await paidByCard())
    await Promise.all(Array.from({ length: 10 }, () => sendRefund(shop.ctx, id)))
    expect(api.countOf('refund')).toBe(1)
    expect(await doneEvents(id)).toHaveLength(1)
  })
})

describe('an answer that nobody heard', () => {
  test('and VNPay has paid back: it is not asked for again', async () => {
    const id = await start(await paidByCard())
    api.moods.refund = ['cutOff']
    await sendRefund(shop.ctx, id)
    expect(await readRefund(id)).toMatchObject({ state: 'sending', tries: 1, proof: null })
    api.moods.querydr = [{ vnp_TransactionType: '02', vnp_TransactionStatus: '05' }]
    await trySoon(id)
    expect([api.countOf('refund'), api.countOf('querydr')]).toEqual([1, 1])
    expect(await readRefund(id)).toMatchObject({ state: 'done' })
  })

  test('and VNPay has not: it is asked for again', async () => {
    const id = await start(await paidByCard())
    api.moods.refund = ['silent', {}]
    const payments = paymentsAsking(shop.ctx.config.payments!.vnpay!.apiUrl, 50)
    await sendRefund({ ...shop.ctx, config: { ...shop.ctx.config, payments } }, id)
    await trySoon(id)
    expect([api.countOf('refund'), api.countOf('querydr')]).toEqual([2, 1])
    expect(await readRefund(id)).toMatchObject({ state: 'done', tries: 2 })
  })

  test('because the process was killed: the next one asks first', async () => {
    const id = await start(await paidByCard())
    // As it is on record when VNPay is asked and nothing comes after.
    const next_try_at = new Date(shop.ctx.clock.now().getTime() + minutes(0.5))
    const asked = { tries: 1, asked_at: shop.ctx.clock.now(), next_try_at }
    await shop.ctx.db.updateTable('refund').set(asked).where('id', '=', id).execute()
    await sendRefund(shop.ctx, id)
    expect(api.asked).toEqual([])
    api.moods.querydr = [{ vnp_TransactionType: '02', vnp_TransactionStatus: '06' }]
    shop.ctx.clock.advance(minutes(1))
    await sweepPayments(shop.ctx)
    expect([api.countOf('refund'), api.countOf('querydr')]).toEqual([0, 1])
    expect(await readRefund(id)).toMatchObject({ state: 'done' })
  })

  test('VNPay itself says that it has it in hand', async () => {
    const id = await start(await paidByCard())
    api.moods.refund = ['notJson', { vnp_ResponseCode: '94' }]
    await sendRefund(shop.ctx, id)
    await trySoon(id)
    expect(await readRefund(id)).toMatchObject({ state: 'done' })
  })

  test('of one of two parts: nobody can tell which, so a person looks', async () => {
    const paid = await paidByCard()
    await sendRefund(shop.ctx, await start(paid, { amount: 100_000 }))
    const second = await start(paid, { amount: 100_000 })
    api.moods.refund = ['forged']
    await sendRefund(shop.ctx, second)
    await trySoon(second)
    const refund = await readRefund(second)
    expect(refund).toMatchObject({ state: 'byHand', failure: 'unclearWhich' })
    expect(describeRefundFailure(refund.failure!)).toContain('Không rõ')
    expect(api.countOf('refund')).toBe(2)
  })

  test('five times: then people take over, and nothing is asked any more', async () => {
    const id = await start(await paidByCard())
    api.moods.refund = ['cutOff']
    api.moods.querydr = ['cutOff']
    await sendRefund(shop.ctx, id)
    for (let tried = 1; tried < 5; tried += 1) await trySoon(id)
    expect(await readRefund(id)).toMatchObject({ state: 'byHand', tries: 5 })
    await trySoon(id)
    // After the first try nothing is known, so nothing more is asked for.
    expect([api.countOf('refund'), api.countOf('querydr')]).toEqual([1, 4])
    expect(await doneEvents(id)).toEqual([])
  })
})

describe('what VNPay does not do', () => {
  test.each([
    ['VNPay refuses', { vnp_ResponseCode: '95' }, '95'],
    ['VNPay does not know us', { vnp_ResponseCode: '02' }, '02'],
  ])('%s: a person takes over at once', async (_, mood, code) => {
    const id = await start(await paidByCard())
    api.moods.refund = [mood]
    await sendRefund(shop.ctx, id)
    expect(await readRefund(id)).toMatchObject({ state: 'byHand', failure: code, tries: 1 })
  })

  test('what came by another way is a person’s from the beginning', async () => {
    const started = await listEvents(shop, 'refund.started')
    const abroad = await paidByCard('internationalCard')
    const id = await start(abroad)
    expect(await readRefund(id)).toMatchObject({ state: 'byHand', tries: 0 })
    const order = await waitingOrder(shop)
    const cash = await start({ ...abroad, order }, { receiptId: null, method: 'cash' })
    expect(await readRefund(cash)).toMatchObject({ state: 'byHand' })
    await sweepPayments(shop.ctx)
    expect(api.asked).toEqual([])
    expect(await listEvents(shop, 'refund.started')).toEqual(started)
  })

  test('where VNPay is set up no more: a person takes over', async () => {
    const id = await start(await paidByCard())
    const without = { ...shop.ctx, config: { ...shop.ctx.config, payments: {} } }
    await sendRefund(without, id)
    expect(await readRefund(id)).toMatchObject({ state: 'byHand', failure: 'noGateway' })
  })
})

test('views get tries and refunds of many orders at once, the oldest first', async () => {
  const paid = await paidByCard()
  await start(paid, { amount: 100_000, reason: 'returned' })
  const other = await waitingOrder(shop)
  const found = await findPayments(shop.ctx.db, [paid.order.id, other.id])
  expect(found.get(other.id)).toEqual({ attempts: [], refunds: [] })
  expect(found.get(paid.order.id)).toMatchObject({
    attempts: [{ state: 'succeeded', amount: 325_000, provider: 'vnpay', hasReturned: false }],
    refunds: [{ amount: 100_000, reason: 'returned', state: 'sending', doneAt: null }],
  })
  expect(await findPayments(shop.ctx.db, [])).toEqual(new Map())
})
