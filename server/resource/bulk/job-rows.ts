import type { BulkJobRow, BulkOutcomeName } from '#domain/backoffice/bulk-jobs/api.ts'
import { bulkJobTexts as texts } from '#domain/bulk-texts.ts'
import type { AnyResource, IdOf } from '#domain/resource.ts'
import type { Context } from '../../context.ts'
import { csvHead, csvRows } from '../../platform/csv.ts'
import type { RecordKind } from '../record-kind.ts'
import { findFields, titleOf } from './act-on-one.ts'
import { listRowsAfter, type KeptRow } from './job-queries.ts'

const rowsInPiece = 200

/** Rows as they are called now: the job keeps no names. */
export async function toBulkRows(
  ctx: Context,
  { resource, handlers }: RecordKind,
  rows: readonly KeptRow[],
): Promise<BulkJobRow[]> {
  const named: BulkJobRow[] = []
  for (const { record_id: id, outcome, reason } of rows) {
    const { id: address } = resource.get.input.parse({ id }) as { id: IdOf<AnyResource> }
    const record = await findFields(ctx, handlers, address)
    const title = record ? titleOf(handlers, record) : ''
    named.push({ id, title, outcome: outcome ?? 'left', ...(reason === null ? {} : { reason }) })
  }
  return named
}

/** All that became so, as the text of a file, piece by piece. */
export async function* outcomePieces(
  ctx: Context,
  kind: RecordKind,
  jobId: number,
  outcome: BulkOutcomeName | 'all',
): AsyncGenerator<string, void> {
  yield csvHead(texts.heads)
  for (let after = 0; ;) {
    const rows = await listRowsAfter(ctx.db, jobId, { outcome, after, limit: rowsInPiece })
    const named = await toBulkRows(ctx, kind, rows)
    if (named.length > 0) yield csvRows(named.map(cellsOf))
    if (rows.length < rowsInPiece) return
    after = rows.at(-1)!.place
  }
}

function cellsOf({ id, title, outcome, reason = '' }: BulkJobRow): string[] {
  return [title || id, texts.outcomes[outcome], reason]
}
