import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { GatewayForm } from '#domain/payment/api.ts'
import { transferNote } from '#domain/payment/transfer-note.ts'
import { publishedCredentials } from '#server/adapters/payments/published-credentials.ts'
import { beginCardPayment, paymentChecks, type CardMethod } from '#server/payment/index.ts'
import type { Db } from '#server/platform/db.ts'
import type { TestShop } from './app.ts'
import { testConfig } from './test-config.ts'

export interface WaitingOrder {
  id: number
  code: string
  /** Đồng. */
  amount: number
  payUntil: Date
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
let orders = 0

/** A row of an order that waits for its money, and nothing around it: what payments need of one. */
export async function waitingOrder(
  { ctx }: TestShop,
  change: { amount?: number; method?: string } = {},
): Promise<WaitingOrder> {
  const { amount = 325_000, method = 'domesticCard' } = change
  orders += 1
  const tail = Array.from({ length: 6 }, (_, place) => alphabet[(orders >> (5 * place)) & 31])
  const code = `DH261121${tail.toReversed().join('')}`
  const createdAt = ctx.clock.now()
  const { rows } = await sql<{ id: number }>`
    insert into shop_order (code, status, payment_method, customer_phone, receiver_name,
      receiver_phone, pickup_branch, goods_total, goods_discount, payment, shipping_fee, created_at)
    values (${code}, 'open', ${method}, '0901234567', 'Nguyễn Thị Lan', '0901234567', 'HNI', ${amount}, 0,
      ${amount}, 0, ${createdAt}) returning id`.execute(ctx.db)
  const payUntil = new Date(createdAt.getTime() + 30 * 60_000)
  return { id: rows[0]!.id, code, amount, payUntil }
}

/** Begins to pay an order by card; the form that takes the browser away. */
export function beginPaying(
  { ctx }: TestShop,
  order: WaitingOrder,
  method: CardMethod = 'domesticCard',
): Promise<GatewayForm> {
  return beginCardPayment(ctx, { ...order, method, address: '203.0.113.7' })
}

export function referenceOf({ fields }: GatewayForm): string {
  return (fields.vnp_TxnRef ?? fields.reference_number)!
}

type Fields = Record<string, string>

/** What VNPay tells of a payment begun with this form: that it came, where nothing else is said. */
export function vnpayNews({ fields }: GatewayForm, change: Fields = {}): Fields {
  return signedByVnpay({
    vnp_TmnCode: fields.vnp_TmnCode!,
    vnp_TxnRef: fields.vnp_TxnRef!,
    vnp_Amount: fields.vnp_Amount!,
    vnp_OrderInfo: fields.vnp_OrderInfo!,
    vnp_ResponseCode: '00',
    vnp_TransactionStatus: '00',
    vnp_TransactionNo: '14422574',
    vnp_BankCode: 'NCB',
    vnp_PayDate: '20261121090312',
    ...change,
  })
}

export const cancelledAtVnpay = {
  vnp_ResponseCode: '24',
  vnp_TransactionStatus: '02',
  vnp_TransactionNo: '0',
}
export const doubtedByVnpay = { vnp_ResponseCode: '07', vnp_TransactionStatus: '07' }

/** Written apart from the adapter, as somebody else's server would. */
export function signedByVnpay(fields: Fields): Fields {
  const encode = (text: string) => encodeURIComponent(text).replaceAll('%20', '+')
  const text = Object.keys(fields)
    .toSorted()
    .map((name) => `${encode(name)}=${encode(fields[name]!)}`)
    .join('&')
  const { hashSecret } = publishedCredentials.vnpay
  const hash = createHmac('sha512', hashSecret).update(text).digest('hex')
  return { ...fields, vnp_SecureHash: hash }
}

/** The same of CyberSource. */
export function cybersourceNews({ fields }: GatewayForm, change: Fields = {}): Fields {
  const told: Fields = {
    decision: 'ACCEPT',
    reason_code: '100',
    req_profile_id: fields.profile_id!,
    req_reference_number: fields.reference_number!,
    req_amount: fields.amount!,
    req_currency: fields.currency!,
    transaction_id: '7000000000000000001',
    ...change,
  }
  const names = [...Object.keys(told), 'signed_field_names']
  const all: Fields = { ...told, signed_field_names: names.join(',') }
  const text = names.map((name) => `${name}=${all[name]}`).join(',')
  const { secretKey } = publishedCredentials.cybersource
  return { ...all, signature: createHmac('sha256', secretKey).update(text).digest('base64') }
}

export interface Told {
  status: number
  body: { RspCode?: string; received?: boolean; success?: boolean }
  location: string | undefined
}

/** Tells as VNPay's server, CyberSource's and the bank's feed do. */
export async function tellVnpay({ app }: TestShop, fields: Fields): Promise<Told> {
  return toTold(await app.fastify.inject({ url: '/api/payment/notify/vnpay', query: fields }))
}

export async function tellCybersource({ app }: TestShop, fields: Fields): Promise<Told> {
  return toTold(
    await app.fastify.inject({
      method: 'POST',
      url: '/api/payment/notify/cybersource',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    }),
  )
}

export async function tellBank(
  { app }: TestShop,
  body: unknown,
  authorization = `Apikey ${publishedCredentials.bank.feedKey}`,
): Promise<Told> {
  return toTold(
    await app.fastify.inject({
      method: 'POST',
      url: '/api/payment/notify/bank',
      headers: { 'content-type': 'application/json', authorization },
      payload: JSON.stringify(body),
    }),
  )
}

/** The buyer's browser comes back from a gateway. */
export async function comeBack(
  { app }: TestShop,
  provider: 'vnpay' | 'cybersource',
  fields: Fields,
): Promise<Told> {
  const url = `/api/payment/return/${provider}`
  if (provider === 'vnpay') return toTold(await app.fastify.inject({ url, query: fields }))
  return toTold(
    await app.fastify.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://gateway.test',
      },
      payload: new URLSearchParams(fields).toString(),
    }),
  )
}

function toTold(answer: {
  statusCode: number
  body: string
  headers: Record<string, unknown>
}): Told {
  const body = answer.body.startsWith('{') ? (JSON.parse(answer.body) as Told['body']) : {}
  return {
    status: answer.statusCode,
    body,
    location: answer.headers.location as string | undefined,
  }
}

let movements = 0

/** A transfer as the bank's feed tells of it: the order's amount with its note, unless said otherwise. */
export function movement(
  order: Pick<WaitingOrder, 'code' | 'amount'>,
  change: Record<string, unknown> = {},
): Record<string, unknown> {
  movements += 1
  return {
    id: 100_000 + movements,
    gateway: 'Vietcombank',
    transactionDate: '2026-11-21 09:05:00',
    accountNumber: publishedCredentials.bank.account,
    code: null,
    content: `MBVCB.327890${movements}.${transferNote(order.code)}.CT tu 0011`,
    transferType: 'in',
    transferAmount: order.amount,
    accumulated: 1_000_000,
    subAccount: null,
    referenceCode: `FT26325${movements}`,
    description: '',
    ...change,
  }
}

/** Providers of the sandbox with VNPay's API elsewhere: where a test answers for it. */
export function paymentsAsking(apiUrl: string, timeout?: number) {
  const payments = testConfig.payments!
  return { ...payments, vnpay: { ...payments.vnpay!, apiUrl, timeout } }
}

export function readPayment({ ctx }: TestShop, reference: string) {
  return ctx.db
    .selectFrom('payment')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
}

export function listReceipts({ ctx }: TestShop, orderId: number) {
  return ctx.db
    .selectFrom('payment_receipt')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}

/** The events that were written for whoever listens, newest last. */
export async function listEvents({ ctx }: TestShop, topic: string) {
  const events = await ctx.db
    .selectFrom('outbox_event')
    .select('payload')
    .where('topic', '=', topic)
    .orderBy('id')
    .execute()
  return events.map(({ payload }) => payload)
}

/** What contradicts itself in payments; empty when all is well. */
export async function findPaymentFaults(db: Db): Promise<string[]> {
  const faults: string[] = []
  for (const { name, query } of paymentChecks) {
    const { rows } = await sql.raw<{ found: string }>(query).execute(db)
    faults.push(...rows.map(({ found }) => `${name}: ${found}`))
  }
  return faults
}
