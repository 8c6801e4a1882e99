import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workedTable } from '#domain/cart/worked-table.ts'
import { describeRefundFailure } from '#domain/payment/texts.ts'
import { minutes } from '#domain/kernel/durations.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { refusalOf } from '#test/support/members.ts'
import {
  beginPaying,
  cancelledAtVnpay,
  comeBack,
  cybersourceNews,
  doubtedByVnpay,
  findPaymentFaults,
  listEvents,
  listReceipts,
  readPayment,
  referenceOf,
  signedByVnpay,
  tellCybersource,
  tellVnpay,
  vnpayNews,
  waitingOrder,
} from '#test/support/payments.ts'
import { hasUndecidedPayment, isMethodReady } from './index.ts'
import { beginCardPayment } from './begin-card-payment.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => {
  expect(await findPaymentFaults(shop.ctx.db)).toEqual([])
  await shop.close()
})

async function begun(method: 'domesticCard' | 'internationalCard' = 'domesticCard') {
  const order = await waitingOrder(shop, { method })
  const form = await beginPaying(shop, order, method)
  return { order, form, reference: referenceOf(form) }
}

describe('a buyer pays by card', () => {
  test('by a domestic one: VNPay tells, and the order hears of its money once', async () => {
    const { order, form, reference } = await begun()
    expect(reference).toBe(`${order.code}26112109000001`)
    expect(await tellVnpay(shop, vnpayNews(form))).toMatchObject({
      status: 200,
      body: { RspCode: '00', Message: 'Confirm Success' },
    })
    expect(await readPayment(shop, reference)).toMatchObject({
      state: 'succeeded',
      provider_reference: '14422574',
      settled_at: shop.ctx.clock.now(),
    })
    const [receipt, ...others] = await listReceipts(shop, order.id)
    expect(others).toEqual([])
    expect(receipt).toMatchObject({ amount: 325_000 })
    const heard = await listEvents(shop, 'payment.received')
    expect(heard).toContainEqual({ receiptId: receipt!.id, orderId: order.id })
    expect(heard.filter(({ orderId }) => orderId === order.id)).toHaveLength(1)
  })

  test('by an international one: CyberSource tells', async () => {
    const { order, form, reference } = await begun('internationalCard')
    expect(await tellCybersource(shop, cybersourceNews(form))).toEqual({
      status: 200,
      body: { received: true },
      location: undefined,
    })
    expect(await readPayment(shop, reference)).toMatchObject({ state: 'succeeded' })
    expect(await listReceipts(shop, order.id)).toHaveLength(1)
  })

  test('and pays again after a failure, for the same order', async () => {
    const { order, form, reference } = await begun()
    await tellVnpay(shop, vnpayNews(form, cancelledAtVnpay))
    expect(await readPayment(shop, reference)).toMatchObject({ state: 'failed', failure: '24' })
    const second = await beginPaying(shop, order)
    expect(referenceOf(second)).toBe(`${order.code}26112109000002`)
    await tellVnpay(shop, vnpayNews(second, { vnp_TransactionNo: '14422575' }))
    expect(await listReceipts(shop, order.id)).toHaveLength(1)
  })

  test('with two tries that both bring money, both are receipts: the order decides', async () => {
    const { order, form } = await begun()
    const second = await beginPaying(shop, order)
    await tellVnpay(shop, vnpayNews(form))
    await tellVnpay(shop, vnpayNews(second, { vnp_TransactionNo: '14422599' }))
    expect(await listReceipts(shop, order.id)).toHaveLength(2)
  })

  test('at most 20 times an order, also when all of them begin at once', async () => {
    const order = await waitingOrder(shop)
    const begins = await Promise.all(
      Array.from({ length: 25 }, () => refusalOf(beginPaying(shop, order))),
    )
    const late = await Promise.all(
      Array.from({ length: 22 }, () => refusalOf(beginPaying(shop, order))),
    )
    expect(new Set(begins)).toEqual(new Set(['done', 'rateLimited']))
    expect([...begins, ...late].filter((each) => each === 'done')).toHaveLength(20)
  })

  test('not by a gateway that is not set up, and not when the order waits no longer', async () => {
    const order = await waitingOrder(shop)
    const { vnpay: _none, ...payments } = shop.ctx.config.payments!
    const without = { ...shop.ctx, config: { ...shop.ctx.config, payments } }
    expect(isMethodReady(without.config, 'domesticCard')).toBe(false)
    expect(isMethodReady(without.config, 'internationalCard')).toBe(true)
    expect(isMethodReady({}, 'qrCode')).toBe(false)
    expect(isMethodReady({}, 'cash')).toBe(true)
    const asked = { ...order, method: 'domesticCard' as const, address: '203.0.113.7' }
    expect(await refusalOf(beginCardPayment(without, asked))).toBe('paymentMethodUnavailable')
    const late = { ...asked, payUntil: shop.ctx.clock.now() }
    expect(await refusalOf(beginCardPayment(shop.ctx, late))).toBe('orderStatusConflict')
  })
})

describe('what moves nothing', () => {
  test('news told again: VNPay hears that we know', async () => {
    const { order, form } = await begun()
    const news = vnpayNews(form)
    await tellVnpay(shop, news)
    expect(await tellVnpay(shop, news)).toMatchObject({ status: 200, body: { RspCode: '02' } })
    expect(await listReceipts(shop, order.id)).toHaveLength(1)
  })

  test('a failure that arrives after the money', async () => {
    const { form, reference } = await begun()
    await tellVnpay(shop, vnpayNews(form))
    const late = await tellVnpay(shop, vnpayNews(form, cancelledAtVnpay))
    expect(late.body.RspCode).toBe('02')
    expect(await readPayment(shop, reference)).toMatchObject({ state: 'succeeded', failure: null })
  })

  test('another amount, another currency, an unknown payment: each is kept and refused', async () => {
    const { order, form, reference } = await begun()
    const wrong = await tellVnpay(shop, vnpayNews(form, { vnp_Amount: '100' }))
    expect(wrong).toMatchObject({ status: 200, body: { RspCode: '04' } })
    const dollars = await tellVnpay(shop, vnpayNews(form, { vnp_CurrCode: 'USD' }))
    expect(dollars.body.RspCode).toBe('04')
    const unknown = await tellVnpay(shop, vnpayNews(form, { vnp_TxnRef: `${reference}9` }))
    expect(unknown.body.RspCode).toBe('01')
    const again = await tellVnpay(shop, vnpayNews(form, { vnp_Amount: '100' }))
    expect(again.body.RspCode).toBe('04')
    expect(await readPayment(shop, reference)).toMatchObject({ state: 'open' })
    expect(await listReceipts(shop, order.id)).toEqual([])
    const events = await shop.ctx.db
      .selectFrom('payment_event')
      .select('verdict')
      .where('event_id', 'like', `${reference}%`)
      .orderBy('id')
      .execute()
    // The same news, told again, is kept once.
    expect(events.map(({ verdict }) => verdict)).toEqual([
      'wrongAmount',
      'wrongCurrency',
      'unknownReference',
    ])
  })

  test('another currency at CyberSource, and a reference of the other gateway', async () => {
    const { form, reference } = await begun('internationalCard')
    await tellCybersource(shop, cybersourceNews(form, { req_currency: 'USD' }))
    expect(await readPayment(shop, reference)).toMatchObject({ state: 'open' })
    const domestic = await begun()
    const borrowed = { req_reference_number: domestic.reference }
    await tellCybersource(shop, cybersourceNews(form, borrowed))
    expect(await readPayment(shop, domestic.reference)).toMatchObject({ state: 'open' })
  })

  test('forged news: kept apart, so that they use up no event', async () => {
    const { order, form, reference } = await begun()
    const news = vnpayNews(form)
    const before = await countRejections()
    const forged = await tellVnpay(shop, { ...news, vnp_SecureHash: '0'.repeat(128) })
    expect(forged).toMatchObject({ status: 200, body: { RspCode: '97' } })
    const ownForm = await tellVnpay(shop, form.fields)
    expect(ownForm.body.RspCode).toBe('97')
    expect(await countRejections()).toBe(before + 2)
    expect(await readPayment(shop, reference)).toMatchObject({ state: 'open' })
    expect((await tellVnpay(shop, news)).body.RspCode).toBe('00')
    expect(await listReceipts(shop, order.id)).toHaveLength(1)
  })

  test('forged news to CyberSource’s address, with nothing, twice the same name, NULs or JSON', async () => {
    const { form } = await begun('internationalCard')
    const news = cybersourceNews(form)
    const url = '/api/payment/notify/cybersource'
    const payloads = [
      '',
      `decision=ACCEPT&${new URLSearchParams(news)}`,
      `${new URLSearchParams({ ...news, message: 'a\0b' })}`,
    ]
    for (const payload of payloads) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await shop.app.fastify.inject({ method: 'POST', url, headers, payload })
      expect(answer.statusCode).toBe(payload.includes('message') ? 200 : 400)
    }
    const json = await shop.app.fastify.inject({ method: 'POST', url, payload: { decision: 1 } })
    expect(json.statusCode).toBe(400)
    const text = 'x'.repeat(20_000)
    const large = await shop.app.fastify.inject({ method: 'POST', url, payload: { text } })
    expect(large.statusCode).toBe(413)
  })

  test('a flood of forgeries is kept in part, and costs nothing after that', async () => {
    const flooded = await openTestShop()
    const forged = signedByVnpay({ vnp_TxnRef: 'x' })
    for (let sent = 0; sent < 1010; sent += 10) {
      await Promise.all(
        Array.from({ length: 10 }, () => tellVnpay(flooded, { ...forged, vnp_TxnRef: 'y' })),
      )
    }
    const { count } = await flooded.ctx.db
      .selectFrom('payment_rejection')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    // Those that arrive together at the very end may each still find room.
    expect(count).toBeGreaterThanOrEqual(1000)
    expect(count).toBeLessThan(1010)
    const figures = await flooded.ctx.metrics.registry.metrics()
    expect(figures).toContain('payment_notifications_total{provider="vnpay",verdict="forged"} 1010')
    await flooded.close()
  })

  async function countRejections(): Promise<number> {
    const rows = await shop.ctx.db.selectFrom('payment_rejection').select('id').execute()
    return rows.length
  }
})

describe('money that a gateway doubts', () => {
  test('waits, and counts when the gateway has made up its mind', async () => {
    const { order, form, reference } = await begun()
    expect((await tellVnpay(shop, vnpayNews(form, doubtedByVnpay))).body.RspCode).toBe('00')
    expect(await readPayment(shop, reference)).toMatchObject({ state: 'review', failure: '07' })
    expect(await listReceipts(shop, order.id)).toEqual([])
    await tellVnpay(shop, vnpayNews(form))
    expect(await listReceipts(shop, order.id)).toHaveLength(1)
  })

  test('of a card abroad is not taken away by an older refusal', async () => {
    const { form, reference } = await begun('internationalCard')
    await tellCybersource(shop, cybersourceNews(form, { decision: 'REVIEW', reason_code: '480' }))
    const older = { decision: 'DECLINE', reason_code: '203', transaction_id: '6999' }
    await tellCybersource(shop, cybersourceNews(form, older))
    expect(await readPayment(shop, reference)).toMatchObject({ state: 'review' })
  })

  test('and money that a gateway takes twice is given back by a person, told of once', async () => {
    const { order, form } = await begun('internationalCard')
    await tellCybersource(shop, cybersourceNews(form))
    await tellCybersource(shop, cybersourceNews(form, { transaction_id: '7000000000000000009' }))
    expect(await listReceipts(shop, order.id)).toHaveLength(1)
    const twice = await shop.ctx.db
      .selectFrom('payment_event')
      .select('id')
      .where('verdict', '=', 'paidTwice')
      .execute()
    expect(twice).toHaveLength(1)
    await tellCybersource(shop, cybersourceNews(form, { transaction_id: '7000000000000000009' }))
    const refunds = await shop.ctx.db
      .selectFrom('refund')
      .select(['order_id', 'amount', 'reason', 'state', 'failure'])
      .where('order_code', '=', order.code)
      .execute()
    expect(refunds).toEqual([
      {
        order_id: null,
        amount: order.amount,
        reason: 'double',
        state: 'byHand',
        failure: 'again 7000000000000000009',
      },
    ])
    expect(describeRefundFailure(refunds[0]!.failure!)).toContain('số 7000000000000000009')
  })
})

describe('the buyer’s way back', () => {
  test('leads to the order, decides nothing, and is noted', async () => {
    const { order, form, reference } = await begun()
    const back = await comeBack(shop, 'vnpay', vnpayNews(form))
    expect(back).toMatchObject({ status: 303, location: `/gio-hang/thanh-toan/${order.code}/` })
    expect(await readPayment(shop, reference)).toMatchObject({
      state: 'open',
      returned_at: shop.ctx.clock.now(),
    })
    expect(await listReceipts(shop, order.id)).toEqual([])
  })

  test('after giving up there is nothing to wait for', async () => {
    const { order, form, reference } = await begun()
    const back = await comeBack(shop, 'vnpay', vnpayNews(form, cancelledAtVnpay))
    expect(back.location).toBe(`/gio-hang/thanh-toan/${order.code}/`)
    expect(await readPayment(shop, reference)).toMatchObject({ state: 'open', returned_at: null })
  })

  test('by a form of CyberSource, whoever is logged in in that browser', async () => {
    const { order, form, reference } = await begun('internationalCard')
    const back = await shop.app.fastify.inject({
      method: 'POST',
      url: '/api/payment/return/cybersource',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'session=whatever' },
      payload: new URLSearchParams(cybersourceNews(form)).toString(),
    })
    expect(back.statusCode).toBe(303)
    expect(back.headers.location).toBe(`/gio-hang/thanh-toan/${order.code}/`)
    expect((await readPayment(shop, reference)).returned_at).not.toBeNull()
  })

  test('with a forged address leads nowhere else, and notes nothing', async () => {
    const { order, form, reference } = await begun()
    const forged = { ...vnpayNews(form), vnp_Amount: '1' }
    const back = await comeBack(shop, 'vnpay', forged)
    expect(back.location).toBe(`/gio-hang/thanh-toan/${order.code}/`)
    expect((await readPayment(shop, reference)).returned_at).toBeNull()
    const away = await comeBack(shop, 'vnpay', { vnp_TxnRef: '//evil.example/DH261121ABCDEF' })
    expect(away.location).toBe('/')
  })
})

test('an order is not to expire while money may be on its way by card', async () => {
  const { ctx } = shop
  const { order, form } = await begun()
  const isUndecided = (after: number) =>
    hasUndecidedPayment(ctx.db, order.id, new Date(ctx.clock.now().getTime() + after))
  expect(await isUndecided(0)).toBe(true)
  expect(await isUndecided(minutes(74))).toBe(true)
  // VNPay could not be asked for an hour: the order ends, and the money would be late.
  expect(await isUndecided(minutes(76))).toBe(false)
  await tellVnpay(shop, vnpayNews(form, doubtedByVnpay))
  expect(await isUndecided(minutes(76))).toBe(true)
  expect(await isUndecided(minutes(24 * 60 + 1))).toBe(false)
  await tellVnpay(shop, vnpayNews(form))
  expect(await isUndecided(0)).toBe(false)
})

test('while the database is away, gateways hear that they must tell it again', async () => {
  const away = await openTestShop()
  const order = await waitingOrder(away)
  const form = await beginPaying(away, order)
  await away.drop()
  expect(await tellVnpay(away, vnpayNews(form))).toMatchObject({ body: { RspCode: '99' } })
  expect(await tellCybersource(away, { decision: 'ACCEPT' })).toMatchObject({ status: 503 })
  await away.close()
})

test('the table of verdicts in docs/rules/payments.md names those that are kept', () => {
  const page = readFileSync(new URL('../../docs/rules/payments.md', import.meta.url), 'utf8')
  const migration = readFileSync(
    new URL('../../migrations/0017_payment.sql', import.meta.url),
    'utf8',
  )
  const kept = workedTable(page, 'verdict').map((row) => row['verdict']!)
  for (const verdict of kept.filter((each) => each !== 'forged' && each !== 'fault')) {
    expect(migration).toContain(`'${verdict}'`)
  }
})
