import { seconds } from '#domain/kernel/durations.ts'
import type { Context } from '../../context.ts'
import { forMany } from '../../platform/current-request.ts'
import { announceStock } from '../announce-stock.ts'
import { holdBatch, type HoldRow, type WantedHold } from './hold-queries.ts'

/** Decided by one statement; whoever comes while it runs is decided by the next one. */
const largestBatch = 50
/** An order's own statement may take half of it (`statement_timeout`); afterwards the units go back. */
export const holdFor = seconds(30)

/** What became of one that waited. */
export type HoldOutcome = Pick<HoldRow, 'isHeld' | 'left'>

interface Waiting extends WantedHold {
  resolve: (outcome: HoldOutcome) => void
  reject: (error: unknown) => void
}

/** Whoever wants a product in this process stands here, in the order in which they came. */
export class HoldBatches {
  readonly #productId: number
  readonly #decided: (count: number, waitedMs: number) => void
  readonly #waiting: Waiting[] = []
  #isAtWork = false

  /** `decided` hears of each batch: of how many, and how long it waited for others. */
  constructor(productId: number, decided: (count: number, waitedMs: number) => void) {
    this.#productId = productId
    this.#decided = decided
  }

  hold(ctx: Context, wanted: WantedHold): Promise<HoldOutcome> {
    const { promise, resolve, reject } = Promise.withResolvers<HoldOutcome>()
    this.#waiting.push({ ...wanted, resolve, reject })
    if (!this.#isAtWork) void forMany(() => this.#work(ctx))
    return promise
  }

  /** One after the other, on one connection: with two, who came later might be decided first. */
  async #work(ctx: Context): Promise<void> {
    this.#isAtWork = true
    while (this.#waiting.length > 0) await this.#decide(ctx, this.#waiting.splice(0, largestBatch))
    this.#isAtWork = false
  }

  async #decide(ctx: Context, batch: readonly Waiting[]): Promise<void> {
    try {
      const rows = await holdBatch(ctx.asideDb, {
        productId: this.#productId,
        wanted: batch.map(({ cause, quantity }) => ({ cause, quantity })),
        expiresAt: new Date(ctx.clock.now().getTime() + holdFor),
      })
      this.#tell(ctx, batch, rows)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  #tell(ctx: Context, batch: readonly Waiting[], rows: readonly HoldRow[]): void {
    const last = rows.at(-1)
    this.#decided(batch.length, last?.waited ?? 0)
    if (last && last.left < last.before) {
      announceStock(ctx, [{ productId: this.#productId, before: last.before, left: last.left }])
    }
    const none = { isHeld: false, left: 0 }
    batch.forEach(({ resolve }, at) => resolve(rows[at] ?? none))
  }
}
