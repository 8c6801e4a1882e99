import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/counter/api.ts'
import { maxStatisticsDays } from '#domain/counter/limits.ts'
import { bucketsOf, readSpan, spanBefore } from '#domain/counter/span.ts'
import type { Caller, Context } from '../context.ts'
import { getPharmacy } from '../platform/http/access.ts'
import { sumStretches, sumUsers, type PharmacySums } from './statistics-queries.ts'
import { toSums } from './sums.ts'

/** What the pharmacy did over some days, and as long before; a row of sums a day, however many entries. */
export async function getPharmacyStatistics(
  { db, clock }: Context,
  input: ParsedInput<typeof api.getPharmacyStatistics>,
  caller: Caller,
): Promise<Output<typeof api.getPharmacyStatistics>> {
  const { code } = getPharmacy(caller)
  const span = readSpan(clock.today(), input, maxStatisticsDays)
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
function sumsOf(row: PharmacySums | undefined) {
  return toSums(row ? [row] : [])
}

export function toUserSums(row: PharmacySums & { pharmacyUser: string; fullName: string | null }) {
  const { pharmacyUser: username, fullName } = row
  const by = { username, ...(fullName === null ? {} : { full_name: fullName }) }
  return { by, ...toSums([row]) }
}
