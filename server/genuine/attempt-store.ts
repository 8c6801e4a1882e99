import { hours } from '#domain/kernel/durations.ts'
import type { Db } from '../platform/db.ts'
import { rowsOf } from '../platform/rows-of.ts'

/** Ten wrong codes within an hour lock a phone for 24 hours (decisions, section 6). */
const maxWrongCodes = 10
const countingTime = hours(1)
const lockTime = hours(24)

export async function findLockedUntil(db: Db, phone: string, now: Date): Promise<Date | null> {
  const [row] = await rowsOf<LockRow>(
    db,
    'select locked_until as "lockedUntil" from code_lock where phone = $1 and locked_until > $2',
    [phone, now],
  )
  return row?.lockedUntil ?? null
}

interface LockRow {
  lockedUntil: Date | null
}

/** Writes nothing new; holding the row is what counts. */
const takeTurnText = `
  insert into code_lock as l (phone, counted_since) values ($1, $2)
  on conflict (phone) do update set counted_since = l.counted_since
  returning case when l.locked_until > $2 then l.locked_until end as "lockedUntil"`

export async function holdLockRow(trx: Db, phone: string, now: Date): Promise<Date | null> {
  const [row] = await rowsOf<LockRow>(trx, takeTurnText, [phone, now])
  return row!.lockedUntil
}

/** Counts in the same statement as it locks: of any number at once ten count. */
const countText = `
  insert into code_lock as l (phone, counted_since, wrong_codes) values ($1, $2, 1)
  on conflict (phone) do update set
    counted_since = case when l.counted_since <= $3 or l.locked_until is not null
      then $2 else l.counted_since end,
    wrong_codes = case when l.counted_since <= $3 or l.locked_until is not null
      then 1 else l.wrong_codes + 1 end,
    locked_until = case when l.counted_since > $3 and l.locked_until is null
      and l.wrong_codes + 1 >= $4 then $5::timestamptz end
  where l.locked_until is null or l.locked_until <= $2
  returning wrong_codes`

/** False when the phone was locked already. */
export async function countWrongCode(trx: Db, phone: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - countingTime)
  const until = new Date(now.getTime() + lockTime)
  const rows = await rowsOf(trx, countText, [phone, now, since, maxWrongCodes, until])
  return rows.length > 0
}

export interface AttemptRow {
  phone: string
  channel: 'member' | 'store'
  storeCode: string | null
  address: string
  codeMasked: string
  batchId: number | null
  result: number
  point: number
  at: Date
}

const insertText = `
  insert into code_attempt
    (phone, channel, store_code, address, code_masked, batch_id, result, point, attempted_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`

export async function insertAttempt(trx: Db, one: AttemptRow): Promise<void> {
  await rowsOf(trx, insertText, [
    ...[one.phone, one.channel, one.storeCode, one.address, one.codeMasked],
    ...[one.batchId, one.result, one.point, one.at],
  ])
}

/**
 * Whence a try came is of no use after half a year, and a lock that ended counts nothing. A phone that
 * no account has (any more: its owner was erased) is forgotten too; what was tried stays for the figures.
 */
export async function forgetTraces(
  db: Db,
  before: { address: Date; phone: Date; lock: Date },
): Promise<void> {
  await rowsOf(
    db,
    `update code_attempt set address = '' where attempted_at < $1 and address <> ''`,
    [before.address],
  )
  await rowsOf(
    db,
    `update code_attempt t set phone = '' where attempted_at < $1 and phone <> ''
       and not exists (select from loyalty_account a where a.phone = t.phone)`,
    [before.phone],
  )
  await rowsOf(
    db,
    `update counterfeit_report t set phone = '', photo = null where created_at < $1 and phone <> ''
       and not exists (select from loyalty_account a where a.phone = t.phone)`,
    [before.phone],
  )
  await rowsOf(
    db,
    'delete from code_lock where counted_since < $1 and (locked_until is null or locked_until < $1)',
    [before.lock],
  )
}
