import type { ParcelState, ParcelStep, ShippingUnit } from '#domain/shipping/units.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column, Row } from '../platform/rows.ts'
import type { CarrierEvent } from './carrier.ts'

export interface NewShipment {
  orderId: number
  unit: ShippingUnit
  trackingCode: string
  at: Date
}

/** False when the number is another parcel's. */
export async function insertShipment(trx: Db, shipment: NewShipment): Promise<boolean> {
  const rows = await queryRows(
    trx,
    `insert into shipment (order_id, unit, tracking_code, created_at) values ($1, $2, $3, $4)
     on conflict (unit, tracking_code) do nothing returning id`,
    [shipment.orderId, shipment.unit, shipment.trackingCode, shipment.at],
  )
  return rows.length === 1
}

/** Where the parcel is, by the moves of its order. */
export async function setShipmentState(trx: Db, orderId: number, state: ParcelState) {
  await queryRows(trx, `update shipment set state = $2 where order_id = $1`, [orderId, state])
}

export type Verdict = 'applied' | 'stale' | 'unknownStatus' | 'unknownShipment'

/** The parcel a carrier tells of, held; null when the number is nobody's. */
export async function lockShipment(trx: Db, unit: ShippingUnit, trackingCode: string) {
  const rows = await queryRows<CamelRow<'shipment', 'id' | 'order_id' | 'last_event_at'>>(
    trx,
    `select id, order_id as "orderId", last_event_at as "lastEventAt" from shipment
     where unit = $1 and tracking_code = $2 for no key update`,
    [unit, trackingCode],
  )
  return rows[0] ?? null
}

/** Keeps what a carrier told; null when it told the same before. */
export async function insertCarrierEvent(
  trx: Db,
  told: CarrierEvent & { unit: ShippingUnit; verdict: Verdict; raw: unknown; receivedAt: Date },
): Promise<number | null> {
  const rows = await queryRows<Row<'shipment_event', 'id'>>(
    trx,
    `insert into shipment_event (unit, tracking_code, status_code, step, happened_at, verdict, raw,
       received_at) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (unit, tracking_code, status_code, happened_at) do nothing returning id`,
    [
      told.unit,
      told.trackingCode,
      told.statusCode,
      told.step,
      told.happenedAt,
      told.verdict,
      JSON.stringify(told.raw),
      told.receivedAt,
    ],
  )
  return rows[0]?.id ?? null
}

/** From now on what happened before is old news. */
export async function noteLastEvent(trx: Db, id: number, at: Date): Promise<void> {
  await queryRows(trx, `update shipment set last_event_at = $2 where id = $1`, [id, at])
}

export interface UnknownWord {
  unit: ShippingUnit
  trackingCode: string
  statusCode: string
  /** By the carrier's clock. */
  at: Date
}

/** Words that nobody knows, of an order's parcel, which nobody has looked at. */
export function listUnknownWords(db: Db, orderId: number): Promise<UnknownWord[]> {
  return queryRows<UnknownWord>(
    db,
    `select e.unit, e.tracking_code as "trackingCode", e.status_code as "statusCode", e.happened_at as at
     from shipment s join shipment_event e on e.unit = s.unit and e.tracking_code = s.tracking_code
     where s.order_id = $1 and e.verdict = 'unknownStatus' and e.seen_by is null
     order by e.happened_at`,
    [orderId],
  )
}

/** Somebody has looked at them; how many. */
export async function noteWordsSeen(trx: Db, orderId: number, by: string): Promise<number> {
  const rows = await queryRows(
    trx,
    `update shipment_event e set seen_by = $2 from shipment s
     where s.order_id = $1 and e.unit = s.unit and e.tracking_code = s.tracking_code
       and e.verdict = 'unknownStatus' and e.seen_by is null returning e.id`,
    [orderId, by],
  )
  return rows.length
}

const lastStep = `
  select e.step from shipment_event e where e.id = $1 and not exists (
    select from shipment_event n where n.unit = e.unit and n.tracking_code = e.tracking_code
      and n.verdict = 'applied' and n.step <> 'underway' and n.happened_at > e.happened_at)`

/** What a carrier told with an event, if it has told of nothing newer that moves an order. */
export async function findLastStep(db: Db, eventId: number): Promise<ParcelStep | null> {
  return (
    (
      await queryRows<{ step: NonNullable<Column<'shipment_event', 'step'>> }>(db, lastStep, [
        eventId,
      ])
    )[0]?.step ?? null
  )
}
