import { Counter, type Registry } from 'prom-client'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../../context.ts'

/** Figures of ordering, made once for each registry. */
export function checkoutFigures(registry: Registry) {
  const checkouts = counter(registry)
  return { checkouts }
}

/** Counts how ordering ends: what we refuse with words is no failure, what breaks is one. */
export function counted<I, O>(place: (ctx: Context, input: I, caller: Caller) => Promise<O>) {
  return async (ctx: Context, input: I, caller: Caller): Promise<O> => {
    const { checkouts } = checkoutFigures(ctx.metrics.registry)
    try {
      const placed = await place(ctx, input, caller)
      checkouts.inc({ outcome: 'placed' })
      return placed
    } catch (error) {
      checkouts.inc({ outcome: error instanceof Refusal ? 'refused' : 'failed' })
      throw error
    }
  }
}

const name = 'checkouts_total'
const help = 'How placing an order ended: placed, refused with words, or failed'
const labelNames = ['outcome'] as const

function counter(registry: Registry): Counter<'outcome'> {
  const known = registry.getSingleMetric(name) as Counter<'outcome'> | undefined
  if (known) return known
  const checkouts = new Counter({ name, help, labelNames, registers: [registry] })
  // A rate needs the time before the first.
  for (const outcome of ['placed', 'refused', 'failed']) checkouts.inc({ outcome }, 0)
  return checkouts
}
