import type { Context } from '../../context.ts'
import type { Reservation } from './stock-store.ts'

/** Below this a page shows "Chỉ còn N", so its every change is shown. */
const shownExactly = 10

/** After commit: public answers that told of this stock are dropped; pages only when they would read differently. */
export function announceStock(ctx: Context, changed: readonly Reservation[]): void {
  if (changed.length === 0) return
  const visible = changed.some(({ left }) => left <= shownExactly)
  ctx.notices.changed(visible ? ['stock', 'availability'] : ['stock'])
}
