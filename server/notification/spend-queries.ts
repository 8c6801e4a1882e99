import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { Row } from '../platform/rows.ts'

export interface Spending {
  key: string
  startsAt: Date
  amount: number
  limit: number
}

/** Rolls back what was counted before the one that had too little left. */
class TooLittleLeft extends Error {
  readonly key: string

  constructor(key: string) {
    super(key)
    this.key = key
  }
}

/**
 * Uses up all of these or nothing; gives the key that had too little left, or null. The check is in
 * the statement that counts, and keys are taken in order, so that two senders never wait in a circle.
 */
export async function spend(db: Db, spendings: readonly Spending[]): Promise<string | null> {
  const ordered = spendings.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  try {
    await db.transaction().execute(async (trx) => {
      for (const spending of ordered) await spendOne(trx, spending)
    })
    return null
  } catch (error) {
    if (error instanceof TooLittleLeft) return error.key
    throw error
  }
}

async function spendOne(trx: Db, { key, startsAt, amount, limit }: Spending): Promise<void> {
  const { rows } = await sql<Row<'message_budget', 'key'>>`
    insert into message_budget as budget (key, starts_at, used)
    select ${key}, ${startsAt}::timestamptz, ${amount}::bigint where ${amount}::bigint <= ${limit}::bigint
    on conflict (key, starts_at) do update set used = budget.used + excluded.used
      where budget.used + excluded.used <= ${limit}::bigint
    returning key`.execute(trx)
  if (rows.length === 0) throw new TooLittleLeft(key)
}

/** What of each was used in the window that began then. */
export async function readUsed(
  db: Db,
  keys: readonly string[],
  startsAt: Date,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('message_budget')
    .select(['key', 'used'])
    .where('key', 'in', keys)
    .where('starts_at', '=', startsAt)
    .execute()
  return new Map(rows.map(({ key, used }) => [key, used]))
}

/** Gives back what was set aside and not spent. */
export async function giveBack(db: Db, key: string, startsAt: Date, amount: number) {
  await sql`update message_budget set used = greatest(0, used - ${amount}::bigint)
    where key = ${key} and starts_at = ${startsAt}::timestamptz`.execute(db)
}

export async function markCodeEntered(db: Db, phone: string, now: Date): Promise<void> {
  await sql`update message set entered_at = ${now}::timestamptz where entered_at is null and id = (
    select id from message where recipient = ${phone} and template like 'otp%'
    order by sent_at desc, id desc limit 1)`.execute(db)
}

/** True for one caller a minute, whichever process it runs in. */
export async function takeWatch(db: Db, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('code_watch')
    .set({ checked_at: now })
    .where(sql<boolean>`checked_at <= ${now}::timestamptz - interval '1 minute'`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** True when the alarm was not raised for a while. */
export async function takeAlarm(db: Db, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('code_watch')
    .set({ alarmed_at: now })
    .where(
      sql<boolean>`alarmed_at is null or alarmed_at <= ${now}::timestamptz - interval '15 minutes'`,
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Codes of the last hour that had time to be entered, and the blocks of numbers most of them went to. */
export async function countCodes(db: Db, now: Date) {
  const { rows } = await sql<{ sent: number; entered: number; blocks: string[] }>`
    with recent as (
      select left(recipient, 7) as block, entered_at is not null as entered from message
      where template like 'otp%' and status in ('sent', 'delivered')
        and sent_at > ${now}::timestamptz - interval '1 hour'
        and sent_at <= ${now}::timestamptz - interval '3 minutes'
    )
    select count(*)::int as sent, count(*) filter (where entered)::int as entered,
      array(select block from recent where not entered group by block order by count(*) desc, block limit 3)
        as blocks
    from recent`.execute(db)
  return rows[0]!
}

export async function deleteOldBudgets(db: Db, now: Date): Promise<void> {
  await sql`delete from message_budget where starts_at < ${now}::timestamptz - interval '2 days'`.execute(
    db,
  )
}
