import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GatewayForm } from '#domain/payment/api.ts'
import { startRefund } from '#server/payment/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import {
  beginPaying,
  cancelledAtVnpay,
  comeBack,
  cybersourceNews,
  doubtedByVnpay,
  findPaymentFaults,
  listEvents,
  listReceipts,
  movement,
  readPayment,
  referenceOf,
  tellBank,
  tellCybersource,
  tellVnpay,
  vnpayNews,
  waitingOrder,
} from '#test/support/payments.ts'

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
  return { order, form: await beginPaying(shop, order, method) }
}

/** Runs through all of them, some at the same moment. */
async function inTurns<T, R>(all: readonly T[], atOnce: number, work: (each: T) => Promise<R>) {
  const done: R[] = []
  for (let at = 0; at < all.length; at += atOnce) {
    done.push(...(await Promise.all(all.slice(at, at + atOnce).map(work))))
  }
  return done
}

describe('money that is told of from all sides at once', () => {
  test('1,000 times notification, its double, a forgery and the buyer’s way back: each settles once', async () => {
    const payments = await inTurns(Array.from({ length: 1000 }), 50, () => begun())
    const answers = await inTurns(payments, 25, async ({ form }) => {
      const news = vnpayNews(form, { vnp_TransactionNo: `9${referenceOf(form).slice(2, 14)}` })
      const [first, back, forged, second] = await Promise.all([
        tellVnpay(shop, news),
        comeBack(shop, 'vnpay', news),
        tellVnpay(shop, { ...news, vnp_Amount: '100' }),
        tellVnpay(shop, news),
      ])
      expect(back.status).toBe(303)
      expect(forged.body.RspCode).toBe('97')
      return [first.body.RspCode, second.body.RspCode].toSorted().join(' ')
    })
    expect(new Set(answers)).toEqual(new Set(['00 02']))
    const { db } = shop.ctx
    const ids = payments.map(({ order }) => order.id)
    const settled = await db
      .selectFrom('payment')
      .select('order_id')
      .where('state', '=', 'succeeded')
      .where('order_id', 'in', ids)
      .execute()
    const receipts = await db
      .selectFrom('payment_receipt')
      .select('order_id')
      .where('order_id', 'in', ids)
      .execute()
    expect([settled.length, receipts.length]).toEqual([1000, 1000])
    const heard = (await listEvents(shop, 'payment.received')).map(({ orderId }) => orderId)
    expect(heard).toHaveLength(1000)
    expect(new Set(heard).size).toBe(1000)
  })

  test('one payment told 200 times at once', async () => {
    const { order, form } = await begun()
    const news = vnpayNews(form)
    const answers = await Promise.all(Array.from({ length: 200 }, () => tellVnpay(shop, news)))
    const codes = answers.map(({ body }) => body.RspCode)
    expect(codes.filter((code) => code === '00')).toHaveLength(1)
    expect(codes.filter((code) => code === '02')).toHaveLength(199)
    expect(await listReceipts(shop, order.id)).toHaveLength(1)
  })

  test('everything that can be said of a payment, in every order: the money counts', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { order, form } = await begun()
      await Promise.all(shuffled(everything(form), round).map((news) => tellVnpay(shop, news)))
      expect(await readPayment(shop, referenceOf(form))).toMatchObject({ state: 'succeeded' })
      expect(await listReceipts(shop, order.id)).toHaveLength(1)
    }
  })

  test('two acceptances of one card payment at once: one receipt, and the other is seen', async () => {
    const { order, form } = await begun('internationalCard')
    await Promise.all(
      ['7001', '7002'].map((transaction_id) =>
        tellCybersource(shop, cybersourceNews(form, { transaction_id })),
      ),
    )
    expect(await listReceipts(shop, order.id)).toHaveLength(1)
    const verdicts = await shop.ctx.db
      .selectFrom('payment_event')
      .select('verdict')
      .where('event_id', 'like', `${referenceOf(form)}%`)
      .execute()
    expect(verdicts.map(({ verdict }) => verdict).toSorted()).toEqual(['applied', 'paidTwice'])
    const back = await shop.ctx.db
      .selectFrom('refund')
      .select(['state', 'reason'])
      .where('order_code', '=', order.code)
      .execute()
    expect(back).toEqual([{ state: 'byHand', reason: 'double' }])
  })
})

describe('transfers', () => {
  test('the same one told 50 times at once is kept once, and heard once', async () => {
    const order = await waitingOrder(shop)
    const told = movement(order)
    const answers = await Promise.all(Array.from({ length: 50 }, () => tellBank(shop, told)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const kept = await shop.ctx.db
      .selectFrom('bank_transaction')
      .select('id')
      .where('feed_id', '=', String(told.id))
      .execute()
    expect(kept).toHaveLength(1)
    const heard = await listEvents(shop, 'payment.transferCame')
    expect(heard.filter(({ transactionId }) => transactionId === kept[0]!.id)).toHaveLength(1)
  })

  test('forged ones in between leave no trace among them', async () => {
    const order = await waitingOrder(shop)
    const all = Array.from({ length: 20 }, () => movement(order))
    const answers = await Promise.all(
      all.flatMap((told) => [
        tellBank(shop, { ...told, transferAmount: 9_999_999 }, 'Apikey of-somebody-else'),
        tellBank(shop, told),
      ]),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20)
    const kept = await shop.ctx.db
      .selectFrom('bank_transaction')
      .select('amount')
      .where('order_code', '=', order.code)
      .execute()
    expect(kept.map(({ amount }) => amount)).toEqual(all.map(() => order.amount))
  })
})

describe('money that goes back', () => {
  test('for one cause 30 times at once is one refund', async () => {
    const { order, form } = await begun()
    await tellVnpay(shop, vnpayNews(form))
    const [receipt] = await listReceipts(shop, order.id)
    const ids = await Promise.all(
      Array.from({ length: 30 }, () => refund(order.id, receipt!.id, 'cancelled', order.amount)),
    )
    expect(new Set(ids).size).toBe(1)
  })

  test('in parts, all asked for at once, is never more than came', async () => {
    const { order, form } = await begun()
    await tellVnpay(shop, vnpayNews(form))
    const [receipt] = await listReceipts(shop, order.id)
    const parts = await Promise.allSettled(
      Array.from({ length: 10 }, (_, nth) => refund(order.id, receipt!.id, `part-${nth}`, 60_000)),
    )
    expect(parts.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  /** As an order does it: under its own lock. */
  function refund(orderId: number, receiptId: number, cause: string, amount: number) {
    const { db, clock } = shop.ctx
    return db.transaction().execute(async (trx) => {
      const { code } = await trx
        .selectFrom('shop_order')
        .select('code')
        .where('id', '=', orderId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow()
      const of = { orderId, orderCode: code, receiptId, method: 'domesticCard' as const, amount }
      const why = { reason: 'returned' as const, cause: `${cause}:${code}`, at: clock.now() }
      return startRefund(trx, { ...of, ...why })
    })
  }
})

/** What VNPay could say of one payment, told in whatever order. */
function everything(form: GatewayForm) {
  return [
    vnpayNews(form),
    vnpayNews(form, cancelledAtVnpay),
    vnpayNews(form, doubtedByVnpay),
    vnpayNews(form, { vnp_TransactionStatus: '01' }),
    vnpayNews(form, { vnp_Amount: '100' }),
    vnpayNews(form, { vnp_CurrCode: 'USD' }),
    vnpayNews(form),
  ]
}

/** Another order each round, the same in every run. */
function shuffled<T>(all: readonly T[], round: number): T[] {
  const at = (round * 3) % all.length
  const turned = [...all.slice(at), ...all.slice(0, at)]
  return round % 2 === 0 ? turned : turned.toReversed()
}
