import { sql } from 'kysely'
import { orderStatuses, paymentStatuses } from '#domain/order/status.ts'
import { orderTypes } from '#domain/order/api.ts'
import { paymentTypes } from '#domain/payment/api.ts'
import { addDays } from '#domain/kernel/dates.ts'
import type { Db } from '#server/platform/db.ts'

/** Some orders of all, for what people look for. */
export interface BackofficeSample {
  orders: { code: string; phone: string; name: string; day: string }[]
}

export async function readBackofficeSample(db: Db): Promise<BackofficeSample> {
  const { rows } = await sql<BackofficeSample['orders'][number]>`
    select code, customer_phone as phone, receiver_name as name,
      to_char(created_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as day
    from shop_order tablesample system (1) repeatable (26) order by md5(code) limit 500`.execute(db)
  return { orders: rows }
}

type Query = Record<string, string>
/** The nth question of a kind. */
export type Asking = (sample: BackofficeSample, nth: number) => Query

const at = <T>(choices: readonly T[], nth: number): T => choices[nth % choices.length]!
const types = Object.values(paymentTypes)

/** How people narrow the board, each with other values the next time. */
export const askings: Record<string, Asking> = {
  'one state': (_, nth) => ({ status: at(orderStatuses, nth) }),
  'state, way of paying and payment, also what nobody has': (_, nth) => ({
    status: `${at(orderStatuses, nth)},${at(orderStatuses, nth + 3)}`,
    payment_type: at(types, nth),
    payment_status: at(paymentStatuses, nth),
    order_type: at(orderTypes, nth),
  }),
  'a day, a month, a year': ({ orders }, nth) => {
    const { day } = at(orders, nth)
    return { from: day, to: addDays(day, at([0, 30, 365], nth)), status: at(orderStatuses, nth) }
  },
  'by total': (_, nth) => ({ sort: 'total', status: at(orderStatuses, nth) }),
  'by total, on days': ({ orders }, nth) => {
    const { day } = at(orders, nth)
    return { sort: 'total', from: day, to: addDays(day, at([0, 2, 6, 30, 200], nth)) }
  },
  'a code, whole or half': ({ orders }, nth) => ({
    q: at(orders, nth).code.slice(0, at([14, 10, 9], nth)),
  }),
  'a phone, whole or its end': ({ orders }, nth) => ({
    q: at(orders, nth).phone.slice(at([0, 6, 4], nth)),
  }),
  'a whole name': ({ orders }, nth) => ({ q: at(orders, nth).name }),
  'one word of a name': ({ orders }, nth) => ({ q: at(at(orders, nth).name.split(' '), nth) }),
  'a half word': ({ orders }, nth) => ({ q: at(orders, nth).name.split(' ').at(-1)!.slice(0, 2) }),
  'names that hardly anybody has': (_, nth) => ({
    q: at(['Trần Nguyễn', 'Lê Phạm Vũ', 'Lan Lan', 'Quách Ý', 'Tạ Thị Kim Xuyến', 'Zố'], nth),
  }),
  'a name in a state': ({ orders }, nth) => ({
    q: at(orders, nth).name.split(' ').at(-1)!,
    status: at(orderStatuses, nth),
    ...(nth % 2 === 0 ? { sort: 'total' } : {}),
  }),
}

/** What is typed into the one search box. */
export const searched: Asking = ({ orders }, nth) => {
  const { code, phone, name } = at(orders, nth)
  return {
    q: at([code, code.slice(2, 11), phone, phone.slice(5), name, 'jex', 'JJ3AAAABBBBC'], nth),
  }
}
