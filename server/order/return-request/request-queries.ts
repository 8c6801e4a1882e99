import type { VietnamDay } from '#domain/kernel/dates.ts'
import {
  returnTransitions,
  type ReturnReason,
  type ReturnRequestEvent,
  type ReturnRequestState,
} from '#domain/order/return-request/states.ts'
import type { ReturnedPieces } from '#domain/order/points-due.ts'
import { shownSquare } from '../../picture/index.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow, Column, Row } from '../../platform/rows.ts'

export interface ReturnFacts extends CamelRow<'shop_order', 'order_type' | 'status'> {
  deliveredAt: Date | null
  lines: (CamelRow<'order_line', 'line_no' | 'product_type' | 'quantity'> & {
    name: Column<'order_line', 'product_name'>
    returned: Column<'order_line', 'returned_quantity'>
    picture: string | null
  })[]
  requests: Column<'return_request', 'state'>[]
}

const facts = `
  select o.order_type as "orderType", o.status,
    (select min(c.created_at) from order_status_change c
      where c.order_id = o.id and c.status in ('point_accumulating', 'completed')) as "deliveredAt",
    coalesce((select json_agg(json_build_object('lineNo', l.line_no, 'name', l.product_name,
        'productType', l.product_type, 'quantity', l.quantity, 'returned', l.returned_quantity,
        'picture', ${shownSquare('p.pictures[1]')}) order by l.line_no)
      from order_line l join product p on p.id = l.product_id where l.order_id = o.id), '[]') as lines,
    coalesce((select json_agg(q.state) from return_request q where q.order_id = o.id), '[]') as requests
  from shop_order o where o.id = $1`

/** What of an order decides whether its buyer may ask to give something back. */
export async function findReturnFacts(db: Db, orderId: number): Promise<ReturnFacts> {
  return (await queryRows<ReturnFacts>(db, facts, [orderId]))[0]!
}

export interface NewReturnRequest {
  orderId: number
  reason: ReturnReason
  words: string
  contactPhone: string
  pieces: readonly ReturnedPieces[]
  at: Date
}

/** The order's row is locked. Null when it has an open request, or a line has fewer pieces left: roll back. */
export async function insertRequest(trx: Db, asked: NewReturnRequest): Promise<number | null> {
  const { orderId, reason, words, contactPhone, at, pieces } = asked
  const values = [orderId, reason, words, contactPhone, at, JSON.stringify(pieces)]
  const [made] = await queryRows<Row<'return_request', 'id'> & { lines: number }>(
    trx,
    inserting,
    values,
  )
  return made?.lines === pieces.length ? made.id : null
}

const inserting = `
  with made as (
    insert into return_request (order_id, request_no, reason, words, contact_phone, created_at)
    select $1, coalesce(max(request_no), 0) + 1, $2, $3, $4, $5 from return_request where order_id = $1
    on conflict do nothing
    returning id
  ), lines as (
    insert into return_request_line (request_id, order_id, line_no, quantity)
    select made.id, $1, l.line_no, x.quantity
    from made, json_to_recordset($6::json) as x ("lineNo" int, quantity int)
      join order_line l on l.order_id = $1 and l.line_no = x."lineNo"
        and l.returned_quantity + x.quantity <= l.quantity
    returning line_no
  )
  select id, (select count(*) from lines)::int as lines from made`

export interface ReturnPhoto {
  id: string
  width: number
  height: number
  bytes: Buffer
}

export async function insertPhotos(
  trx: Db,
  requestId: number,
  photos: readonly ReturnPhoto[],
): Promise<void> {
  for (const [at, { id, width, height, bytes }] of photos.entries()) {
    await queryRows(trx, insertingPhoto, [id, requestId, at + 1, width, height, bytes])
  }
}

const insertingPhoto = `
  insert into return_request_photo (id, request_id, place, width, height, bytes)
  values ($1, $2, $3, $4, $5, $6)`

export async function findReturnPhoto(db: Db, id: string): Promise<Buffer | null> {
  const text = 'select bytes from return_request_photo where id = $1'
  const [found] = await queryRows<Row<'return_request_photo', 'bytes'>>(db, text, [id])
  return found?.bytes ?? null
}

export interface StoredRequest extends CamelRow<
  'return_request',
  | 'id'
  | 'order_id'
  | 'state'
  | 'reason'
  | 'words'
  | 'contact_phone'
  | 'answer'
  | 'decided_by'
  | 'created_at'
  | 'decided_at'
  | 'closed_at'
  | 'lapses_on'
> {
  orderCode: Column<'shop_order', 'code'>
  receiver: Column<'shop_order', 'receiver_name'>
  no: Column<'return_request', 'request_no'>
  lines: (CamelRow<'return_request_line', 'line_no' | 'quantity'> & {
    name: Column<'order_line', 'product_name'>
  })[]
  photos: Row<'return_request_photo', 'id' | 'width' | 'height'>[]
  /** Đồng that go back for what came; null before. */
  amount: Column<'order_return', 'amount'> | null
  /** Refunds of it that are under way. */
  refundsLeft: number
  refundedAt: Date | null
}

const requests = `
  select q.id, q.order_id as "orderId", o.code as "orderCode", o.receiver_name as receiver,
    q.request_no as no, q.state, q.reason, q.words, q.contact_phone as "contactPhone", q.answer,
    q.decided_by as "decidedBy", q.created_at as "createdAt", q.decided_at as "decidedAt",
    q.closed_at as "closedAt", q.lapses_on as "lapsesOn", r.amount, f.under_way as "refundsLeft", f.done_at as "refundedAt",
    (select json_agg(json_build_object('lineNo', l.line_no, 'name', n.product_name,
        'quantity', l.quantity) order by l.line_no)
      from return_request_line l join order_line n using (order_id, line_no)
      where l.request_id = q.id) as lines,
    coalesce((select json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height)
        order by p.place) from return_request_photo p where p.request_id = q.id), '[]') as photos
  from return_request q
    join shop_order o on o.id = q.order_id
    left join order_return r on r.id = q.return_id
    cross join lateral (
      select count(*) filter (where d.state <> 'done')::int as under_way, max(d.done_at) as done_at
      from refund d where r.id is not null and d.order_id = q.order_id
        and starts_with(d.cause, 'order-return:' || o.code || ':' || r.return_no || ':')) f`

/** An order's requests, newest first. */
export function listRequestsOf(db: Db, orderId: number): Promise<StoredRequest[]> {
  const text = `${requests} where q.order_id = $1 order by q.id desc`
  return queryRows<StoredRequest>(db, text, [orderId])
}

export async function findRequest(db: Db, id: number): Promise<StoredRequest | null> {
  return (await queryRows<StoredRequest>(db, `${requests} where q.id = $1`, [id]))[0] ?? null
}

/** Of all orders of a member, for the copy of their data. */
export function listRequestsOfMember(db: Db, memberId: number): Promise<StoredRequest[]> {
  const text = `${requests} where o.member_id = $1 order by q.id desc`
  return queryRows<StoredRequest>(db, text, [memberId])
}

/** Requests before an id, newest first. */
export function listRequests(
  db: Db,
  filter: { state: ReturnRequestState | null; code: string; before: number | null; limit: number },
): Promise<StoredRequest[]> {
  const text = `${requests}
    where ($1::text is null or q.state = $1) and ($2::text = '' or starts_with(o.code, $2))
      and ($3::bigint is null or q.id < $3)
    order by q.id desc limit $4`
  return queryRows<StoredRequest>(db, text, [
    filter.state,
    filter.code,
    filter.before,
    filter.limit,
  ])
}

/** How many are in each state, counted up to a limit. */
export function countRequests(
  db: Db,
  states: readonly ReturnRequestState[],
  upTo: number,
): Promise<{ state: ReturnRequestState; count: number }[]> {
  const text = `
    select s.state, (select count(*)::int from (
      select from return_request q where q.state = s.state limit $2) counted) as count
    from unnest($1::text[]) as s (state)`
  return queryRows<{ state: ReturnRequestState; count: number }>(db, text, [states, upTo])
}

/** How many that nobody has answered were asked before the start of a Vietnam day, counted up to a limit. */
export async function countLate(db: Db, before: VietnamDay, upTo: number): Promise<number> {
  const text = `
    select count(*)::int as count from (
      select from return_request where state = 'received'
        and created_at < $1::date::timestamp at time zone 'Asia/Ho_Chi_Minh' limit $2) late`
  return (await queryRows<{ count: number }>(db, text, [before, upTo]))[0]!.count
}

export interface RequestMove {
  event: Exclude<ReturnRequestEvent, 'goodsTaken' | 'lapsed'>
  at: Date
  /** Of staff. */
  by?: string
  answer?: string
}

/** Moves a request that the table allows to; false when somebody was quicker. */
export async function moveRequest(
  trx: Db,
  of: { id: number } | { orderId: number; no: number },
  { event, at, by, answer }: RequestMove,
): Promise<boolean> {
  const { from, to } = returnTransitions[event]
  const which = 'id' in of ? 'id = $1' : 'order_id = $1 and request_no = $7'
  const keys = 'id' in of ? [of.id] : [of.orderId]
  const text = `
    update return_request set state = $2::text, answer = coalesce($6, answer),
      decided_by = coalesce($5, decided_by),
      decided_at = case when $5::text is null then decided_at else $4::timestamptz end,
      closed_at = case when $2::text = 'accepted' then null else $4::timestamptz end,
      lapses_on = case when $2::text = 'accepted' then null else lapses_on end
    where ${which} and state = any($3) returning id`
  const told = [to, from, at, by ?? null, answer ?? null]
  const values = [...keys, ...told, ...('id' in of ? [] : [of.no])]
  return (await queryRows(trx, text, values)).length === 1
}

/** Goods of the order have come in: its open request, if there is one, is done with that return. */
export async function closeByReturn(
  trx: Db,
  orderId: number,
  { returnNo, actor, at }: { returnNo: number; actor: string; at: Date },
): Promise<void> {
  const { from, to } = returnTransitions.goodsTaken
  await queryRows(trx, closing, [orderId, returnNo, from, to, at, actor])
}

const closing = `
  update return_request q set state = $4, return_id = r.id, closed_at = $5,
    decided_at = coalesce(q.decided_at, $5), decided_by = coalesce(q.decided_by, $6)
  from order_return r
  where q.order_id = $1 and q.state = any($3) and r.order_id = $1 and r.return_no = $2`

/** Takes words, phone and pictures out of requests that ended before a moment; how many. */
export async function forgetRequests(db: Db, before: Date, limit: number): Promise<number> {
  const [row] = await queryRows<{ count: number }>(db, forgetting, [before, limit])
  return row!.count
}

const forgetting = `
  with old as (
    select id from return_request where forgotten_at is null and closed_at < $1
    order by closed_at limit $2
  ), pictures as (
    delete from return_request_photo p using old where p.request_id = old.id
  ), forgotten as (
    update return_request q set words = '', contact_phone = '', answer = '', forgotten_at = now()
    from old where q.id = old.id returning q.id
  )
  select count(*)::int as count from forgotten`
