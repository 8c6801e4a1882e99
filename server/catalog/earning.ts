import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Context } from '../context.ts'
import { cachedByTag } from '../platform/cached-by-tag.ts'
import { findProductsOfProgramme } from './queries.ts'

/** Which products bring points: those named, all of them (`productIds` null), or none (null); and how often. */
export type Earning = {
  productIds: ReadonlySet<number> | null
  /** In percent. */
  factor: number
} | null

/**
 * What brings points on a Vietnam day, remembered until a programme changes. Product pages, carts,
 * estimates and orders all ask here: what is promised is what is credited.
 */
export const findEarning: (
  reader: Pick<Context, 'db' | 'cache'>,
  today: VietnamDay,
) => Promise<Earning> = cachedByTag('programme', async (db, today: VietnamDay) => {
  const found = await findProductsOfProgramme(db, today)
  if (!found) return null
  const { productIds, factor } = found
  return { productIds: productIds.length > 0 ? new Set(productIds) : null, factor }
})
