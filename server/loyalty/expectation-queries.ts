import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Column, Row } from '../platform/rows.ts'

export async function insertExpectation(
  trx: Db,
  expected: { cause: string; accountId: number; points: number; at: Date },
): Promise<void> {
  await queryRows(
    trx,
    `insert into point_expectation (cause, account_id, points, created_at)
     values ($1, $2, $3, $4) on conflict (cause) do nothing`,
    [expected.cause, expected.accountId, expected.points, expected.at],
  )
}

/** The same of an order that was changed: what waits or was dropped waits for this many. */
export async function setExpectation(
  trx: Db,
  expected: { cause: string; accountId: number; points: number; at: Date },
): Promise<void> {
  await queryRows(
    trx,
    `insert into point_expectation as e (cause, account_id, points, created_at)
     values ($1, $2, $3, $4) on conflict (cause) do update
       set points = excluded.points, state = 'waiting', settled_at = null
       where e.state <> 'credited'`,
    [expected.cause, expected.accountId, expected.points, expected.at],
  )
}

/** Settles what still waits; with the programme of that day, for which it would be earned. */
export async function settleExpectation(
  trx: Db,
  settled: { cause: string; state: 'credited' | 'dropped'; today: VietnamDay; at: Date },
): Promise<{ points: number; programmeId: number | null } | null> {
  const rows = await queryRows<Row<'point_expectation', 'points'> & { programmeId: number | null }>(
    trx,
    `update point_expectation set state = $2, settled_at = $3
     where cause = $1 and state = 'waiting'
     returning points, (select id from loyalty_programme
       where published and $4::date between starts_on and ends_on) as "programmeId"`,
    [settled.cause, settled.state, settled.at, settled.today],
  )
  return rows[0] ?? null
}

export async function listWaiting(db: Db, accountId: number) {
  return queryRows<
    Row<'point_expectation', 'cause' | 'points'> & {
      since: Column<'point_expectation', 'created_at'>
    }
  >(
    db,
    `select cause, points, created_at as since from point_expectation
     where account_id = $1 and state = 'waiting' order by created_at, cause`,
    [accountId],
  )
}

/** Nobody is there any more to whom they could be credited. */
export async function dropAllWaiting(trx: Db, accountId: number, at: Date): Promise<void> {
  await queryRows(
    trx,
    `update point_expectation set state = 'dropped', settled_at = $2
     where account_id = $1 and state = 'waiting'`,
    [accountId, at],
  )
}
