import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/counter/api.ts'
import { bucketsOf, readSpan, spanBefore } from '#domain/counter/span.ts'
import type { Caller, Context } from '../context.ts'
import { getStore } from '../platform/http/actor.ts'
import { sumDays, sumUsers, type StoreSums } from './statistics-store.ts'
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
  const [days, before, users] = await Promise.all([
    sumDays(db, code, span),
    sumDays(db, code, spanBefore(span)),
    sumUsers(db, code, span),
  ])
  return {
    ...span,
    by: input.by,
    buckets: bucketsOf(span, input.by).map((bucket) => ({
      ...bucket,
      ...toSums(days.filter(({ day }) => bucket.from <= day && day <= bucket.to)),
    })),
    totals: toSums(days),
    before: toSums(before),
    users: users.map(toUserSums),
  }
}

export function toUserSums(row: StoreSums & { storeUser: string; fullName: string | null }) {
  const { storeUser: username, fullName } = row
  const by = { username, ...(fullName === null ? {} : { full_name: fullName }) }
  return { by, ...toSums([row]) }
}
