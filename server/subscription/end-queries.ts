import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column } from '../platform/rows.ts'
import { cancelCycle } from './keep-queries.ts'

/** Members with something that comes again without having been chosen, page after page. */
export async function listUnchosen(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await queryRows<{ id: Column<'standing_order', 'member_id'> }>(
    db,
    `select distinct member_id as id from standing_order
     where not chosen and state <> 'ended' and member_id > $1 order by member_id limit $2`,
    [after, limit],
  )
  return rows.map(({ id }) => id)
}

export interface Ending {
  /** What their member reads of it. */
  note: string
  at: Date
}

/** Ends what a member never chose, with the event that tells them; gives how many. */
export async function endUnchosenOf(trx: Db, memberId: number, ending: Ending): Promise<number> {
  const ids = await endWhere(trx, 'member_id = $3 and not chosen', [memberId], ending)
  if (ids.length > 0) await tellOfEnd(trx, 'replenish.unchosenEnded', { memberId, ids }, ending.at)
  return ids.length
}

/** Ends what began with an order; of what has come already only when the buyer wants the end. */
export async function endOfOrder(
  trx: Db,
  { orderId, evenRun }: { orderId: number; evenRun: boolean },
  ending: Ending,
): Promise<number[]> {
  const begun = `source_order_id = $3 and ($4 or not exists (select from standing_cycle c
    where c.standing_order_id = standing_order.id and c.outcome = 'ordered'))`
  return endWhere(trx, begun, [orderId, evenRun], ending)
}

/** An event that tells of these. */
export async function tellOfEnd(trx: Db, topic: string, payload: object, at: Date): Promise<void> {
  await queryRows(
    trx,
    `insert into outbox_event (topic, payload, created_at) values ($1, $2::jsonb, $3)`,
    [topic, JSON.stringify(payload), at],
  )
}

async function endWhere(
  trx: Db,
  which: string,
  values: readonly unknown[],
  { note, at }: Ending,
): Promise<number[]> {
  const ended = await queryRows<{ id: number }>(
    trx,
    `update standing_order set state = 'ended', ended_at = $1, end_note = $2
     where state <> 'ended' and ${which} returning id`,
    [at, note, ...values],
  )
  const ids = ended.map(({ id }) => id)
  for (const id of ids) await cancelCycle(trx, { id, note, at })
  return ids
}

/** Whose they are and what they are called, the first by name and how many more. */
export async function findEnded(
  db: Db,
  ids: readonly number[],
): Promise<{ memberId: number; first: string; others: number } | null> {
  const rows = await queryRows<
    CamelRow<'standing_order', 'member_id'> & { first: string; others: number }
  >(
    db,
    `select s.member_id as "memberId", min(p.name) as first, count(*)::int - 1 as others
     from standing_order s join product p on p.id = s.product_id
     where s.id = any($1::bigint[]) group by s.member_id`,
    [ids],
  )
  return rows[0] ?? null
}
