import type { ShippingUnit } from '#domain/shipping/units.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow } from '../platform/rows.ts'

export interface Asking {
  orderId: number
  orderCode: string
  unit: ShippingUnit
  by: string
  at: Date
  /** Until then nobody else asks. */
  until: Date
}

export type RequestRow = CamelRow<
  'carrier_request',
  'id' | 'unit' | 'reference' | 'state' | 'tracking_code'
>

const columns = 'id, unit, reference, state, tracking_code as "trackingCode"'

/**
 * Takes the right to ask a carrier about an order; null while another process has it. What is known of it comes along:
 * one that was called back is asked for under another reference.
 */
export async function claimRequest(db: Db, asking: Asking): Promise<RequestRow | null> {
  const { orderId, orderCode, unit, by, at, until } = asking
  const rows = await queryRows<RequestRow>(
    db,
    `insert into carrier_request as r (order_id, unit, reference, state, claimed_until, asked_at, asked_by)
     values ($1, $2, $3, 'asking', $4, $5, $6)
     on conflict (order_id, unit) do update set
       state = case when r.state in ('refused', 'calledBack') then 'asking' else r.state end,
       attempt = r.attempt + (r.state = 'calledBack')::int,
       reference = case when r.state = 'calledBack' then $3 || '-' || (r.attempt + 1) else r.reference end,
       tracking_code = case when r.state = 'calledBack' then null else r.tracking_code end,
       cancelled_at = null, claimed_until = $4, asked_at = $5, asked_by = $6
     where (r.claimed_until is null or r.claimed_until <= $5)
       and (r.state <> 'calledBack' or r.cancelled_at is not null)
     returning ${columns}`,
    [orderId, unit, orderCode, until, at, by],
  )
  return rows[0] ?? null
}

/** What an order is already asked for, or travels with, elsewhere. */
export async function findLiveRequest(db: Db, orderId: number): Promise<RequestRow | null> {
  const rows = await queryRows<RequestRow>(
    db,
    `select ${columns} from carrier_request
     where order_id = $1 and state in ('asking', 'known', 'used')`,
    [orderId],
  )
  return rows[0] ?? null
}

/** Notes the number; what a push has told meanwhile stays. */
export async function noteKnown(db: Db, id: number, trackingCode: string): Promise<void> {
  await queryRows(
    db,
    `update carrier_request set state = 'known', tracking_code = $2, claimed_until = null
     where id = $1 and state = 'asking'`,
    [id, trackingCode],
  )
}

/** There is no parcel. */
export async function noteRefused(db: Db, id: number): Promise<void> {
  await queryRows(
    db,
    `update carrier_request set state = 'refused', claimed_until = null
     where id = $1 and state = 'asking'`,
    [id],
  )
}

/** Nobody knows: whoever comes next may ask again. Gives what is known by now. */
export async function releaseRequest(db: Db, id: number): Promise<RequestRow | null> {
  const rows = await queryRows<RequestRow>(
    db,
    `update carrier_request set claimed_until = null where id = $1 returning ${columns}`,
    [id],
  )
  return rows[0] ?? null
}

/** A push tells the number of what nobody has an answer for. */
export async function noteByReference(
  db: Db,
  told: { unit: ShippingUnit; reference: string; trackingCode: string },
): Promise<void> {
  await queryRows(
    db,
    `update carrier_request set state = 'known', tracking_code = $3
     where unit = $1 and reference = $2 and state = 'asking'`,
    [told.unit, told.reference, told.trackingCode],
  )
}

/** Whether a number is of a parcel that we asked for. */
export async function isAskedFor(
  db: Db,
  { unit, trackingCode }: { unit: ShippingUnit; trackingCode: string },
): Promise<boolean> {
  const rows = await queryRows(
    db,
    `select 1 from carrier_request where unit = $1 and tracking_code = $2`,
    [unit, trackingCode],
  )
  return rows.length > 0
}

/** The order leaves with it. False where its parcel has been called back. */
export async function useRequest(
  trx: Db,
  { orderId, unit, trackingCode }: { orderId: number; unit: ShippingUnit; trackingCode: string },
): Promise<boolean> {
  const rows = await queryRows<{ state: string }>(
    trx,
    `update carrier_request set state = case when state = 'calledBack' then state else 'used' end,
       tracking_code = case when state = 'calledBack' then tracking_code else $3 end,
       claimed_until = null
     where order_id = $1 and unit = $2 and (state <> 'calledBack' or tracking_code = $3)
     returning state`,
    [orderId, unit, trackingCode],
  )
  return rows[0]?.state !== 'calledBack'
}

/** Takes a parcel back with which the order did not leave; false where it has. */
export async function noteCalledBack(db: Db, id: number): Promise<boolean> {
  const rows = await queryRows(
    db,
    `update carrier_request set state = 'calledBack', claimed_until = null
     where id = $1 and state = 'known' returning id`,
    [id],
  )
  return rows.length === 1
}

export async function noteCancelled(db: Db, id: number, at: Date): Promise<void> {
  await queryRows(
    db,
    `update carrier_request set cancelled_at = $2 where id = $1 and state = 'calledBack'`,
    [id, at],
  )
}

/** Called back, and the carrier has not heard of it. */
export async function listToCancel(
  db: Db,
  limit: number,
): Promise<{ id: number; unit: ShippingUnit; trackingCode: string }[]> {
  return queryRows<{ id: number; unit: ShippingUnit; trackingCode: string }>(
    db,
    `select id, unit, tracking_code as "trackingCode" from carrier_request
     where state = 'calledBack' and cancelled_at is null order by id limit $1`,
    [limit],
  )
}
