import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Column, Row } from '../platform/rows.ts'

export interface Subscription {
  sessionId: number
  pharmacyId: number
  endpoint: string
  p256dh: string
  auth: string
  at: Date
}

/**
 * One browser a session and pharmacy; whoever logs in anew on it takes its place over. The session's row is
 * held first: of several at once the last one stays.
 */
export async function saveSubscription(
  trx: Db,
  { sessionId, pharmacyId, endpoint, p256dh, auth, at }: Subscription,
): Promise<void> {
  await queryRows(trx, 'select from drugstore_session where id = $1 for no key update', [sessionId])
  await queryRows(trx, 'delete from store_push where session_id = $1 and endpoint <> $2', [
    sessionId,
    endpoint,
  ])
  await queryRows(
    trx,
    `insert into store_push (session_id, drugstore_id, endpoint, p256dh, auth, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (endpoint, drugstore_id) do update set session_id = $1, p256dh = $4, auth = $5,
       failures = 0`,
    [sessionId, pharmacyId, endpoint, p256dh, auth, at],
  )
}

export async function isSubscribed(db: Db, sessionId: number): Promise<boolean> {
  const rows = await queryRows(db, 'select from store_push where session_id = $1', [sessionId])
  return rows.length > 0
}

export async function removeOfSession(db: Db, sessionId: number): Promise<void> {
  await queryRows(db, 'delete from store_push where session_id = $1', [sessionId])
}

/** Devices whose session is over are told no more. */
export async function removeEnded(db: Db, now: Date): Promise<void> {
  await queryRows(
    db,
    `delete from store_push p using drugstore_session s
     where s.id = p.session_id and (s.ended_at is not null or s.expires_at <= $1)`,
    [now],
  )
}

export interface DeviceForMessage extends Row<'store_push', 'id' | 'endpoint' | 'p256dh' | 'auth'> {
  pharmacyCode: Column<'drugstore', 'code'>
  pharmacyName: Column<'drugstore', 'name'>
  /** Customers that the pharmacy is to remind. */
  customers: number
}

/**
 * Takes some devices that are to be told today: of pharmacies with due reminders, whose session is alive.
 * Several workers take different ones; what is taken is theirs until `until`.
 */
export function takeDevices(
  db: Db,
  today: VietnamDay,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<DeviceForMessage[]> {
  return queryRows<DeviceForMessage>(
    db,
    `with wanted as (
       select p.id, due.customers from store_push p
         join drugstore_session s on s.id = p.session_id
         join drugstore_user u on u.id = s.user_id
         join drugstore d on d.id = p.drugstore_id
         cross join lateral (select count(distinct r.phone) as customers from store_reminder r
           where r.drugstore_id = p.drugstore_id and r.state = 'open' and r.due_on <= $1::date) due
       where p.told_on is distinct from $1::date and (p.held_until is null or p.held_until <= $2)
         and s.ended_at is null and s.expires_at > $2 and u.status = 'active'
         and d.status = 'active' and due.customers > 0
       order by p.id limit $4 for no key update of p skip locked
     )
     update store_push p set held_until = $3
     from wanted w, drugstore d where p.id = w.id and d.id = p.drugstore_id
     returning p.id, p.endpoint, p.p256dh, p.auth, d.code as "pharmacyCode", d.name as "pharmacyName",
       w.customers`,
    [today, now, until, limit],
  )
}

export async function noteTold(db: Db, id: number, today: VietnamDay): Promise<void> {
  await queryRows(
    db,
    'update store_push set told_on = $2::date, held_until = null, failures = 0 where id = $1',
    [id, today],
  )
}

export async function removeDevice(db: Db, id: number): Promise<void> {
  await queryRows(db, 'delete from store_push where id = $1', [id])
}

/** It stays held, so that the next run tries again and not this one; the last failure removes it. */
export async function noteFailed(db: Db, id: number, maxFailures: number): Promise<void> {
  await queryRows(db, 'update store_push set failures = failures + 1 where id = $1', [id])
  await queryRows(db, 'delete from store_push where id = $1 and failures >= $2', [id, maxFailures])
}
