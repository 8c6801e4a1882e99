import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Column } from '../../platform/rows.ts'

interface Range {
  first: Column<'code_activation', 'first_serial'>
  last: Column<'code_activation', 'last_serial'>
  by: Column<'code_activation', 'activated_by'>
  at: Column<'code_activation', 'activated_at'>
  reason: Column<'code_activation', 'reason'>
}

/** What of a batch is activated, in the order of its list. */
export async function listRanges(db: Db, batchId: number): Promise<Range[]> {
  return queryRows<Range>(
    db,
    `select first_serial as first, last_serial as last, activated_by as by, activated_at as at, reason
     from code_activation where batch_id = $1 order by first_serial limit 1000`,
    [batchId],
  )
}

interface Uses {
  members: number
  counters: number
  returned: number
}

/** Where a batch's codes were used up. */
export async function sumUses(db: Db, batchId: number): Promise<Uses> {
  const [sums] = await queryRows<Uses>(
    db,
    `select count(*) filter (where channel = 'member')::int as members,
       count(*) filter (where channel = 'store')::int as counters,
       count(*) filter (where channel = 'return')::int as returned
     from code_redemption where batch_id = $1`,
    [batchId],
  )
  return sums!
}

/** Of a batch whose list is activated range by range: how many codes it has; held until the transaction ends. */
export async function lockForActivation(
  trx: Db,
  id: number,
): Promise<{ state: string; activation: string; count: number } | undefined> {
  return trx
    .selectFrom('code_batch')
    .select(['state', 'activation', 'code_count as count'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertRange(
  trx: Db,
  range: { batchId: number; first: number; last: number; reason: string; by: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('code_activation')
    .values({
      batch_id: range.batchId,
      first_serial: range.first,
      last_serial: range.last,
      reason: range.reason,
      activated_by: range.by,
      activated_at: range.at,
    })
    .execute()
  await trx
    .updateTable('code_batch')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', range.batchId)
    .execute()
}
