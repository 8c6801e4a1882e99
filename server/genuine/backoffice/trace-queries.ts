import type { ReportState } from '#domain/genuine/backoffice/report-states.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Column } from '../../platform/rows.ts'

export interface TracedUse {
  channel: Column<'code_redemption', 'channel'>
  place: Column<'code_redemption', 'place'>
  pharmacyCode: Column<'code_redemption', 'store_code'>
  point: Column<'code_redemption', 'point'>
  at: Column<'code_redemption', 'redeemed_at'>
  phone: Column<'loyalty_account', 'phone'>
  loyaltyNumber: Column<'loyalty_account', 'loyalty_number'> | null
}

export async function findUse(db: Db, hash: Buffer): Promise<TracedUse | null> {
  const [use] = await queryRows<TracedUse>(
    db,
    `select r.channel, r.place, r.store_code as "pharmacyCode", r.point, r.redeemed_at as at, a.phone,
       a.loyalty_number as "loyaltyNumber"
     from code_redemption r left join loyalty_account a on a.id = r.account_id where r.code_hash = $1`,
    [hash],
  )
  return use ?? null
}

export async function findSerial(db: Db, hash: Buffer): Promise<number | null> {
  const row = await db
    .selectFrom('genuine_code')
    .select('serial')
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return row?.serial ?? null
}

export interface TracedEntry {
  kind: Column<'point_entry', 'kind'>
  change: Column<'point_entry', 'available_change'>
  owed: Column<'point_entry', 'debt_change'>
  at: Column<'point_entry', 'created_at'>
  loyaltyNumber: Column<'loyalty_account', 'loyalty_number'>
}

/** What a code brought, and what was taken back when its box came back. */
export async function listCodeEntries(db: Db, causes: readonly string[]): Promise<TracedEntry[]> {
  return queryRows<TracedEntry>(
    db,
    `select e.kind, e.available_change as change, e.debt_change as owed, e.created_at as at,
       a.loyalty_number as "loyaltyNumber"
     from point_entry e join loyalty_account a on a.id = e.account_id
     where e.cause = any($1::text[]) order by e.id`,
    [causes],
  )
}

export interface TracedAttempt {
  at: Column<'code_attempt', 'attempted_at'>
  result: Column<'code_attempt', 'result'>
  phone: Column<'code_attempt', 'phone'>
  channel: Column<'code_attempt', 'channel'>
  pharmacyCode: Column<'code_attempt', 'store_code'>
  user: Column<'code_attempt', 'store_user'>
}

const maxAttempts = 100

/** Who tried a code, newest first. */
export async function listAttempts(db: Db, hashes: readonly Buffer[]): Promise<TracedAttempt[]> {
  return queryRows<TracedAttempt>(
    db,
    `select attempted_at as at, result, phone, channel, store_code as "pharmacyCode", store_user as "user"
     from code_attempt where code_hash = any($1::bytea[]) order by id desc limit ${maxAttempts}`,
    [hashes],
  )
}

/** The code of an entry; null of those that were made before codes were kept. */
export async function findTriedCode(
  db: Db,
  id: number,
): Promise<{ hash: Buffer; masked: string } | null> {
  const [found] = await queryRows<{ hash: Buffer; masked: string }>(
    db,
    `select code_hash as hash, code_masked as masked from code_attempt
     where id = $1 and code_hash is not null`,
    [id],
  )
  return found ?? null
}

export interface TracedReport {
  id: number
  state: ReportState
  at: Date
}

export async function listReportsOfCode(
  db: Db,
  hashes: readonly Buffer[],
): Promise<TracedReport[]> {
  return queryRows<TracedReport>(
    db,
    `select id, state, created_at as at from counterfeit_report where code_hash = any($1::bytea[])
     order by id desc limit 100`,
    [hashes],
  )
}
