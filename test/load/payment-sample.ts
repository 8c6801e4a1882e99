import { sql } from 'kysely'
import { publishedCredentials } from '#server/adapters/payments/published-credentials.ts'
import { signFields, vnpayDate } from '#server/adapters/payments/vnpay-sign.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { requestBytes } from './http-load.ts'

export interface PaymentSample {
  /** Notifications of VNPay, one for each open order. */
  notifications: Buffer[]
  /** Webhooks of the bank's feed, one for each order that waits for a transfer. */
  transfers: Buffer[]
}

const eachKind = 12_000
const amount = 305_000

/** Orders that wait for their money, with the notifications that will bring it. */
export async function preparePayments(db: Db): Promise<PaymentSample> {
  const cards = await insertOpenOrders(db, 'domesticCard', 'C')
  const transfers = await insertOpenOrders(db, 'qrCode', 'T')
  await insertAttempts(db, cards)
  await sql`analyze shop_order, payment, order_money`.execute(db)
  return { notifications: cards.map(notification), transfers: transfers.map(transfer) }
}

interface OpenOrder {
  id: number
  code: string
}

/** As an order is written when it is placed, without its goods: payments do not ask for them. */
async function insertOpenOrders(db: Db, method: string, mark: string): Promise<OpenOrder[]> {
  const now = systemClock.now()
  const codes = Array.from({ length: eachKind }, (_, nth) => `DH261101${mark}${code(nth)}`)
  const { rows } = await sql<OpenOrder>`
    with placed as (
      insert into shop_order (code, status, payment_method, customer_phone, receiver_name,
        receiver_phone, full_address, goods_total, goods_discount, payment, shipping_fee,
        created_at, pay_until)
      select code, 'open', ${method}, '0901234567', 'Nguyễn Thị Lan', '0901234567',
        '12 Nguyễn Trãi', ${amount - 10_000}::bigint, 0, ${amount - 10_000}::bigint, 10000,
        ${now}::timestamptz, ${now}::timestamptz + interval '1 day'
      from unnest(${codes}::text[]) as code
      returning id, code
    ), charged as (
      insert into order_money (order_id, kind, amount, cause, at)
      select id, 'charged', ${amount}::bigint, 'order:' || code, ${now} from placed
    ), begun as (
      insert into order_status_change (order_id, event, status, actor, created_at)
      select id, 'placedToPay', 'open', 'buyer', ${now} from placed
    )
    select id, code from placed order by code`.execute(db)
  return rows
}

async function insertAttempts(db: Db, orders: readonly OpenOrder[]): Promise<void> {
  const now = systemClock.now()
  await sql`
    insert into payment (order_id, order_code, attempt_no, method, provider, reference, amount,
      provider_date, created_at, expires_at)
    select id, code, 1, 'domesticCard', 'vnpay', code || '-1', ${amount}::bigint,
      ${vnpayDate(now)}, ${now}, ${now}::timestamptz + interval '1 day'
    from unnest(${orders.map(({ id }) => id)}::bigint[], ${orders.map((order) => order.code)}::text[])
      as placed (id, code)`.execute(db)
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Five characters of the order codes' alphabet. */
function code(nth: number): string {
  return Array.from({ length: 5 }, (_, place) => alphabet[(nth >> (place * 5)) & 31]).join('')
}

function notification({ code: orderCode }: OpenOrder, nth: number): Buffer {
  const { tmnCode, hashSecret } = publishedCredentials.vnpay
  const date = vnpayDate(systemClock.now())
  const fields = {
    vnp_Amount: String(amount * 100),
    vnp_BankCode: 'NCB',
    vnp_BankTranNo: `VNP${nth}`,
    vnp_CardType: 'ATM',
    vnp_OrderInfo: `Thanh toan don hang ${orderCode}`,
    vnp_PayDate: date,
    vnp_ResponseCode: '00',
    vnp_TmnCode: tmnCode,
    vnp_TransactionNo: String(14_000_000 + nth),
    vnp_TransactionStatus: '00',
    vnp_TxnRef: `${orderCode}-1`,
  }
  const query = new URLSearchParams({
    ...fields,
    vnp_SecureHash: signFields(fields, hashSecret),
  })
  return requestBytes({ path: `/api/payment/notify/vnpay?${query.toString()}` })
}

function transfer({ code: orderCode }: OpenOrder, nth: number): Buffer {
  const { account, feedKey } = publishedCredentials.bank
  return requestBytes({
    method: 'POST',
    path: '/api/payment/notify/bank',
    headers: { authorization: `Apikey ${feedKey}` },
    body: {
      id: 9_000_000 + nth,
      gateway: 'Vietcombank',
      transactionDate: '2026-11-21 14:02:37',
      accountNumber: account,
      code: null,
      content: `MBVCB.${nth}.AL${orderCode}`,
      transferType: 'in',
      transferAmount: amount,
      accumulated: 0,
      subAccount: null,
      referenceCode: `FT${nth}`,
    },
  })
}
