import type { CacheTag } from '#domain/cache-tags.ts'
import { shownQuantity } from '#domain/catalog/shown-stock.ts'
import type { Context } from '../context.ts'
import type { Reservation } from './queries.ts'

/** After commit: answers that told of this stock are dropped; pages only when they would read differently. */
export function announceStock(ctx: Context, changed: readonly Reservation[]): void {
  if (changed.length > 0) ctx.changeBus.changed(changed.flatMap(tagsOf))
}

function tagsOf({ productId, before, left }: Reservation): CacheTag[] {
  const tags: CacheTag[] = [`stock:${productId}`]
  if (shownQuantity(before) !== shownQuantity(left)) tags.push(`product:${productId}`)
  if (before > 0 !== left > 0) tags.push('availability')
  return tags
}
