import type { VietnamDay } from '#domain/kernel/dates.ts'
import { returnTransitions } from '#domain/order/return-request/states.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow } from '../../platform/rows.ts'

const { from, to } = returnTransitions.lapsed

interface Page {
  after: number
  limit: number
}

/** Open requests that nobody has told of their end, with the last word before the start of a day. */
export function listOpenSince(
  db: Db,
  before: VietnamDay,
  { after, limit }: Page,
): Promise<{ id: number; orderId: number; lastWordAt: Date }[]> {
  return queryRows<CamelRow<'return_request', 'id' | 'order_id'> & { lastWordAt: Date }>(
    db,
    `select id, order_id as "orderId", coalesce(decided_at, created_at) as "lastWordAt"
     from return_request
     where state in ('received', 'accepted') and lapses_on is null and id > $2
       and coalesce(decided_at, created_at) < $1::date::timestamp at time zone 'Asia/Ho_Chi_Minh'
     order by id limit $3`,
    [before, after, limit],
  )
}

/** False when a word has come since, or somebody else was quicker. */
export async function noteLastDay(
  trx: Db,
  id: number,
  { lastDay, lastWordAt }: { lastDay: VietnamDay; lastWordAt: Date },
): Promise<boolean> {
  const text = `update return_request set lapses_on = $2::date
    where id = $1 and lapses_on is null and state = any($3)
      and date_trunc('milliseconds', coalesce(decided_at, created_at)) = $4 returning id`
  return (await queryRows(trx, text, [id, lastDay, from, lastWordAt])).length === 1
}

/** Open requests whose last day is over. */
export function listLapsed(
  db: Db,
  today: VietnamDay,
  { after, limit }: Page,
): Promise<{ id: number; orderId: number }[]> {
  return queryRows<CamelRow<'return_request', 'id' | 'order_id'>>(
    db,
    `select id, order_id as "orderId" from return_request
     where state in ('received', 'accepted') and lapses_on < $1::date and id > $2
     order by id limit $3`,
    [today, after, limit],
  )
}

/** False when the back office has answered meanwhile, or it is over. */
export async function lapseRequest(
  trx: Db,
  id: number,
  { today, at }: { today: VietnamDay; at: Date },
): Promise<boolean> {
  const text = `update return_request set state = $2::text, closed_at = $3
    where id = $1 and state = any($4) and lapses_on < $5::date returning id`
  return (await queryRows(trx, text, [id, to, at, from, today])).length === 1
}
