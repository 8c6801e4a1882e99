import { sql } from 'kysely'
import type { PushSubscriptionInput } from '#domain/notification/push-subscription.ts'
import type { PushTarget } from '../../adapters/push/web-push.ts'
import type { Db } from '../../platform/db.ts'

export interface NewDevice extends PushSubscriptionInput {
  sessionId: number
  memberId: number
  at: Date
  expiresAt: Date | null
}

/** One browser a session; whoever logs in anew on it takes its place over. The caller holds the member's row. */
export async function saveDevice(trx: Db, device: NewDevice): Promise<void> {
  const { sessionId, memberId, endpoint, keys, at, expiresAt } = device
  await trx
    .deleteFrom('member_push')
    .where((row) => row.or([row('session_id', '=', sessionId), row('endpoint', '=', endpoint)]))
    .execute()
  await trx
    .insertInto('member_push')
    .values({
      session_id: sessionId,
      member_id: memberId,
      endpoint,
      ...keys,
      created_at: at,
      expires_at: expiresAt,
    })
    // Another member's browser at this moment: the last one who asks has it.
    .onConflict((of) =>
      of.column('endpoint').doUpdateSet((row) => ({
        session_id: row.ref('excluded.session_id'),
        member_id: row.ref('excluded.member_id'),
        p256dh: row.ref('excluded.p256dh'),
        auth: row.ref('excluded.auth'),
        created_at: row.ref('excluded.created_at'),
        expires_at: row.ref('excluded.expires_at'),
        failures: 0,
      })),
    )
    .execute()
}

/** Where a member is told, the newest first: only as long as they are signed in there. */
export function listDevices(db: Db, memberId: number, now: Date) {
  return liveDevices(db, memberId, now)
    .select(['p.id', 'p.session_id', 'p.created_at', 's.device'])
    .orderBy('p.id', 'desc')
    .execute()
}

export function listTargets(
  db: Db,
  memberId: number,
  now: Date,
): Promise<(PushTarget & { id: number })[]> {
  return liveDevices(db, memberId, now)
    .select(['p.id', 'p.endpoint', 'p.p256dh', 'p.auth'])
    .execute()
}

function liveDevices(db: Db, memberId: number, now: Date) {
  return db
    .selectFrom('member_push as p')
    .innerJoin('member_session as s', 's.id', 'p.session_id')
    .where('p.member_id', '=', memberId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where((row) => row.or([row('p.expires_at', 'is', null), row('p.expires_at', '>', now)]))
}

export async function removeDevice(
  db: Db,
  device: { id: number; memberId?: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('member_push')
    .where('id', '=', device.id)
    .$if(device.memberId !== undefined, (query) => query.where('member_id', '=', device.memberId!))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const maxFailures = 5

/** The last of several failures in a row removes it. */
export async function noteFailed(db: Db, id: number): Promise<void> {
  await sql`update member_push set failures = failures + 1 where id = ${id}`.execute(db)
  await sql`delete from member_push where id = ${id} and failures >= ${maxFailures}`.execute(db)
}

export async function noteTold(db: Db, id: number): Promise<void> {
  await sql`update member_push set failures = 0 where id = ${id} and failures > 0`.execute(db)
}

/** Of sessions that are over, and past the end that the browser named. */
export async function forgetEndedDevices(db: Db, now: Date): Promise<void> {
  await sql`delete from member_push p using member_session s
    where s.id = p.session_id and (s.ended_at is not null or s.expires_at <= ${now}::timestamptz
      or p.expires_at <= ${now}::timestamptz)`.execute(db)
}
