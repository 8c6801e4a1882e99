import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/counter/api.ts'
import { monthSpan } from '#domain/counter/span.ts'
import { points } from '#domain/kernel/points.ts'
import type { Caller, Context } from '../context.ts'
import { getStore } from '../platform/http/actor.ts'
import { toUserSums } from './get-statistics.ts'
import { sumDays, sumProducts, sumUsers } from './statistics-store.ts'
import { toSums } from './sums.ts'

/** What the store and each account of it did in a month, and which products brought its points. */
export async function getStoreStatement(
  { db, clock }: Context,
  { month }: ParsedInput<typeof api.getStoreStatement>,
  caller: Caller,
): Promise<Output<typeof api.getStoreStatement>> {
  const { code, name } = getStore(caller)
  const span = monthSpan(month)
  const [days, users, products] = await Promise.all([
    sumDays(db, code, span),
    sumUsers(db, code, span),
    sumProducts(db, code, span),
  ])
  return {
    month,
    store: { code, name },
    is_final: clock.today() > span.to,
    totals: toSums(days),
    days: days.map((row) => ({ day: row.day, ...toSums([row]) })),
    users: users.map(toUserSums),
    products: products.map(({ productCode, name: product, codes, points: earned }) => ({
      product_code: productCode,
      name: product,
      codes,
      points: points(earned),
    })),
  }
}
