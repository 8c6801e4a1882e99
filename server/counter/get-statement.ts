import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/counter/api.ts'
import { monthSpan } from '#domain/counter/span.ts'
import { points } from '#domain/kernel/points.ts'
import type { Caller, Context } from '../context.ts'
import { getPharmacy } from '../platform/http/access.ts'
import { toUserSums } from './get-statistics.ts'
import { sumDays, sumProducts, sumUsers } from './statistics-queries.ts'
import { toSums } from './sums.ts'

/** What the pharmacy and each account of it did in a month, and which products brought its points. */
export async function getPharmacyStatement(
  { db, clock }: Context,
  { month }: ParsedInput<typeof api.getPharmacyStatement>,
  caller: Caller,
): Promise<Output<typeof api.getPharmacyStatement>> {
  const { code, name } = getPharmacy(caller)
  const span = monthSpan(month)
  const [days, users, products] = await Promise.all([
    sumDays(db, code, span),
    sumUsers(db, code, span),
    sumProducts(db, code, span),
  ])
  return {
    month,
    pharmacy: { code, name },
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
