import { sql } from 'kysely'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { PartnerKey } from '#domain/partner/backoffice/keys.ts'
import type { Db } from '../../platform/db.ts'
import type { Row } from '../../platform/rows.ts'

/** A key as people see it: never its hash. */
type ShownKey = Omit<Row<'partner_key'>, 'hash'>

export async function listKeys(db: Db, partnerId: number, now: Date): Promise<PartnerKey[]> {
  const rows = await keysOf(db).where('partner_id', '=', partnerId).orderBy('id', 'desc').execute()
  return rows.map((row) => toKey(row, now))
}

export async function findKey(db: Db, id: number): Promise<ShownKey | null> {
  return (await keysOf(db).where('id', '=', id).executeTakeFirst()) ?? null
}

/** The same, held for what is done to it. */
export async function lockKey(trx: Db, id: number): Promise<ShownKey | null> {
  return (await keysOf(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) ?? null
}

function keysOf(db: Db) {
  return db
    .selectFrom('partner_key')
    .select(['id', 'partner_id', 'version', 'name', 'prefix', 'scopes', 'ip_ranges'])
    .select(['per_minute', 'ends_at', 'blocked_at', 'created_at', 'created_by'])
    .select(['calls', 'errors', 'last_used_at', 'last_used_from'])
}

/** How many of a partner's keys are good; who issues one more holds the partner. */
export async function countGood(trx: Db, partnerId: number, now: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('partner_key')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('partner_id', '=', partnerId)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirstOrThrow()
  return count
}

/** False where there is none. */
export async function lockPartner(trx: Db, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom('partner')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return found !== undefined
}

export function toKey(row: ShownKey, now: Date): PartnerKey {
  const isOver = row.ends_at !== null && row.ends_at <= now
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    prefix: row.prefix,
    state: isOver ? 'ended' : row.blocked_at === null ? 'good' : 'blocked',
    scopes: row.scopes,
    ip_ranges: row.ip_ranges,
    per_minute: row.per_minute,
    ...(row.ends_at ? { ends_at: toVietnamIso(row.ends_at) } : {}),
    created_at: toVietnamIso(row.created_at),
    created_by: row.created_by,
    calls: row.calls,
    errors: row.errors,
    ...(row.last_used_at ? { last_used_at: toVietnamIso(row.last_used_at) } : {}),
    ...(row.last_used_from ? { last_used_from: row.last_used_from } : {}),
  }
}
