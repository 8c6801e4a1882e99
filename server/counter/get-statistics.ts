import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/counter/api.ts'
import { bucketsOf, readSpan, spanBefore } from '#domain/counter/span.ts'
import type { Caller, Context } from '../context.ts'
import { getStore } from '../platform/http/actor.ts'
import { sumStretches, sumUsers, type StoreSums } from './statistics-store.ts'
import { toSums } from './sums.ts'

const mostDays = 400

/** What the store did over some days, and as long before; a row of sums a day, however many entries. */
export async function getStoreStatistics(
  { db, clock }: Context,
  input: ParsedInput<typeof api.getStoreStatistics>,
  caller: Caller,
): Promise<Output<typeof api.getStoreStatistics>> {
  const { code } = getStore(caller)
  const span = readSpan(clock.today(), input, mostDays)
  const buckets = bucketsOf(span, input.by)
  const starts = buckets.map(({ from }) => from)
  const [stretches, users] = await Promise.all([
    sumStretches(db, code, { from: spanBefore(span).from, to: span.to }, starts),
    sumUsers(db, code, span),
  ])
  const byPlace = new Map(stretches.map((row) => [row.nth, row]))
  return {
    ...span,
    by: input.by,
    buckets: buckets.map((bucket, nth) => ({ ...bucket, ...sumsOf(byPlace.get(nth + 1)) })),
    totals: toSums(stretches.filter(({ nth }) => nth > 0)),
    before: sumsOf(byPlace.get(0)),
    users: users.map(toUserSums),
  }
}

/** All 0 where there was nothing. */
function sumsOf(row: StoreSums | undefined) {
  return toSums(row ? [row] : [])
}

export function toUserSums(row: StoreSums & { storeUser: string; fullName: string | null }) {
  const { storeUser: username, fullName } = row
  const by = { username, ...(fullName === null ? {} : { full_name: fullName }) }
  return { by, ...toSums([row]) }
}
