import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hours, minutes } from '#domain/kernel/durations.ts'
import * as settings from '#domain/settings/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { VnpayApi } from '#test/support/vnpay-api.ts'
import {
  beginPaying,
  comeBack,
  cybersourceNews,
  doubtedByVnpay,
  findPaymentFaults,
  listReceipts,
  movement,
  paymentsAsking,
  readPayment,
  referenceOf,
  tellBank,
  tellCybersource,
  tellVnpay,
  vnpayNews,
  waitingOrder,
} from '#test/support/payments.ts'
import { hasUndecidedPayment, startRefund } from './index.ts'
import { paymentJobs } from './jobs.ts'
import { sweepPayments } from './sweep-payments.ts'

const api = new VnpayApi()
let shop: TestShop

beforeAll(async () => {
  // Whoever hangs here is let go by the test, however long a busy machine takes until then.
  const payments = paymentsAsking(await api.open(), minutes(1))
  shop = await openTestShop({ config: { payments } })
})
afterEach(async () => {
  // What one test left open is not the next one's.
  api.moods.querydr = [{ vnp_ResponseCode: '91' }]
  shop.ctx.clock.advance(hours(30))
  await sweepPayments(shop.ctx)
  api.reset()
})
afterAll(async () => {
  expect(await findPaymentFaults(shop.ctx.db)).toEqual([])
  await shop.close()
  await api.close()
})

async function begun(method: 'domesticCard' | 'internationalCard' = 'domesticCard') {
  const order = await waitingOrder(shop, { method })
  const form = await beginPaying(shop, order, method)
  return { order, form, reference: referenceOf(form) }
}

async function after(milliseconds: number): Promise<void> {
  shop.ctx.clock.advance(milliseconds)
  await sweepPayments(shop.ctx)
}

const paid = { vnp_Amount: '32500000' }
const notAtItsEnd = { ...paid, vnp_TransactionStatus: '01' }

describe('a notification that never came', () => {
  test('is asked for two minutes after the buyer has come back', async () => {
    const { order, form, reference } = await begun()
    api.moods.querydr = [paid]
    await comeBack(shop, 'vnpay', vnpayNews(form))
    await after(minutes(1))
    expect(api.asked).toEqual([])
    await after(minutes(1))
    expect(api.asked).toHaveLength(1)
    expect(await readPayment(shop, reference)).toMatchObject({ state: 'succeeded' })
    expect(await listReceipts(shop, order.id)).toHaveLength(1)
    // It comes after all.
    expect((await tellVnpay(shop, vnpayNews(form))).body.RspCode).toBe('02')
    expect(await listReceipts(shop, order.id)).toHaveLength(1)
  })

  test('is asked for when the page is closed and nobody came back', async () => {
    const { reference } = await begun()
    api.moods.querydr = [paid]
    await after(minutes(14))
    expect(api.asked).toEqual([])
    await after(minutes(1))
    expect(await readPayment(shop, reference)).toMatchObject({ state: 'succeeded' })
  })

  test('of a failure lets the buyer try again', async () => {
    const { reference } = await begun()
    api.moods.querydr = [{ ...paid, vnp_TransactionStatus: '02' }]
    await after(minutes(15))
    expect(await readPayment(shop, reference)).toMatchObject({
      state: 'failed',
      failure: 'status02',
    })
  })

  test('about another amount than ours moves nothing', async () => {
    const { order, reference } = await begun()
    api.moods.querydr = [{ vnp_Amount: '100' }]
    await after(minutes(15))
    expect(await readPayment(shop, reference)).toMatchObject({ state: 'open' })
    expect(await listReceipts(shop, order.id)).toEqual([])
  })
})

describe('a payment that nobody made', () => {
  test('has expired when VNPay does not know it', async () => {
    const { order, reference } = await begun()
    api.moods.querydr = [{ vnp_ResponseCode: '91' }]
    await after(minutes(15))
    expect(await readPayment(shop, reference)).toMatchObject({
      state: 'expired',
      failure: 'unpaid',
      ask_at: null,
    })
    expect(await hasUndecidedPayment(shop.ctx.db, order.id, shop.ctx.clock.now())).toBe(false)
  })

  test('has expired a while after its page closed, when VNPay still has no end', async () => {
    const { reference } = await begun()
    api.moods.querydr = [notAtItsEnd]
    await after(minutes(15))
    expect(await readPayment(shop, reference)).toMatchObject({ state: 'open', asks: 1 })
    await after(minutes(15))
    expect(await readPayment(shop, reference)).toMatchObject({ state: 'expired' })
  })

  test('of a card abroad has expired when its page is closed; its money still counts', async () => {
    const { order, form, reference } = await begun('internationalCard')
    await after(minutes(14))
    expect(await readPayment(shop, reference)).toMatchObject({ state: 'open' })
    await after(minutes(1))
    expect(await readPayment(shop, reference)).toMatchObject({ state: 'expired' })
    await tellCybersource(shop, cybersourceNews(form))
    expect(await listReceipts(shop, order.id)).toHaveLength(1)
  })
})

describe('a gateway in trouble', () => {
  test('is asked again after growing pauses, for a day', async () => {
    const { reference } = await begun()
    api.moods.querydr = [{ status: 500 }]
    await after(minutes(15))
    await sweepPayments(shop.ctx)
    expect(api.asked).toHaveLength(1)
    await after(minutes(1))
    await after(minutes(1))
    expect(api.asked).toHaveLength(2)
    for (let half = 0; half < 60; half += 1) await after(minutes(30))
    expect(api.asked.length).toBeGreaterThan(40)
    expect(await readPayment(shop, reference)).toMatchObject({
      state: 'expired',
      failure: 'unanswered',
    })
  })

  test('one bad answer keeps no other payment waiting', async () => {
    const first = await begun()
    const second = await begun()
    api.moods.querydr = ['forged', paid]
    await after(minutes(15))
    expect(await readPayment(shop, first.reference)).toMatchObject({ state: 'open' })
    expect(await readPayment(shop, second.reference)).toMatchObject({ state: 'succeeded' })
  })

  test('silent three times in a row, it is left alone for a minute', async () => {
    await Promise.all(Array.from({ length: 6 }, () => begun()))
    api.moods.querydr = ['silent']
    shop.ctx.clock.advance(minutes(15))
    const payments = paymentsAsking(apiUrlOf(shop), 50)
    const hurried = { ...shop.ctx, config: { ...shop.ctx.config, payments } }
    await sweepPayments(hurried)
    expect(api.asked).toHaveLength(3)
    await sweepPayments(hurried)
    expect(api.asked).toHaveLength(3)
    api.moods.querydr = [paid]
    await after(minutes(2))
    expect(api.asked.length).toBe(9)
  })

  test('two processes do not ask the same', async () => {
    await begun()
    api.moods.querydr = [paid]
    shop.ctx.clock.advance(minutes(15))
    await Promise.all(Array.from({ length: 5 }, () => sweepPayments(shop.ctx)))
    expect(api.asked).toHaveLength(1)
  })
})

test('money that VNPay doubts is asked about until VNPay has made up its mind', async () => {
  const { order, form, reference } = await begun()
  await tellVnpay(shop, vnpayNews(form, doubtedByVnpay))
  api.moods.querydr = [{ ...paid, vnp_TransactionStatus: '07' }, paid]
  await after(minutes(10))
  expect(await readPayment(shop, reference)).toMatchObject({ state: 'review' })
  await after(minutes(10))
  expect(await readPayment(shop, reference)).toMatchObject({ state: 'succeeded' })
  expect(await listReceipts(shop, order.id)).toHaveLength(1)
})

test('a provider that hangs slows no other request down, and holds no connection', async () => {
  // Two payments to ask about and a refund to make: everything that waits for VNPay at once.
  const doubtful = await begun()
  const other = await begun('internationalCard')
  const { order, form } = await begun()
  await tellVnpay(shop, vnpayNews(form))
  const [receipt] = await listReceipts(shop, order.id)
  const { id: orderId, code: orderCode, amount } = order
  const refund = { orderId, orderCode, receiptId: receipt!.id, amount, reason: 'late' as const }
  const at = shop.ctx.clock.now()
  await shop.ctx.db
    .transaction()
    .execute((trx) =>
      startRefund(trx, { ...refund, method: 'domesticCard', cause: `late:${orderCode}`, at }),
    )
  api.moods.querydr = ['silent']
  shop.ctx.clock.advance(minutes(15))
  let hasEnded = false
  const sweeping = sweepPayments(shop.ctx).then(() => (hasEnded = true))
  await api.isKeptWaiting()
  expect(shop.ctx.pool.totalCount - shop.ctx.pool.idleCount).toBe(0)
  const transfers = await Promise.all(
    Array.from({ length: 40 }, () => tellBank(shop, movement(order))),
  )
  expect(new Set(transfers.map(({ status }) => status))).toEqual(new Set([200]))
  // The very payment that VNPay is being asked about settles by its notification.
  expect((await tellVnpay(shop, vnpayNews(doubtful.form))).body.RspCode).toBe('00')
  expect((await tellCybersource(shop, cybersourceNews(other.form))).status).toBe(200)
  await beginPaying(shop, await waitingOrder(shop))
  await shop.call(settings.getSetting, { key: 'paymentMethods' })
  expect(hasEnded).toBe(false)
  api.moods.querydr = [{}]
  api.release()
  await sweeping
})

test('what was forged is forgotten after 30 days, what else a gateway said of a payment after 180', async () => {
  const forget = paymentJobs.find(({ name }) => name === 'forget-payment-news')!
  await tellVnpay(shop, { vnp_TxnRef: 'x' })
  const count = async () =>
    (await shop.ctx.db.selectFrom('payment_rejection').select('id').execute()).length
  shop.ctx.clock.advance(hours(29 * 24))
  await forget.run(shop.ctx)
  expect(await count()).toBe(1)
  shop.ctx.clock.advance(hours(48))
  await forget.run(shop.ctx)
  expect(await count()).toBe(0)
  const { form, reference } = await begun()
  const news = vnpayNews(form)
  await tellVnpay(shop, news)
  const raw = async () => {
    const found = shop.ctx.db.selectFrom('payment_event').select('raw')
    const event = await found.where('event_id', 'like', `${reference}%`).executeTakeFirstOrThrow()
    return event.raw
  }
  expect(await raw()).toEqual(news)
  shop.ctx.clock.advance(hours(181 * 24))
  await forget.run(shop.ctx)
  expect(await raw()).toEqual({})
})

function apiUrlOf({ ctx }: TestShop): string {
  return ctx.config.payments!.vnpay!.apiUrl
}
