import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { CycleOutcome } from '#domain/subscription/subscription.ts'
import { shownSquare } from '../picture/index.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column, Row } from '../platform/rows.ts'
import { changeFormer } from './former-queries.ts'

export interface StandingRow
  extends
    Row<'standing_order', 'product_id'>,
    CamelRow<
      'standing_order',
      | 'id'
      | 'state'
      | 'quantity'
      | 'cycle'
      | 'cycle_days'
      | 'next_on'
      | 'agreed_price'
      | 'agreed_fee'
      | 'payment_method'
      | 'last_order_code'
      | 'created_at'
      | 'end_note'
    >,
    Row<'product', 'name' | 'slug' | 'unit'>,
    Row<'shop_order', 'full_address' | 'pickup_branch' | 'province_id'> {
  /** Picture stem. */
  picture: string | null
  price: Column<'product', 'discount_price'>
  orderable: boolean
  /** As many as one order takes. */
  orderLimit: Column<'product', 'order_limit'>
  available: number
  weightGrams: Column<'product', 'weight_grams'>
  history: {
    due_on: VietnamDay
    outcome: CycleOutcome
    order_code: string | null
    note: string
  }[]
}

const cyclesShown = 12

const columns = `
  s.id, s.state, s.product_id, p.name, p.slug, ${shownSquare('p.pictures[1]')} as picture, p.unit, s.quantity, s.cycle,
  s.cycle_days as "cycleDays", s.next_on as "nextOn", p.discount_price as price,
  s.agreed_price as "agreedPrice", s.agreed_fee as "agreedFee", p.published and p.product_code <> 'CC6' as orderable,
  p.order_limit as "orderLimit", p.weight_grams as "weightGrams", coalesce(k.on_hand - k.reserved, 0) as available, s.payment_method as "paymentMethod",
  o.full_address, o.pickup_branch, o.province_id, s.last_order_code as "lastOrderCode",
  s.created_at as "createdAt", s.end_note as "endNote", (
    select coalesce(json_agg(json_build_object('due_on', c.due_on, 'outcome', c.outcome,
      'order_code', c.order_code, 'note', c.note) order by c.id desc), '[]')
    from (select * from standing_cycle where standing_order_id = s.id
      order by id desc limit ${cyclesShown}) c) as history`

const tables = `
  standing_order s join product p on p.id = s.product_id
  left join stock k on k.product_id = s.product_id join shop_order o on o.code = s.last_order_code`

/** Running ones by their next day, then paused, then the newest that ended. */
export function listOf(db: Db, memberId: number): Promise<StandingRow[]> {
  return queryRows<StandingRow>(
    db,
    `select ${columns} from ${tables} where s.member_id = $1
     order by array_position(array['active', 'paused', 'ended'], s.state),
       case when s.state <> 'ended' then s.next_on end, s.ended_at desc, s.id`,
    [memberId],
  )
}

/** One of a member; null when it is not theirs. */
export async function findOf(db: Db, memberId: number, id: number): Promise<StandingRow | null> {
  const rows = await queryRows<StandingRow>(
    db,
    `select ${columns} from ${tables} where s.id = $2 and s.member_id = $1`,
    [memberId, id],
  )
  return rows[0] ?? null
}

/** Holds a member's subscription until the transaction ends; false when it is not theirs. */
export async function lockOf(trx: Db, memberId: number, id: number): Promise<boolean> {
  const rows = await queryRows(
    trx,
    `select id from standing_order where id = $2 and member_id = $1 for no key update`,
    [memberId, id],
  )
  return rows.length === 1
}

export interface StandingChange {
  state: 'active' | 'paused'
  nextOn: VietnamDay
  quantity: number
  paymentMethod: 'cash' | 'transfer'
  agreedPrice: number
  agreedFee: number
}

export async function updateStanding(trx: Db, id: number, change: StandingChange): Promise<void> {
  await changeFormer(trx, id, change)
  await queryRows(
    trx,
    `update standing_order set state = $2, next_on = $3::date, quantity = $4,
       payment_method = $5, agreed_price = $6, agreed_fee = $7, chosen = true where id = $1`,
    [
      id,
      change.state,
      change.nextOn,
      change.quantity,
      change.paymentMethod,
      change.agreedPrice,
      change.agreedFee,
    ],
  )
}

/** What kept the open cycle from being ordered today may be gone: the next run tries again. */
export async function tryAgain(trx: Db, id: number): Promise<void> {
  await queryRows(
    trx,
    `update standing_cycle set last_try_on = null
     where standing_order_id = $1 and outcome = 'announced'`,
    [id],
  )
}

export async function endStanding(trx: Db, id: number, at: Date): Promise<void> {
  await queryRows(
    trx,
    `update standing_order set state = 'ended', ended_at = $2 where id = $1 and state <> 'ended'`,
    [id, at],
  )
}
