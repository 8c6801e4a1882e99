import type { Output, ParsedInput } from '#domain/contract.ts'
import { toPage } from '#domain/paging.ts'
import { addDays, toVietnamIso } from '#domain/kernel/dates.ts'
import { points } from '#domain/kernel/points.ts'
import { resultCodes, resultMessage } from '#domain/loyalty/result-codes.ts'
import type * as api from '#domain/membership/api.ts'
import type { LedgerLine } from '#domain/membership/api.ts'
import type { Caller, Context } from '../context.ts'
import { codeCause, findCodeNotes, type CodeNote } from '../genuine/index.ts'
import { listEntries, listExpected, listExpiring, type LedgerEntry } from '../loyalty/index.ts'
import { orderCodeOf, refKindOf } from './entry-words.ts'
import { getOwnAccount } from './own-account.ts'

/** Longer than any points live: what is listed adds up to the balance. */
const expiringDays = 5 * 366

/** The ledger in words, with what is still to come and what is about to go. */
export async function listPointHistory(
  ctx: Context,
  input: ParsedInput<typeof api.listPointHistory>,
  caller: Caller,
): Promise<Output<typeof api.listPointHistory>> {
  const { id } = await getOwnAccount(ctx, caller)
  const history = await viewPointHistory(ctx, id, input)
  return history.paginate.total_data === 0 ? { ...history, result: nothingFound } : history
}

/** The same of any account, for those who may see it. */
export async function viewPointHistory(
  ctx: Context,
  id: number,
  { page, limit, type, events, from, to }: ParsedInput<typeof api.listPointHistory>,
): Promise<Omit<Output<typeof api.listPointHistory>, 'result'>> {
  const today = ctx.clock.today()
  const [{ entries, total }, expected, expiring] = await Promise.all([
    listEntries(ctx.db, id, {
      ...(type ? { kind: type } : {}),
      ...(events ? { eventsOnly: true } : {}),
      from,
      to,
      page,
      limit,
    }),
    listExpected(ctx.db, id),
    listExpiring(ctx.db, id, today, addDays(today, expiringDays)),
  ])
  const notes = await findCodeNotes(ctx.db, entries.flatMap(hashOf))
  const lines = entries.map((entry) => toLine(entry, noteOf(entry, notes)))
  return {
    ...toPage(lines, total, page, limit),
    pending: expected.map(toPending),
    expiring: expiring.map((each) => ({ point: points(each.points), expires_on: each.expiresOn })),
  }
}

const nothingFound = { code: resultCodes.noData, message: resultMessage('noData') }

function toPending({
  cause,
  points: expected,
  since,
}: {
  cause: string
  points: number
  since: Date
}) {
  return {
    order_code: orderCodeOf(cause) ?? '',
    point: points(expected),
    since: toVietnamIso(since),
  }
}

/** A code's points, and the same when its box came back. */
function hashOf({ cause }: LedgerEntry): Buffer[] {
  const hash = cause.split(':')[1]
  if (!hash || refKindOf(cause) !== 'code') return []
  return [Buffer.from(hash, 'base64url')]
}

function noteOf(entry: LedgerEntry, notes: ReadonlyMap<string, CodeNote>): CodeNote | undefined {
  return hashOf(entry).map((hash) => notes.get(codeCause(hash)))[0]
}

function toLine(entry: LedgerEntry, code: CodeNote | undefined): LedgerLine {
  return {
    id: entry.id,
    type: entry.kind,
    // A burn spends what was held: nothing that could be spent changes with it.
    point: entry.availableChange === 0 ? entry.holdingChange : entry.availableChange,
    balance: points(entry.balance),
    note: entry.note,
    created_at: toVietnamIso(entry.at),
    ...(entry.expiresOn ? { expires_on: entry.expiresOn } : {}),
    ...refOf(entry.cause, code),
  }
}

function refOf(cause: string, code: CodeNote | undefined): Pick<LedgerLine, 'ref'> {
  const kind = refKindOf(cause)
  const order = orderCodeOf(cause)
  if (!kind) return {}
  return {
    ref: {
      kind,
      ...(order ? { code: order } : {}),
      ...(code ? { code: code.code, product: code.productName ?? code.productCode } : {}),
    },
  }
}
