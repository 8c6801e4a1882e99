import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'

/** A span of time, the end not part of it. */
export interface Month {
  from: Date
  to: Date
}

/** More is thinned out by whoever reads it. */
const most = 100_000

export interface PastOrder {
  code: string
  phone: string
  at: Date
  amount: number
  lines: { productId: number; pieces: number }[]
}

const orders = `
  select o.code, o.customer_phone as phone, d.at, o.payment as amount,
    (select coalesce(json_agg(json_build_object('productId', l.product_id, 'pieces', l.quantity)), '[]')
      from order_line l where l.order_id = o.id) as lines
  from shop_order o
  cross join lateral (select min(created_at) as at from order_status_change s
    where s.order_id = o.id and s.event in ('delivered', 'deliveredWithPoints')) d
  where o.status in ('point_accumulating', 'completed') and o.erased_at is null
    and o.created_at >= $1::timestamptz - interval '30 days' and d.at >= $1 and d.at < $2
  order by d.at, o.id limit ${most}`

/** Orders that were delivered in that time, with what of them brings entries. */
export function listPastOrders(db: Db, { from, to }: Month): Promise<PastOrder[]> {
  return queryRows<PastOrder>(db, orders, [from, to])
}

export interface PastCode {
  phone: string
  productId: number | null
  store: string | null
  at: Date
}

const codes = `
  select a.phone, b.product_id as "productId", r.store_code as store, r.redeemed_at as at
  from code_batch b
  cross join lateral (select account_id, store_code, redeemed_at from code_redemption
    where batch_id = b.id and redeemed_at >= $1 and redeemed_at < $2 and account_id is not null
    limit ${most}) r
  join loyalty_account a on a.id = r.account_id
  where a.phone is not null
  order by r.redeemed_at limit ${most}`

/** Genuine-goods codes whose points were taken in that time. */
export function listPastCodes(db: Db, { from, to }: Month): Promise<PastCode[]> {
  return queryRows<PastCode>(db, codes, [from, to])
}

export interface PastAnswer {
  phone: string
  surveyId: number
  store: string
  at: Date
}

const answers = `
  select a.phone, s.survey_id as "surveyId", s.store_code as store, s.sent_at as at
  from survey_answer s join loyalty_account a on a.id = s.account_id
  where s.state = 'sent' and s.rewarded is not null and a.phone is not null
    and s.sent_at >= $1 and s.sent_at < $2
  order by s.sent_at limit ${most}`

/** Answers to surveys that were rewarded in that time. */
export function listPastAnswers(db: Db, { from, to }: Month): Promise<PastAnswer[]> {
  return queryRows<PastAnswer>(db, answers, [from, to])
}

const visits = `
  select phone, min(at) as at from game_entry
  where source = 'day' and phone is not null and at >= $1 and at < $2
  group by phone, (at at time zone 'Asia/Ho_Chi_Minh')::date order by min(at) limit ${most}`

/** Who came to play on which day of that time, in whatever campaign has entries for coming. */
export function listPastVisits(db: Db, { from, to }: Month) {
  return queryRows<{ phone: string; at: Date }>(db, visits, [from, to])
}
