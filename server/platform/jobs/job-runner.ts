import { setTimeout as wait } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { seconds } from '#domain/kernel/durations.ts'
import type { Context } from '../../context.ts'
import { keepDeadLetters } from './dead-letters.ts'
import type { JobPace } from './job-groups.ts'
import { findDue, giveJobsBack, reclaimJobs } from './job-queries.ts'
import { Lane } from './lane.ts'
import { deadLetterQueue } from './open-boss.ts'
import { relayEvents } from './relay-events.ts'
import { listQueues, type Work } from './work.ts'

export interface JobRunner {
  /** Something was just committed: look now instead of at the next turn. */
  wake(): void
  stop(): Promise<void>
}

/**
 * Moves events into the queues and works the queues. It looks when it is woken and, for what nobody
 * announced, every few seconds: one statement for all queues together.
 */
export function startJobRunner(ctx: Context, boss: PgBoss, work: Work, pace: JobPace): JobRunner {
  const runner = new Runner(ctx, boss, work)
  const looks = setInterval(() => runner.wake(), pace.lookEvery)
  const touches = setInterval(() => runner.touch(), seconds(pace.claimSeconds) / 3)
  const reclaims = setInterval(() => runner.reclaim(), pace.reclaimEvery)
  // Other processes of the shop tell what they committed.
  const deafen = ctx.live.listen([outboxKey], () => runner.wake())
  runner.reclaim()
  return {
    wake: atMostEvery(pace.collectFor, () => runner.wake()),
    stop: async () => {
      deafen()
      for (const timer of [looks, reclaims]) clearInterval(timer)
      await runner.stop(pace.drainFor)
      clearInterval(touches)
    },
  }
}

/** The first call at once, those that come close after it together. */
function atMostEvery(pause: number, run: () => void): () => void {
  let isPausing = false
  let isCalled = false
  const call = () => {
    isCalled = isPausing
    if (isPausing) return
    isPausing = true
    run()
    setTimeout(() => {
      isPausing = false
      if (isCalled) call()
    }, pause).unref()
  }
  return call
}

/** The live key by which a process without a worker wakes those of others. */
export const outboxKey = 'outbox'

class Runner {
  readonly #ctx: Context
  readonly #boss: PgBoss
  readonly #work: Work
  readonly #lanes: Map<string, Lane>
  readonly #topics: readonly string[]
  #turning: Promise<void> | null = null
  #again = false
  #isStopping = false

  constructor(ctx: Context, boss: PgBoss, work: Work) {
    this.#ctx = ctx
    this.#boss = boss
    this.#work = work
    this.#topics = Object.keys(work.listeners)
    const room = () => this.wake()
    this.#lanes = new Map(
      listQueues(work).map((queue) => [queue.name, new Lane(queue, ctx, boss, room)]),
    )
  }

  wake(): void {
    if (this.#isStopping) return
    this.#again = true
    this.#turning ??= this.#turn()
      .catch((error: unknown) => this.#ctx.log.error({ err: error }, 'looking for jobs failed'))
      .finally(() => {
        this.#turning = null
        // Woken when the turn had looked for the last time and had not ended yet.
        if (this.#again) this.wake()
      })
  }

  touch(): void {
    for (const lane of this.#lanes.values()) {
      lane.touch().catch((error: unknown) => {
        this.#ctx.log.warn({ err: error, queue: lane.queue.name }, 'claim not renewed')
      })
    }
  }

  reclaim(): void {
    reclaimJobs(this.#ctx.db)
      .then((count) => {
        if (count === 0) return
        this.#ctx.log.warn({ count }, 'jobs of a process that is gone begin anew')
        this.wake()
      })
      .catch((error: unknown) => this.#ctx.log.warn({ err: error }, 'looking for lost jobs failed'))
  }

  /** Waits for what runs; what takes longer is given back and done by another process. */
  async stop(drainFor: number): Promise<void> {
    this.#isStopping = true
    await this.#turning
    const giveUpAt = AbortSignal.timeout(drainFor)
    while (this.#listHeld().length > 0 && !giveUpAt.aborted) await wait(20)
    const left = this.#listHeld()
    if (left.length > 0) await giveJobsBack(this.#ctx.db, left)
  }

  async #turn(): Promise<void> {
    while (this.#again && !this.#isStopping) {
      this.#again = false
      const queues = [...this.#lanes.keys(), deadLetterQueue]
      const due = await findDue(this.#ctx.db, { topics: this.#topics, queues })
      const filled = due.hasEvents ? await this.#step('moving events', () => this.#relay()) : []
      for (const name of new Set([...due.queues, ...(filled ?? [])])) {
        await this.#step(`claiming jobs of ${name}`, () => this.#lanes.get(name)?.claim())
      }
      if (due.queues.includes(deadLetterQueue)) {
        await this.#step('keeping what was given up', () =>
          keepDeadLetters(this.#ctx, this.#boss, this.#work),
        )
      }
    }
  }

  /** One that fails is told and keeps none of the others from being done. */
  async #step<T>(name: string, run: () => T | Promise<T>): Promise<T | null> {
    try {
      return await run()
    } catch (error) {
      this.#ctx.log.error({ err: error }, `${name} failed`)
      return null
    }
  }

  /** The queues into which something came out of the outbox. */
  async #relay(): Promise<string[]> {
    const { queues, canBeMore } = await relayEvents(this.#ctx, this.#boss, this.#work)
    // A large backlog is worked while it is moved.
    if (canBeMore) this.#again = true
    return queues
  }

  #listHeld(): string[] {
    return [...this.#lanes.values()].flatMap((lane) => lane.held)
  }
}
