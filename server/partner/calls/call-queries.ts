import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'

export interface DayRow {
  keyId: number
  day: string
  call: string
  calls: number
  errors: number
  ms: number
}

export interface UseRow {
  keyId: number
  calls: number
  errors: number
  at: Date
  from: string
}

export interface CallRow {
  keyId: number
  at: Date
  call: string
  status: number
  ms: number
  requestId: string
}

/** In one statement, each key's and day's row in one order: two processes never wait for each other in a circle. */
export async function insertCalls(
  db: Db,
  { days, uses, rows }: { days: DayRow[]; uses: UseRow[]; rows: CallRow[] },
): Promise<void> {
  await queryRows(db, writeCalls, [
    JSON.stringify(days),
    JSON.stringify(uses),
    JSON.stringify(rows),
  ])
}

const writeCalls = `
  with used as (
    update partner_key k set calls = k.calls + u.calls, errors = k.errors + u.errors,
      last_used_at = greatest(k.last_used_at, u.at), last_used_from = u."from"
    from (select * from json_to_recordset($2::json)
        as u ("keyId" int, calls int, errors int, at timestamptz, "from" text) order by "keyId") u
    where k.id = u."keyId"
  ), counted as (
    insert into partner_call_day as d (key_id, day, call, calls, errors, total_ms)
    select "keyId", day, call, calls, errors, round(ms)
    from json_to_recordset($1::json)
      as d ("keyId" int, day date, call text, calls int, errors int, ms double precision)
    order by "keyId", day, call
    on conflict (key_id, day, call) do update set calls = d.calls + excluded.calls,
      errors = d.errors + excluded.errors, total_ms = d.total_ms + excluded.total_ms
  )
  insert into partner_call (key_id, at, call, status, ms, request_id)
  select "keyId", at, call, status, ms, "requestId" from json_to_recordset($3::json)
    as c ("keyId" int, at timestamptz, call text, status smallint, ms int, "requestId" text)`

/** Calls of more than a month, sums of more than a year, and minutes that are over. */
export async function forgetPartnerCalls(db: Db, now: Date): Promise<void> {
  await queryRows(db, `delete from partner_call where at < $1::timestamptz - interval '31 days'`, [
    now,
  ])
  await queryRows(
    db,
    `delete from partner_call_day where day < ($1::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date - 366`,
    [now],
  )
  await queryRows(
    db,
    `delete from partner_key_minute where minute < $1::timestamptz - interval '1 hour'`,
    [now],
  )
}
