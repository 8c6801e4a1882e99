import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/backoffice/reports/offers/api.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { dayField } from '#domain/kernel/fields.ts'
import type { Context } from '../../../context.ts'
import { periodOf } from '../period.ts'
import {
  listExchanged,
  listIssued,
  listUnused,
  listUses,
  type FoundEntry,
  type Place,
} from './entry-queries.ts'

type Slice = Output<typeof api.listVoucherEntries>

/** What is behind a figure of the report on vouchers, newest first. */
export async function listVoucherEntries(
  ctx: Context,
  asked: ParsedInput<typeof api.listVoucherEntries>,
): Promise<Slice> {
  const { figure, limit, channel = null, campaign = null } = asked
  const wanted = {
    ...periodOf(ctx, asked),
    after: readPlace(asked.cursor),
    limit: limit + 1,
    campaign,
    channel,
  }
  const rows =
    figure === 'issued'
      ? listIssued(ctx.db, wanted)
      : figure === 'expired'
        ? listUnused(ctx.db, wanted)
        : listUses(ctx.db, { ...wanted, stand: figure === 'used' })
  return toSlice(await rows, limit)
}

/** What is behind a figure of the report on gifts, newest first. */
export async function listGiftEntries(
  ctx: Context,
  asked: ParsedInput<typeof api.listGiftEntries>,
): Promise<Slice> {
  const { figure, limit, gift = null } = asked
  const after = readPlace(asked.cursor)
  const wanted = { ...periodOf(ctx, asked), after, limit: limit + 1, gift, figure }
  return toSlice(await listExchanged(ctx.db, wanted), limit)
}

function toSlice(rows: readonly FoundEntry[], limit: number): Slice {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const items = shown.map(toEntry)
  return { items, next: last ? `${last.place}_${last.id}` : null }
}

function toEntry(found: FoundEntry): api.OfferEntry {
  const { kind, place: _, at, ...row } = found
  return { ...row, id: `${kind}-${Math.abs(row.id)}`, at: toVietnamIso(at) }
}

const placeShape =
  /^(\d{4}-\d{2}-\d{2}(?: (?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,6})?[+-]\d{2})?)_(-?\d{1,15})$/

/** A cursor that is none of ours begins anew. */
function readPlace(cursor: string | undefined): Place | null {
  const [, at = '', id] = placeShape.exec(cursor ?? '') ?? []
  return dayField.safeParse(at.slice(0, 10)).success ? { at, id: Number(id) } : null
}
