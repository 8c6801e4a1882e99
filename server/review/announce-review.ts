import type { Context } from '../context.ts'

/** After commit: pages of the product are drawn anew, and whoever looks at reviews looks again. */
export function announceReview(ctx: Pick<Context, 'changeBus'>, productId: number): void {
  ctx.changeBus.changed([`product:${productId}`])
  ctx.changeBus.tell(['reviews'])
}
