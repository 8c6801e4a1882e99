import { sql, type RawBuilder } from 'kysely'
import { manyPharmaciesFrom, manyWrongFrom } from '#domain/counter/signs.ts'
import type { Db } from '../../platform/db.ts'

/** Counts the first day that is due; false where none is. Within a transaction. */
export async function countDueCodeDay(trx: Db): Promise<boolean> {
  // One at a time: of two that count a day, the one that read first must not write last.
  await sql`select pg_advisory_xact_lock(hashtext('code days'))`.execute(trx)
  const day = await takeDueDay(trx)
  if (day === null) return false
  await markSuspicious(trx, day)
  await writeTries(trx, day)
  await writeReports(trx, day)
  return true
}

export async function areCodeDaysBehind(db: Db): Promise<boolean> {
  const { rows } = await sql<{ behind: boolean }>`
    select exists (select from code_day_due) as behind`.execute(db)
  return rows[0]!.behind
}

async function takeDueDay(trx: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    delete from code_day_due where day = (select min(day) from code_day_due)
    returning day::text as day`.execute(trx)
  return rows[0]?.day ?? null
}

const within = (column: RawBuilder<unknown>, day: string) => sql`
  ${column} >= (${day}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'
  and ${column} < (${day}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'`

async function markSuspicious(trx: Db, day: string): Promise<void> {
  await sql`
    with tries as materialized (
      select id, phone, store_code, suspicious, earn_log_status(result) = 'wrong' as wrong
      from code_attempt where ${within(sql`attempted_at`, day)}
    ), phones as (
      select phone, count(*) filter (where wrong) >= ${manyWrongFrom} as guesses,
        count(distinct store_code) >= ${manyPharmaciesFrom} as travels
      from tries where phone <> '' group by phone
    ), stores as (
      select store_code from tries where store_code is not null
      group by store_code having count(*) filter (where wrong) >= ${manyWrongFrom}
    )
    update code_attempt set suspicious = true where id in (
      select t.id from tries t left join phones p on p.phone = t.phone left join stores s using (store_code)
      where not t.suspicious and (
        (t.wrong and (p.guesses or s.store_code is not null)) or (p.travels and t.store_code is not null)))`.execute(
    trx,
  )
}

/** What became of an entry, where `a` is the entry and `b` its batch. */
export const outcomeOf = sql`code_outcome(a.result, coalesce(b.recalled_at <= a.attempted_at, false))`

async function writeTries(trx: Db, day: string): Promise<void> {
  await sql`delete from code_day where day = ${day}::date`.execute(trx)
  await sql`
    insert into code_day (part, day, key, outcome, tries, suspicious)
    select p.part, ${day}::date, p.key, t.outcome, count(*), count(*) filter (where t.suspicious)
    from (
      select a.channel, a.batch_id, a.store_code, a.suspicious, ${outcomeOf} as outcome
      from code_attempt a left join code_batch b on b.id = a.batch_id
      where ${within(sql`a.attempted_at`, day)}
    ) t cross join lateral (values ('channel', t.channel), ('batch', coalesce(t.batch_id::text, '')),
      ('store', coalesce(t.store_code, ''))) as p (part, key)
    group by p.part, p.key, t.outcome`.execute(trx)
}

async function writeReports(trx: Db, day: string): Promise<void> {
  await sql`delete from code_report_day where day = ${day}::date`.execute(trx)
  await sql`
    insert into code_report_day (day, province, batch_id, reports, confirmed)
    select ${day}::date, coalesce(province, 0), coalesce(batch_id, 0), count(*),
      count(*) filter (where state = 'counterfeit')
    from counterfeit_report where ${within(sql`created_at`, day)} group by 2, 3`.execute(trx)
}
