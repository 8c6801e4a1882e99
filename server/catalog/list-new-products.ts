import type { listNewProducts as definition, Product } from '#domain/catalog/api.ts'
import type { ParsedInput } from '#domain/contract.ts'
import type { Context } from '../context.ts'
import { minuteOf } from '../platform/clock.ts'
import { listProducts } from './list-products.ts'
import { listNewlyBought } from './newly-bought-queries.ts'
import { freshIndex } from './search/live-index.ts'

/**
 * What was bought last, as of the beginning of the minute; in a shop that has sold little, the newest
 * products after it. With each order it would be another list, and the home page another page.
 */
export async function listNewProducts(
  ctx: Context,
  { limit }: ParsedInput<typeof definition>,
): Promise<Product[]> {
  const [bought, index] = await Promise.all([
    listNewlyBought(ctx.db, limit, minuteOf(ctx.clock)),
    freshIndex(ctx),
  ])
  const newest = index.list('new', 0, limit + bought.length)
  return listProducts(ctx, [...new Set([...bought, ...newest])].slice(0, limit))
}
