import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Following, MadeReminder } from '#domain/purchase/follow-purchase.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Row } from '../platform/rows.ts'

/** The reminders that a purchase made, held for this transaction. Comes after the purchase's own row. */
export function lockMade(trx: Db, purchaseId: number): Promise<MadeReminder[]> {
  return queryRows<MadeReminder>(
    trx,
    `select id, planned_on as "plannedOn", state from store_reminder
     where purchase_id = $1 and is_automatic order by id for no key update`,
    [purchaseId],
  )
}

/** Carries out how a purchase's reminders follow it; open ones take its phone and name. */
export async function applyFollowing(
  trx: Db,
  purchaseId: number,
  { move, drop, add }: Following,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await queryRows(trx, 'delete from store_reminder where id = any($1)', [drop])
  await queryRows(
    trx,
    `update store_reminder r set planned_on = m.day, due_on = m.day, postponed = 0, read_at = null,
       version = r.version + 1, updated_at = $3
     from unnest($1::bigint[], $2::date[]) as m (id, day) where r.id = m.id`,
    [move.map(({ id }) => id), move.map(({ to }) => to), at],
  )
  await queryRows(
    trx,
    `update store_reminder r set phone = p.phone, customer_name = p.customer_name,
       version = r.version + 1, updated_at = $2
     from store_purchase p
     where p.id = $1 and r.purchase_id = $1 and r.state = 'open'
       and (r.phone, r.customer_name) <> (p.phone, p.customer_name)`,
    [purchaseId, at],
  )
  await queryRows(
    trx,
    `insert into store_reminder (drugstore_id, purchase_id, is_automatic, phone, customer_name,
       planned_on, due_on, created_by, created_at, updated_at)
     select p.drugstore_id, p.id, true, p.phone, p.customer_name, day, day, $3, $4, $4
     from store_purchase p, unnest($2::date[]) as day where p.id = $1`,
    [purchaseId, add, by, at],
  )
}

export interface NewReminder {
  pharmacyId: number
  clientKey: string | null
  purchaseId: number | null
  phone: string
  customerName: string
  day: VietnamDay
  note: string
  by: string
  at: Date
}

/** The reminder of that key, made now or before; null when there is no such purchase of the pharmacy. */
export async function insertReminder(trx: Db, reminder: NewReminder): Promise<number | null> {
  const { pharmacyId, clientKey, purchaseId } = reminder
  if (purchaseId !== null && !(await isOfPharmacy(trx, pharmacyId, purchaseId))) return null
  const [made] = await queryRows<Row<'store_reminder', 'id'>>(
    trx,
    `insert into store_reminder (drugstore_id, client_key, purchase_id, phone, customer_name,
       planned_on, due_on, note, created_by, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6::date, $6::date, $7, $8, $9, $9)
     on conflict (drugstore_id, client_key) where client_key is not null do nothing
     returning id`,
    [
      pharmacyId,
      clientKey,
      purchaseId,
      reminder.phone,
      reminder.customerName,
      reminder.day,
      reminder.note,
      reminder.by,
      reminder.at,
    ],
  )
  if (made) return made.id
  const [before] = await queryRows<Row<'store_reminder', 'id'>>(
    trx,
    'select id from store_reminder where drugstore_id = $1 and client_key = $2',
    [pharmacyId, clientKey],
  )
  return before?.id ?? null
}

/** Held until the transaction ends, so that nobody deletes the purchase meanwhile. */
async function isOfPharmacy(trx: Db, pharmacyId: number, purchaseId: number): Promise<boolean> {
  const rows = await queryRows(
    trx,
    `select from store_purchase where id = $2 and drugstore_id = $1 and deleted_at is null for share`,
    [pharmacyId, purchaseId],
  )
  return rows.length === 1
}

export interface ReminderMove {
  pharmacyId: number
  id: number
  version: number | null
  by: string
  at: Date
  /** The new day. */
  day: VietnamDay | null
}

/** Of several devices at once one moves it; false for the others and for what is not the pharmacy's. */
export async function moveReminder(
  db: Db,
  action: keyof typeof moves,
  { id, pharmacyId, version, at, day, by }: ReminderMove,
): Promise<boolean> {
  const { when, set, values } = moves[action]
  const rows = await queryRows(
    db,
    `update store_reminder set ${set}, version = version + 1, updated_at = $4
     where id = $1 and drugstore_id = $2 and ($3::int is null or version = $3::int) and ${when}
     returning id`,
    [id, pharmacyId, version, at, ...values({ day, by })],
  )
  return rows.length === 1
}

type Told = Pick<ReminderMove, 'day' | 'by'>

const moves = {
  done: {
    when: `state = 'open'`,
    set: `state = 'done', done_at = $4, done_by = $5, read_at = coalesce(read_at, $4)`,
    values: ({ by }: Told) => [by],
  },
  // On its new day it is news again.
  postpone: {
    when: `state = 'open'`,
    set: `due_on = $5::date, postponed = least(postponed + 1, 9999), read_at = null`,
    values: ({ day }: Told) => [day],
  },
  reopen: {
    when: `state <> 'open'`,
    set: `state = 'open', done_at = null, done_by = null, due_on = coalesce($5::date, due_on)`,
    values: ({ day }: Told) => [day],
  },
  cancel: { when: `state = 'open'`, set: `state = 'cancelled'`, values: () => [] },
}

/** Those of them that are the pharmacy's; the version stays, reading changes nothing that others see. */
export async function markRead(
  db: Db,
  pharmacyId: number,
  ids: readonly number[],
  readAt: Date | null,
): Promise<void> {
  await queryRows(
    db,
    // Locked in order, as a change of their purchase locks them.
    `update store_reminder set read_at = $3 where id in (
       select id from store_reminder
       where id = any($2) and drugstore_id = $1 and (read_at is null) <> ($3::timestamptz is null)
       order by id for no key update)`,
    [pharmacyId, ids, readAt],
  )
}
