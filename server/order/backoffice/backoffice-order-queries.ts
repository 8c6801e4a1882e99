import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow, Column, Json, Row } from '../../platform/rows.ts'
import { codeReturnCauseOf } from '../causes.ts'

/** What the back office sees of an order beyond its buyer's view; times are ISO 8601 in UTC. */
export interface BackofficeParts extends CamelRow<
  'shop_order',
  | 'id'
  | 'code'
  | 'order_type'
  | 'status'
  | 'payment_method'
  | 'member_id'
  | 'estimated_point'
  | 'customer_phone'
  | 'came_by'
  | 'version'
  | 'tracking_code'
  | 'province_id'
> {
  isErased: boolean
  /** Who of the staff took it by telephone. */
  takenBy: string | null
  receiver: Column<'shop_order', 'receiver_name'>
  /** Đồng. */
  total: number
  /** Đồng; null before the goods have left to be paid at the door. */
  cashToCollect: Column<'shop_order', 'cash_to_collect'>
  lines: (CamelRow<'order_line', 'line_no' | 'quantity' | 'unit_price'> & {
    name: Column<'order_line', 'product_name'>
    returned: Column<'order_line', 'returned_quantity'>
  })[]
  money: MoneyLine[]
  changes: (Row<'order_status_change', 'id' | 'event' | 'actor' | 'note'> & { at: string })[]
  /** What staff changed of what was placed. */
  edits: Json<CamelRow<'order_change', 'change_no' | 'at' | 'actor' | 'words' | 'reason'>>[]
  returns: ReturnLine[]
  /** What the buyer asked to give back, oldest first. */
  requests: (Row<'return_request', 'id' | 'state' | 'reason'> & {
    at: string
    pieces: { line_no: number; quantity: number }[]
  })[]
  notes: Json<Row<'order_note', 'at' | 'actor' | 'text'>>[]
  /** The old ward that somebody named, at most one. */
  wards: Json<Row<'order_ward_choice', 'at' | 'actor' | 'place'>>[]
  stock: StockMove[]
}

export type StockKind = Column<'stock_movement', 'kind'>

interface StockMove extends Row<'stock_movement', 'kind' | 'quantity'> {
  at: Column<'stock_movement', 'created_at'>
  product: Column<'product', 'name'>
}

export type MoneyLine = Json<
  CamelRow<'order_money', 'at' | 'kind' | 'amount' | 'cause' | 'note' | 'method' | 'receipt_id'>
>

export interface ReturnLine extends Json<
  CamelRow<'order_return', 'return_no' | 'at' | 'actor' | 'reason' | 'amount' | 'points'>
> {
  pieces: Row<'order_return_line', 'line_no' | 'quantity'>[]
  /** `cause` is that of the points that went. */
  codes: (Row<'order_return_code', 'code_masked'> & {
    cause: string
    points: Column<'order_return_code', 'point'>
  })[]
}

const listOf = (columns: Record<string, string>, from: string, order: string) => {
  const pairs = Object.entries(columns).map(([name, column]) => `'${name}', ${column}`)
  return `coalesce((select json_agg(json_build_object(${pairs.join(', ')}) order by ${order})
    from ${from}), '[]')`
}

const parts = {
  lines: listOf(
    {
      lineNo: 'l.line_no',
      name: 'l.product_name',
      quantity: 'l.quantity',
      returned: 'l.returned_quantity',
      unitPrice: 'l.unit_price',
    },
    'order_line l where l.order_id = o.id',
    'l.line_no',
  ),
  money: listOf(
    {
      at: 'm.at',
      kind: 'm.kind',
      amount: 'm.amount',
      cause: 'm.cause',
      note: 'm.note',
      method: 'm.method',
      receiptId: 'm.receipt_id',
    },
    'order_money m where m.order_id = o.id',
    'm.id',
  ),
  changes: listOf(
    { id: 'c.id', at: 'c.created_at', event: 'c.event', actor: 'c.actor', note: 'c.note' },
    'order_status_change c where c.order_id = o.id',
    'c.id',
  ),
  edits: listOf(
    {
      changeNo: 'e.change_no',
      at: 'e.at',
      actor: 'e.actor',
      words: 'e.words',
      reason: 'e.reason',
    },
    'order_change e where e.order_id = o.id',
    'e.change_no',
  ),
  returns: listOf(
    {
      returnNo: 'r.return_no',
      at: 'r.at',
      actor: 'r.actor',
      reason: 'r.reason',
      amount: 'r.amount',
      points: 'r.points',
      pieces: listOf(
        { line_no: 'p.line_no', quantity: 'p.quantity' },
        'order_return_line p where p.return_id = r.id',
        'p.line_no',
      ),
      codes: listOf(
        {
          cause: codeReturnCauseOf('b.code_hash'),
          code_masked: 'b.code_masked',
          points: 'b.point',
        },
        'order_return_code b where b.return_id = r.id',
        'b.code_masked',
      ),
    },
    'order_return r where r.order_id = o.id',
    'r.return_no',
  ),
  requests: listOf(
    {
      id: 'q.id',
      at: 'q.created_at',
      state: 'q.state',
      reason: 'q.reason',
      pieces: `(select json_agg(json_build_object('line_no', l.line_no, 'quantity', l.quantity)
        order by l.line_no) from return_request_line l where l.request_id = q.id)`,
    },
    'return_request q where q.order_id = o.id',
    'q.id',
  ),
  wards: listOf(
    { at: 'w.at', actor: 'w.actor', place: 'w.place' },
    'order_ward_choice w where w.order_id = o.id',
    'w.at',
  ),
  notes: listOf(
    { at: 'n.at', actor: 'n.actor', text: 'n.text' },
    'order_note n where n.order_id = o.id',
    'n.id',
  ),
}

const backofficeParts = `
  select o.id, o.code, o.order_type as "orderType", o.status, o.payment_method as "paymentMethod",
    o.member_id as "memberId", o.estimated_point as "estimatedPoint",
    o.customer_phone as "customerPhone", o.came_by as "cameBy", o.receiver_name as receiver,
    o.version, o.tracking_code as "trackingCode", o.erased_at is not null as "isErased",
    (select c.actor from order_status_change c where c.order_id = o.id and o.taken_by is not null
      order by c.id limit 1) as "takenBy",
    o.province_id as "provinceId", o.payment + o.shipping_fee as total, o.cash_to_collect as "cashToCollect",
    ${Object.entries(parts)
      .map(([name, list]) => `${list} as ${name}`)
      .join(',\n    ')}
  from shop_order o where o.code = $1`

/** Null for an unknown code. */
export async function findBackofficeParts(
  db: Db,
  code: string,
): Promise<Omit<BackofficeParts, 'stock'> | null> {
  return (await queryRows<Omit<BackofficeParts, 'stock'>>(db, backofficeParts, [code]))[0] ?? null
}

/** What of the stock moved for these causes, oldest first. */
export function listStockMoves(
  db: Db,
  causes: readonly string[],
): Promise<BackofficeParts['stock']> {
  return queryRows<StockMove>(
    db,
    `select m.created_at as at, p.name as product, m.kind, m.quantity
     from stock_movement m join product p on p.id = m.product_id
     where m.cause = any($1::text[]) order by m.id`,
    [causes],
  )
}

/** What is asked of the back office about an address; null for an unknown code or a place nobody asks about. */
interface UnsureWard extends CamelRow<'shop_order', 'member_id'> {
  newWardId: NonNullable<Column<'shop_order', 'new_ward_id'>>
  street: string
}

export async function findUnsureWard(db: Db, code: string): Promise<UnsureWard | null> {
  const rows = await queryRows<UnsureWard>(
    db,
    `select member_id as "memberId", new_ward_id as "newWardId", coalesce(street, '') as street
     from shop_order where code = $1 and new_ward_id is not null`,
    [code],
  )
  return rows[0] ?? null
}

/** Names the ward, with a line of the order's history; false when it is known by now. */
export async function setWard(trx: Db, settled: SettledWard): Promise<boolean> {
  const { code, province_id, district_id, ward_id, fullAddress, place, actor, at } = settled
  const rows = await queryRows(
    trx,
    `with settled as (
       update shop_order set ward_unsure = false, province_id = $2, district_id = $3, ward_id = $4,
         full_address = $5
       where code = $1 and ward_unsure returning id
     )
     insert into order_ward_choice (order_id, place, actor, at)
     select id, $6, $7, $8 from settled
     on conflict (order_id) do update
       set place = excluded.place, actor = excluded.actor, at = excluded.at
     returning order_id`,
    [code, province_id, district_id, ward_id, fullAddress, place, actor, at],
  )
  return rows.length > 0
}

export interface SettledWard {
  code: string
  province_id: number
  district_id: number
  ward_id: number
  fullAddress: string
  /** Without the street. */
  place: string
  actor: string
  at: Date
}

export async function insertNote(
  trx: Db,
  note: { code: string; actor: string; text: string; at: Date },
): Promise<boolean> {
  const rows = await queryRows(
    trx,
    `insert into order_note (order_id, actor, text, at)
     select id, $2, $3, $4 from shop_order where code = $1 returning id`,
    [note.code, note.actor, note.text, note.at],
  )
  return rows.length > 0
}
