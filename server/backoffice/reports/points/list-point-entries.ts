import type { Output, ParsedInput } from '#domain/contract.ts'
import { movesOf } from '#domain/backoffice/reports/point-moves.ts'
import type {
  listPointEntries as definition,
  pointEntriesInput,
  PointEntry,
} from '#domain/backoffice/reports/points/api.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { dayField } from '#domain/kernel/fields.ts'
import type { z } from 'zod'
import type { Context } from '../../../context.ts'
import { listMoved, type MovedEntry, type MoveFilter } from './point-queries.ts'

/** The ledger's entries behind a figure, newest first. */
export async function listPointEntries(
  ctx: Context,
  { cursor, limit, ...asked }: ParsedInput<typeof definition>,
): Promise<Output<typeof definition>> {
  const rows = await listMoved(ctx.db, moveFilterOf(ctx, asked), {
    after: readCursor(cursor),
    limit: limit + 1,
  })
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  return { items: items.map(toPointEntry), next: last ? `${last.day}.${last.id}` : null }
}

/** All before the last day where no first one is said: what there was then. */
export function moveFilterOf(
  { clock }: Pick<Context, 'clock'>,
  asked: z.output<typeof pointEntriesInput>,
): MoveFilter {
  const { from, to, figure, programme, month } = asked
  return {
    from: from ?? null,
    to: to ?? clock.today(),
    moves: figure ? movesOf(figure) : null,
    programme: programme ?? null,
    month: month ?? null,
  }
}

export function toPointEntry(row: MovedEntry): PointEntry {
  const { id, at, move, loyaltyNumber, note, orderCode, points } = row
  return {
    id,
    at: toVietnamIso(at),
    move,
    loyalty_number: loyaltyNumber,
    note,
    order_code: orderCode,
    points,
  }
}

/** A cursor that is none of ours begins anew. */
function readCursor(cursor: string | undefined) {
  const read = /^(\d{4}-\d{2}-\d{2})\.(\d{1,15})$/.exec(cursor ?? '')
  if (!read || !dayField.safeParse(read[1]).success) return null
  return { day: read[1]!, id: Number(read[2]) }
}
