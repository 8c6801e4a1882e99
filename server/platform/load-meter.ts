import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Pool } from 'pg'
import { Gauge } from 'prom-client'
import type { Metrics } from './metrics.ts'
import { waitForTurn } from './take-turns.ts'

/** What a process cannot keep up with, in milliseconds. */
export interface Pressure {
  /** How long what is due waits for its turn in this process. */
  loopMs: number
  /** How long a page waits until it is drawn: one after the other. */
  turnMs: number
  /** How long a request waits for a connection to the database. */
  poolMs: number
  /** How long requests waited before this process read them, as a trusted proxy says. */
  queueMs: number
}

const resolution = 20
const everyMs = 200

/** Measures five times a second how far behind this process is, and tells it. */
export function openLoadMeter(
  { pool, metrics, queue: before }: { pool: Pool; metrics: Metrics; queue: { take(): number } },
  tell: (pressure: Pressure) => void,
): { stop(): void } {
  const loop = monitorEventLoopDelay({ resolution })
  const queue = new PoolQueue(pool)
  const last: Pressure = { loopMs: 0, turnMs: 0, poolMs: 0, queueMs: 0 }
  loop.enable()
  const timer = setInterval(() => {
    const mean = Number.isNaN(loop.mean) ? 0 : loop.mean / 1e6 - resolution
    last.loopMs = Math.max(0, mean)
    last.turnMs = waitForTurn()
    last.poolMs = queue.look()
    last.queueMs = before.take()
    loop.reset()
    tell({ ...last })
  }, everyMs).unref()
  new Gauge({
    name: 'load_wait_seconds',
    help: 'How long work waits for this process (loop), a page for being drawn (turn), work for a connection to the database (pool) and a request before it is read (queue)',
    labelNames: ['for'],
    registers: [metrics.registry],
    collect() {
      this.set({ for: 'loop' }, last.loopMs / 1000)
      this.set({ for: 'turn' }, last.turnMs / 1000)
      this.set({ for: 'pool' }, last.poolMs / 1000)
      this.set({ for: 'queue' }, last.queueMs / 1000)
    },
  })
  return {
    stop: () => {
      clearInterval(timer)
      loop.disable()
    },
  }
}

/** Stands in line for a connection as requests do, one at a time, and gives it back at once. */
class PoolQueue {
  readonly #pool: Pool
  #since: number | null = null
  #waited = 0

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** How long the last one waited, or this one has by now; 0 where nobody stands before it. */
  look(): number {
    if (this.#since !== null) return Math.max(this.#waited, performance.now() - this.#since)
    const waited = this.#waited
    this.#waited = 0
    if (this.#pool.waitingCount > 0) this.#stand()
    return waited
  }

  #stand(): void {
    const since = performance.now()
    this.#since = since
    const leave = () => {
      this.#since = null
      this.#waited = performance.now() - since
    }
    this.#pool.connect().then((client) => {
      leave()
      client.release()
    }, leave)
  }
}
