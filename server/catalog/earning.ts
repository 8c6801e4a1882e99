import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Context } from '../context.ts'
import { cachedByTag } from '../platform/cached-by-tag.ts'
import { findProductsOfProgramme } from './queries.ts'

/** Which products bring points: those named, all of them (`productIds` null), or none (null). */
export type Earning = { productIds: ReadonlySet<number> | null } | null

/**
 * What brings points on a Vietnam day, remembered until a programme changes. Product pages, carts,
 * estimates and orders all ask here: what is promised is what is credited.
 */
export const findEarning: (
  reader: Pick<Context, 'db' | 'cache'>,
  today: VietnamDay,
) => Promise<Earning> = cachedByTag('programme', async (db, today: VietnamDay) => {
  const productIds = await findProductsOfProgramme(db, today)
  return productIds && { productIds: productIds.length > 0 ? new Set(productIds) : null }
})
