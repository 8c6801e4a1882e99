import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workedTable } from '#domain/cart/worked-table.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import {
  beginPaying,
  listReceipts,
  readPayment,
  referenceOf,
  waitingOrder,
  type WaitingOrder,
} from '#test/support/payments.ts'
import {
  atGateway,
  comeBack,
  hurryNotices,
  openGateway,
  ownDataDir,
  payByCard,
  transfer,
  type CardChoice,
} from '#test/support/sandbox.ts'
import { transferOutcomes } from './bank/transfers.ts'
import { outcomes } from './choice.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: { dataDir: ownDataDir(), rateLimits: false } })
})
afterAll(() => shop.close())

const page = readFileSync(new URL('../../docs/rules/payments.md', import.meta.url), 'utf8')

const gateways = [
  { gateway: 'vnpay', method: 'domesticCard' },
  { gateway: 'cybersource', method: 'internationalCard' },
] as const

describe.each(gateways)('a payment at $gateway', ({ gateway, method }) => {
  const begin = async () => {
    const order = await waitingOrder(shop, { method })
    return { order, form: await beginPaying(shop, order, method) }
  }
  /** Lets something happen at the gateway; what the shop answered and what it knows afterwards. */
  const pay = async (choice: CardChoice | string) => {
    const { order, form } = await begin()
    const { payment, answers, back } = await payByCard(shop, form, choice)
    const told = answers.map(({ status, body }) => /"RspCode":"(\d\d)"/.exec(body)?.[1] ?? status)
    return { order, form, payment, back, told, ...(await known(form, order)) }
  }
  const known = async (form: { fields: Record<string, string> }, order: WaitingOrder) => {
    const { state, failure } = await readPayment(shop, referenceOf(form as never))
    const receipts = await listReceipts(shop, order.id)
    return { state, failure, received: receipts.map(({ amount }) => amount) }
  }

  test('is asked of the gateway for exactly what the order costs', async () => {
    const { order, form } = await begin()
    expect((await openGateway(shop, form)).statusCode).toBe(200)
    const { payment } = await payByCard(shop, form)
    expect(payment).toMatchObject({ reference: referenceOf(form), amount: order.amount })
  })

  test('ends as docs/rules/payments.md says, and whoever comes back comes back', async () => {
    for (const row of workedTable(page, 'at the gateway')) {
      const { 'at the gateway': outcome = '', VNPay, CyberSource } = row
      if (!VNPay) continue
      const { payment, back } = await pay(outcome)
      const { vnp_ResponseCode, vnp_TransactionStatus, decision, reason_code } = payment.notice!
      const codes = [vnp_ResponseCode, vnp_TransactionStatus, decision, reason_code]
      const told = codes.filter(Boolean).join(' ')
      expect([outcome, told]).toEqual([outcome, gateway === 'vnpay' ? VNPay : CyberSource])
      expect([outcome, back !== null]).toEqual([outcome, outcome !== 'noReturn'])
    }
  })

  test('counts once it is told, once however often it is told', async () => {
    const { order, ...paid } = await pay('doubled')
    expect(paid).toMatchObject({ state: 'succeeded', received: [order.amount] })
    const again = await atGateway(shop, gateway, order.code, { outcome: 'again' })
    expect(again.answers[0]!.status).toBe(200)
    expect(await known(paid.form, order)).toMatchObject({ received: [order.amount] })
  })

  test('fails with a reason, and the order waits on', async () => {
    for (const outcome of ['declined', 'cancelled', 'error']) {
      const failed = await pay(outcome)
      expect([outcome, failed.state, failed.received]).toEqual([outcome, 'failed', []])
      expect(failed.failure).toBeTruthy()
    }
  })

  test('that the gateway doubts is for staff to see', async () => {
    expect(await pay('review')).toMatchObject({ state: 'review', received: [] })
  })

  test('settles nothing by the way back alone', async () => {
    const { order, form, back, told } = await pay('silent')
    expect(told).toEqual([])
    const returned = await comeBack(shop, back!)
    expect(returned.statusCode).toBe(303)
    expect(returned.headers.location).toBe(`/gio-hang/thanh-toan/${order.code}/`)
    expect(await known(form, order)).toMatchObject({ state: 'open', received: [] })
  })

  test('counts when it is told late', async () => {
    const { order, form, state } = await pay({ outcome: 'late', after: 3600 })
    expect(state).toBe('open')
    await hurryNotices(shop)
    expect(await known(form, order)).toMatchObject({
      state: 'succeeded',
      received: [order.amount],
    })
  })

  test('is not believed to anybody else, nor for another amount, order or currency', async () => {
    const { order, form } = await begin()
    const answers: Record<string, unknown> = {}
    for (const forgery of ['signature', 'ownForm', 'amount', 'order', 'currency']) {
      const told = await payByCard(shop, form, { outcome: 'forged', forgery })
      const [{ status, body }] = told.answers as [{ status: number; body: string }]
      answers[forgery] = /"RspCode":"(\d\d)"/.exec(body)?.[1] ?? status
      expect(await known(form, order)).toMatchObject({ state: 'open', received: [] })
    }
    expect(answers).toEqual(
      gateway === 'vnpay'
        ? { signature: '97', ownForm: '97', amount: '04', order: '01', currency: '04' }
        : { signature: 400, ownForm: 400, amount: 200, order: 200, currency: 200 },
    )
    const { payment } = await payByCard(shop, form)
    expect(payment.state).toBe('paid')
    expect(await known(form, order)).toMatchObject({ received: [order.amount] })
  })
})

describe('a transfer at the sandbox bank', () => {
  test('brings what docs/rules/payments.md says', () => {
    const named = workedTable(page, 'at the bank').map((row) => row['at the bank'])
    expect(named).toEqual([...transferOutcomes])
    const atGateways = workedTable(page, 'at the gateway').map((row) => row['at the gateway'])
    expect(atGateways).toEqual([...outcomes])
  })

  const told = async (choice: { outcome: string } & Record<string, string | number>) => {
    const [{ news, answers }] = (await transfer(shop, choice)) as [
      Awaited<ReturnType<typeof transfer>>[number],
    ]
    const rows = await shop.ctx.db
      .selectFrom('bank_transaction')
      .select(['amount', 'order_code', 'state'])
      .where('feed_id', '=', String(news.id))
      .execute()
    return { rows, statuses: answers.map(({ status }) => status) }
  }

  test('is found by its note, however the bank writes it', async () => {
    for (const writing of ['vietcombank', 'asWritten', 'lowerCase', 'spaced', 'trailing']) {
      const { code, amount } = await waitingOrder(shop, { method: 'transfer' })
      const { rows } = await told({ outcome: 'exact', order: code, writing })
      expect([writing, rows]).toEqual([writing, [{ amount, order_code: code, state: 'new' }]])
    }
  })

  test('is kept once, and for staff where it names no order', async () => {
    const { code, amount } = await waitingOrder(shop, { method: 'qrCode' })
    const repeated = await told({ outcome: 'repeated', order: code })
    expect(repeated).toMatchObject({ rows: [{ amount }], statuses: [200, 200] })
    const { rows } = await told({ outcome: 'wrongNote', order: code })
    expect(rows).toEqual([{ amount, order_code: null, state: 'unmatched' }])
  })

  test('is not believed to a stranger', async () => {
    const { code } = await waitingOrder(shop, { method: 'transfer' })
    expect(await told({ outcome: 'forged', order: code })).toEqual({ rows: [], statuses: [401] })
  })
})
