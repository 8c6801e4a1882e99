import { Refusal } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { Taken } from '../../platform/rate-limit.ts'
import { announceStock } from '../announce-stock.ts'
import type { TakenStock } from '../take-stock.ts'
import type { HoldOutcome } from './hold-batches.ts'
import { giveHoldBack, giveLateHoldsBack } from './hold-queries.ts'
import { HotProducts } from './hot-products.ts'

/** What an order wants of the shelf, each product once. */
export interface Demand {
  ids: readonly number[]
  quantities: readonly number[]
}

/** What was held went back before its order was written: it took too long. To be tried again. */
export class HoldLost extends Error {
  override readonly name = 'HoldLost'
}

const ofProcess = new WeakMap<Metrics, HotProducts>()

/** What this process knows of products that are fought over. */
export function hotProducts(ctx: Pick<Context, 'metrics'>): HotProducts {
  const known = ofProcess.get(ctx.metrics)
  if (known) return known
  const hot = new HotProducts(ctx)
  ofProcess.set(ctx.metrics, hot)
  return hot
}

/**
 * Holds what an order wants of products that are fought over, in transactions of their own (docs/decisions/0140): the
 * order's transaction takes the holds along (`takeStock`), and its failure gives them back, which `onHold` is handed
 * before anything is held. Gives the ids of what is held now, nothing for the usual order; refuses `outOfStock`.
 */
export async function holdHotStock(
  ctx: Context,
  { cause, demand }: { cause: string; demand: Demand },
  onHold: (hold: Taken) => void,
): Promise<number[]> {
  if (ctx.config.hotProducts === false) return []
  const hot = hotProducts(ctx)
  const lines = demand.ids.flatMap((productId, at) => {
    const batches = hot.find(productId)
    return batches ? [{ productId, quantity: demand.quantities[at]!, batches }] : []
  })
  if (lines.length === 0) return []
  const hold = new Hold(ctx, cause)
  onHold(hold)
  // All are waited for, also when one fails: what is given back must not be held a moment later.
  const outcomes = await Promise.allSettled(
    lines.map(({ batches, quantity }) => batches.hold(ctx, { cause, quantity })),
  )
  hold.isMade = outcomes.some((one) => one.status === 'rejected' || one.value.isHeld)
  const decided = outcomes.map(valueOf)
  for (const { isHeld } of decided) hot.count(isHeld ? 'held' : 'short')
  const short = lines.flatMap(({ productId }, at) =>
    decided[at]!.isHeld ? [] : [[String(productId), String(decided[at]!.left)]],
  )
  if (short.length > 0) throw new Refusal('outOfStock', { fields: Object.fromEntries(short) })
  return lines.map(({ productId }) => productId)
}

/** What an order holds until it is one. */
class Hold implements Taken {
  readonly #ctx: Context
  readonly #cause: string
  /** Something of it is held, or may be. */
  isMade = false

  constructor(ctx: Context, cause: string) {
    this.#ctx = ctx
    this.#cause = cause
  }

  async giveBack(): Promise<void> {
    if (!this.isMade) return
    const back = await giveHoldBack(this.#ctx.asideDb, this.#cause)
    for (const { holds } of back) hotProducts(this.#ctx).count('given_back', holds)
    announceStock(this.#ctx, back)
  }
}

/** What no order took in time, as after `kill -9`, is on the shelf again. */
export async function giveLateHolds(ctx: Context): Promise<void> {
  const back = await giveLateHoldsBack(ctx.db, ctx.clock.now())
  const holds = back.reduce((sum, one) => sum + one.holds, 0)
  if (holds === 0) return
  hotProducts(ctx).count('late', holds)
  ctx.log.warn({ holds, products: back.map(({ productId }) => productId) }, 'late holds given back')
  announceStock(ctx, back)
}

/** How long an order waited for each shelf that it took: this is how products are found that are fought over. */
export function noteLockWaits(ctx: Context, taken: readonly TakenStock[]): void {
  const hot = hotProducts(ctx)
  let before = 0
  for (const { productId, lockedAfter } of taken.toSorted((a, b) => a.productId - b.productId)) {
    hot.noteWait(productId, lockedAfter - before)
    before = lockedAfter
  }
}

function valueOf(outcome: PromiseSettledResult<HoldOutcome>): HoldOutcome {
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
