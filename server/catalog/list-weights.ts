import type { ParsedInput } from '#domain/contract.ts'
import type { listWeights as definition } from '#domain/order/fees/api.ts'
import type { Context } from '../context.ts'
import { readSetting } from '../settings/index.ts'
import { listPrices } from './list-prices.ts'

/** Grams of one piece of each, by id; the setting's where nobody weighed it. */
export async function listWeights(
  { db }: Pick<Context, 'db'>,
  { products }: ParsedInput<typeof definition>,
): Promise<Record<string, number>> {
  const ids = products.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)
  const [prices, parcel] = [await listPrices(db, ids, null), await readSetting(db, 'parcel')]
  return Object.fromEntries(
    Array.from(prices.values(), ({ id, weightGrams }) => [
      String(id),
      weightGrams ?? parcel.productGrams,
    ]),
  )
}
