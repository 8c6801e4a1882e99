import { hours } from '#domain/kernel/durations.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Column, Row } from '../platform/rows.ts'

/** Ten wrong codes within an hour at one place lock a phone for 24 hours. */
const maxWrongCodes = 10
const countingTime = hours(1)
const lockTime = hours(24)

/**
 * Whose codes are entered, and where: a pharmacy's wrong ones lock the phone at that pharmacy, the member's own
 * everywhere. No pharmacy can keep a customer from the others.
 */
export interface LockedPhone {
  phone: string
  /** Null for the member's own entering. */
  pharmacyCode: string | null
}

/** Until when a phone's codes are not looked up there; null when they are. */
export async function findCodeLock(
  db: Db,
  { phone, pharmacyCode }: LockedPhone,
  now: Date,
): Promise<Date | null> {
  const [row] = await queryRows<LockRow>(
    db,
    `select max(locked_until) as "lockedUntil" from code_lock
     where phone = $1 and place in ('', $3) and locked_until > $2`,
    [phone, now, pharmacyCode ?? ''],
  )
  return row?.lockedUntil ?? null
}

interface LockRow {
  lockedUntil: Date | null
}

/** Writes nothing new; holding the row is what counts. */
const takeTurnText = `
  insert into code_lock as l (phone, place, since) values ($1, $3, $2)
  on conflict (phone, place) do update set since = l.since
  returning greatest(
    case when l.locked_until > $2 then l.locked_until end,
    (select o.locked_until from code_lock o
      where $3 <> '' and o.phone = $1 and o.place = '' and o.locked_until > $2)) as "lockedUntil"`

/**
 * Lets a phone's codes at one place in one request after the other, until this transaction ends; comes before
 * every other lock. Gives until when the phone is locked, null when it is not.
 */
export async function lockForEntry(
  trx: Db,
  { phone, pharmacyCode }: LockedPhone,
  now: Date,
): Promise<Date | null> {
  const [row] = await queryRows<LockRow>(trx, takeTurnText, [phone, now, pharmacyCode ?? ''])
  return row!.lockedUntil
}

const recent = `array(select at from unnest(l.wrong_at) as at where at > $3)`

/**
 * Counts in the same statement as it locks: of any number at once ten count. The hour is that before
 * each wrong code, so whenever it begins no eleventh fits into it.
 */
const countText = `
  insert into code_lock as l (phone, place, since, wrong_at) values ($1, $6, $2, array[$2::timestamptz])
  on conflict (phone, place) do update set
    wrong_at = ${recent} || $2::timestamptz,
    locked_until = case when cardinality(${recent}) + 1 >= $4::int then $5::timestamptz end
  where l.locked_until is null or l.locked_until <= $2
  returning 1`

/** False when the phone was locked there already. */
export async function countWrongCode(
  trx: Db,
  { phone, pharmacyCode }: LockedPhone,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - countingTime)
  const until = new Date(now.getTime() + lockTime)
  const values = [phone, now, since, maxWrongCodes, until, pharmacyCode ?? '']
  const rows = await queryRows(trx, countText, values)
  return rows.length > 0
}

export interface AttemptRow {
  /** Empty for a guest. */
  phone: string
  channel: 'member' | 'store' | 'guest'
  pharmacyCode: string | null
  pharmacyUser: string | null
  /** Null when it is the same one. */
  sentBy: string | null
  address: string
  codeMasked: string
  codeHash: Buffer | null
  batchId: number | null
  result: number
  point: number
  at: Date
}

const insertText = `
  insert into code_attempt
    (phone, channel, store_code, store_user, address, code_masked, batch_id, result, point, attempted_at, sent_by,
      code_hash)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`

export async function insertAttempt(trx: Db, one: AttemptRow): Promise<void> {
  await queryRows(trx, insertText, [
    one.phone,
    one.channel,
    one.pharmacyCode,
    one.pharmacyUser,
    one.address,
    one.codeMasked,
    one.batchId,
    one.result,
    one.point,
    one.at,
    one.sentBy,
    one.codeHash,
  ])
}

export interface Try extends Row<'code_attempt', 'point'> {
  /** Of guests no phone is known. */
  channel: Exclude<Column<'code_attempt', 'channel'>, 'guest'>
  /** Masked. */
  code: Column<'code_attempt', 'code_masked'>
  /** Of domain/loyalty/result-codes.ts. */
  result: Column<'code_attempt', 'result'>
  pharmacyCode: Column<'code_attempt', 'store_code'>
  /** The network address; empty after half a year. */
  address: Column<'code_attempt', 'address'>
  at: Column<'code_attempt', 'attempted_at'>
}

const maxTries = 100_000

export async function listTries(db: Db, phone: string, limit = maxTries): Promise<Try[]> {
  return queryRows<Try>(
    db,
    `select code_masked as code, result, point, channel, store_code as "pharmacyCode", address,
       attempted_at as at
     from code_attempt where phone = $1 order by id desc limit $2`,
    [phone, limit],
  )
}

export interface LockedEntry {
  phone: Column<'code_lock', 'phone'>
  /** Empty where it is the member's own entering. */
  place: Column<'code_lock', 'place'>
  wrong: number
  until: Date
}

const maxLocks = 10_000

/** Of one phone, or all that are locked now; those locked last first. */
export async function listCodeLocks(
  db: Db,
  now: Date,
  phone: string | null,
): Promise<LockedEntry[]> {
  return queryRows<LockedEntry>(
    db,
    `select phone, place, cardinality(wrong_at) as wrong, locked_until as until from code_lock
     where locked_until > $1 and ($2::text is null or phone = $2)
     order by locked_until desc, phone, place limit ${maxLocks}`,
    [now, phone],
  )
}

/** The phone enters codes there again, and its wrong ones are forgotten; false when it could already. */
export async function endCodeLock(
  trx: Db,
  { phone, place }: Pick<LockedEntry, 'phone' | 'place'>,
  now: Date,
): Promise<boolean> {
  const rows = await queryRows(
    trx,
    `update code_lock set locked_until = null, wrong_at = '{}'
     where phone = $1 and place = $2 and locked_until > $3 returning 1`,
    [phone, place, now],
  )
  return rows.length > 0
}
