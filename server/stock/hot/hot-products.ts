import { Counter, Gauge } from 'prom-client'
import { seconds } from '#domain/kernel/durations.ts'
import type { Context } from '../../context.ts'
import { HoldBatches } from './hold-batches.ts'

/** A shelf that was locked by somebody else for so long was fought over; shorter is the way of the network. */
const noticedMs = 2
/** So many such waits, and so long together, within so long make a product hot. */
const waitsToHeat = 5
const waitedToHeat = 40
const lookedAt = seconds(10)
/** Without anybody who waits, a product is as any other again after so long. */
const staysHot = seconds(30)
/** More than that are not fought over at once; the others keep the usual way. */
const mostHot = 50

interface Waits {
  since: number
  times: number
  together: number
}

interface Hot {
  batches: HoldBatches
  until: number
}

type Outcome = 'held' | 'short' | 'given_back' | 'late'

/** Which products this process has found fought over, by how long orders waited for their shelves. */
export class HotProducts {
  readonly #waits = new Map<number, Waits>()
  readonly #hot = new Map<number, Hot>()
  readonly #now: () => number
  readonly #holds: Counter<'outcome'>
  readonly #batches: Counter

  constructor({ metrics }: Pick<Context, 'metrics'>, now: () => number = () => performance.now()) {
    this.#now = now
    const registers = [metrics.registry]
    const count = () => this.#count()
    new Gauge({
      name: 'hot_products',
      help: 'Products that are fought over: their units are held before the order is written',
      registers,
      collect() {
        this.set(count())
      },
    })
    this.#batches = new Counter({
      name: 'stock_hold_batches_total',
      help: 'Statements that decided who gets units of a product that is fought over',
      registers,
    })
    this.#holds = new Counter({
      name: 'stock_holds_total',
      help: 'Holds of such units by what became of them: held, short, given back by a refusal, late',
      labelNames: ['outcome'],
      registers,
    })
  }

  /** An order had to wait so long until the shelf was its own. */
  noteWait(productId: number, waitedMs: number): void {
    if (waitedMs < noticedMs) return
    const now = this.#now()
    const waits = this.#waitsOf(productId, now)
    waits.times += 1
    waits.together += waitedMs
    if (waits.times >= waitsToHeat && waits.together >= waitedToHeat) this.heat(productId)
  }

  /** From now on orders for it are decided in batches, until nobody waits any more. */
  heat(productId: number): void {
    this.#waits.delete(productId)
    if (this.#count() >= mostHot) return
    const batches = new HoldBatches(productId, (count, waitedMs) => {
      this.#batches.inc()
      if (count > 1 || waitedMs >= noticedMs) this.#keepHot(productId)
    })
    this.#hot.set(productId, { batches, until: this.#now() + staysHot })
  }

  /** Where orders for it stand in line; null for a product like any other. */
  find(productId: number): HoldBatches | null {
    const hot = this.#hot.get(productId)
    if (hot && hot.until > this.#now()) return hot.batches
    this.#hot.delete(productId)
    return null
  }

  count(outcome: Outcome, holds = 1): void {
    this.#holds.inc({ outcome }, holds)
  }

  #keepHot(productId: number): void {
    const hot = this.#hot.get(productId)
    if (hot) hot.until = this.#now() + staysHot
  }

  #waitsOf(productId: number, now: number): Waits {
    const known = this.#waits.get(productId)
    if (known && now - known.since < lookedAt) return known
    // What was noted of others long ago is of no use either.
    for (const [id, { since }] of this.#waits) {
      if (now - since >= lookedAt) this.#waits.delete(id)
    }
    const waits = { since: now, times: 0, together: 0 }
    this.#waits.set(productId, waits)
    return waits
  }

  #count(): number {
    const now = this.#now()
    for (const [id, { until }] of this.#hot) if (until <= now) this.#hot.delete(id)
    return this.#hot.size
  }
}
