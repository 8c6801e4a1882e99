import * as api from '#domain/order/api.ts'
import type { GatewayForm } from '#domain/payment/api.ts'
import { orderJobs } from '#server/order/jobs.ts'
import { appendEvent } from '#server/platform/outbox.ts'
import type { TestShop } from './app.ts'
import { listenToEvents, type OrderBody } from './order-lives.ts'
import { movement, tellBank, tellVnpay, vnpayNews } from './payments.ts'

export type PayingBy = 'qrCode' | 'transfer' | 'domestic_card' | 'international_card'

/** A guest's order that is paid in advance, with the token that opens it. */
export function placeToPay(
  shop: TestShop,
  body: OrderBody,
  by: PayingBy = 'qrCode',
): Promise<api.PlacedOrder> {
  return shop.call(api.placeOrder, { ...body, payment_type: by })
}

export function totalOf(order: api.Order): number {
  return order.costs.order_total.amount
}

/** A transfer for the order arrives, of all that it costs unless said otherwise; the order hears of it. */
export async function transfer(
  shop: TestShop,
  order: api.Order,
  amount = totalOf(order),
  change: Record<string, unknown> = {},
): Promise<void> {
  await tellBank(shop, movement({ code: order.code, amount }, change))
  await listenToEvents(shop)
}

/** VNPay tells of a payment begun with this form; the order hears of it. */
export async function payByCard(
  shop: TestShop,
  form: GatewayForm,
  change: Record<string, string> = {},
): Promise<void> {
  await tellVnpay(shop, vnpayNews(form, change))
  await listenToEvents(shop)
}

export function seeOrder(
  shop: TestShop,
  { code, view_token: token }: Pick<api.PlacedOrder, 'code' | 'view_token'>,
): Promise<api.Order> {
  return shop.call(api.getOrder, { code, token })
}

/** What the worker does every minute. */
export async function sweep(shop: TestShop): Promise<void> {
  await orderJobs.find(({ name }) => name === 'sweep-orders')!.run(shop.ctx)
  await listenToEvents(shop)
}

/** What an order's ledger adds up to. */
export async function ledgerOf(shop: TestShop, code: string) {
  const rows = await shop.ctx.db
    .selectFrom('order_money')
    .innerJoin('shop_order', 'shop_order.id', 'order_money.order_id')
    .select(['kind', 'amount'])
    .where('code', '=', code)
    .execute()
  const sum = (kind: string) =>
    rows.filter((row) => row.kind === kind).reduce((total, row) => total + row.amount, 0)
  return {
    charged: sum('charged'),
    received: sum('received'),
    owed: sum('owed'),
    refunded: sum('refunded'),
  }
}

export async function refundsOf(shop: TestShop, code: string) {
  return shop.ctx.db
    .selectFrom('refund')
    .select(['id', 'amount', 'reason', 'method', 'state'])
    .where('order_code', '=', code)
    .orderBy('id')
    .execute()
}

export async function bankStatesOf(shop: TestShop, code: string) {
  const rows = await shop.ctx.db
    .selectFrom('bank_transaction')
    .select(['state', 'resolution'])
    .where('order_code', '=', code)
    .orderBy('id')
    .execute()
  return rows.map(({ state, resolution }) => (resolution ? `${state}: ${resolution}` : state))
}

/** The newest messages that went to a phone, their text. */
export async function messagesTo(shop: TestShop, phone: string): Promise<string[]> {
  const answer = await shop.app.fastify.inject({ url: '/dev/messages', query: { to: phone } })
  return answer.json<{ data: { body: string }[] }>().data.map(({ body }) => body)
}

/** The gateway has paid a refund back that it was asked for; of two that tell it at once one is heard. */
export async function finishSending({ ctx }: TestShop, refundId: number): Promise<void> {
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    const done = {
      state: 'done' as const,
      done_at: at,
      done_by: 'vnpay',
      proof: '1',
      next_try_at: null,
    }
    const sent = await trx
      .updateTable('refund')
      .set(done)
      .where('id', '=', refundId)
      .where('state', '=', 'sending')
      .returning('order_id')
      .executeTakeFirst()
    if (sent) await appendEvent(trx, 'refund.done', { refundId, orderId: sent.order_id })
  })
}
