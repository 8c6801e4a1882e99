import type { Context } from './context.ts'
import { registerJobFigures } from './job/index.ts'
import { messageFigures } from './notification/index.ts'
import { checkoutFigures } from './order/index.ts'
import { paymentFigures } from './payment/index.ts'
import { standbyFigures } from './platform/standbys/figures.ts'

/** All that a web process tells at `/api/metrics`, from its start: a rate begins at what was counted before. */
export function registerFigures(ctx: Pick<Context, 'db' | 'log' | 'metrics' | 'standbys'>): void {
  const { registry } = ctx.metrics
  registerJobFigures(ctx)
  checkoutFigures(registry)
  paymentFigures(registry)
  messageFigures(registry)
  standbyFigures(registry, ctx.standbys)
}
