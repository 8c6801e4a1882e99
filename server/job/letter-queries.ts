import type { LetterState } from '#domain/job/backoffice/api.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Row } from '../platform/rows.ts'

export type LetterRow = CamelRow<
  'dead_letter',
  | 'id'
  | 'kind'
  | 'state'
  | 'payload'
  | 'error'
  | 'tries'
  | 'times'
  | 'happened_at'
  | 'given_up_at'
  | 'good_until'
  | 'closed_at'
  | 'closed_by'
  | 'reason'
>

const columns = `id, kind, state, payload, error, tries, times, happened_at as "happenedAt",
  given_up_at as "givenUpAt", good_until as "goodUntil", closed_at as "closedAt",
  closed_by as "closedBy", reason`

/** Latest first. */
export function listLetters(
  db: Db,
  {
    state,
    kind,
    from,
    until,
    before,
    limit,
  }: {
    state: LetterState
    kind: string | null
    from: Date | null
    until: Date | null
    before: number | null
    limit: number
  },
): Promise<LetterRow[]> {
  return queryRows<LetterRow>(
    db,
    `select ${columns} from dead_letter
     where state = $1 and ($2::text is null or kind = $2)
       and ($3::timestamptz is null or given_up_at >= $3)
       and ($4::timestamptz is null or given_up_at < $4)
       and ($5::bigint is null or id < $5)
     order by id desc limit $6`,
    [state, kind, from, until, before, limit],
  )
}

export async function findLetter(db: Db, id: number): Promise<LetterRow | null> {
  const [row] = await queryRows<LetterRow>(db, `select ${columns} from dead_letter where id = $1`, [
    id,
  ])
  return row ?? null
}

export async function countLetters(db: Db): Promise<Record<LetterState, number>> {
  const [counts] = await queryRows<Record<LetterState, number>>(
    db,
    `select count(*) filter (where state = 'open')::int as open,
       count(*) filter (where state = 'replayed')::int as replayed,
       count(*) filter (where state = 'dismissed')::int as dismissed
     from dead_letter`,
  )
  return counts!
}

/** Of each kind how many wait, and of how many of those the moment has passed. */
export function countOpenKinds(
  db: Db,
  at: Date,
): Promise<{ kind: string; count: number; past: number }[]> {
  return queryRows<Row<'dead_letter', 'kind'> & { count: number; past: number }>(
    db,
    `select kind, count(*)::int as count, count(*) filter (where good_until <= $1)::int as past
     from dead_letter where state = 'open' group by kind order by count(*) desc, kind`,
    [at],
  )
}

interface Closing {
  by: string
  reason: string
  at: Date
}

/**
 * Closes an open letter and makes its job anew, in one statement: of two who do it at once one does. Null
 * when it was not open, or its moment has passed.
 */
export async function replayLetter(
  trx: Db,
  id: number,
  { by, reason, at }: Closing,
): Promise<LetterRow | null> {
  const [row] = await queryRows<LetterRow>(
    trx,
    `with closed as (
       update dead_letter set state = 'replayed', closed_at = $2, closed_by = $3, reason = $4
       where id = $1 and state = 'open' and (good_until is null or good_until > $2) returning *
     ), told as (
       insert into outbox_event (topic, payload, queue, created_at)
       select 'job.again', coalesce(payload, '{}'), kind, $2 from closed
     )
     select ${columns} from closed`,
    [id, at, by, reason],
  )
  return row ?? null
}

/** As `replayLetter`, the oldest open letters of a kind; how many it were. */
export async function replayLettersOf(
  trx: Db,
  { kind, limit }: { kind: string; limit: number },
  { by, reason, at }: Closing,
): Promise<number> {
  const rows = await queryRows(
    trx,
    `with chosen as (
       select id from dead_letter
       where kind = $1 and state = 'open' and (good_until is null or good_until > $3)
       order by id limit $2 for update skip locked
     ), closed as (
       update dead_letter l set state = 'replayed', closed_at = $3, closed_by = $4, reason = $5
       from chosen where l.id = chosen.id returning l.*
     ), told as (
       insert into outbox_event (topic, payload, queue, created_at)
       select 'job.again', coalesce(payload, '{}'), kind, $3 from closed order by id
     )
     select id from closed`,
    [kind, limit, at, by, reason],
  )
  return rows.length
}

/** What of a kind is still open: with its moment passed, or not. */
export async function countLeft(
  trx: Db,
  kind: string,
  at: Date,
): Promise<{ past: number; left: number }> {
  const [counts] = await queryRows<{ past: number; left: number }>(
    trx,
    `select count(*) filter (where good_until <= $2)::int as past,
       count(*) filter (where good_until is null or good_until > $2)::int as left
     from dead_letter where kind = $1 and state = 'open'`,
    [kind, at],
  )
  return counts!
}

export async function dismissLetter(
  trx: Db,
  id: number,
  { by, reason, at }: Closing,
): Promise<LetterRow | null> {
  const [row] = await queryRows<LetterRow>(
    trx,
    `update dead_letter set state = 'dismissed', closed_at = $2, closed_by = $3, reason = $4
     where id = $1 and state = 'open' returning ${columns}`,
    [id, at, by, reason],
  )
  return row ?? null
}
