import type { PgBoss } from 'pg-boss'
import type { Context } from '../../context.ts'
import { jobGroups } from './job-groups.ts'
import type { Payload, Queue } from './work.ts'

/** A claimed job, of which only this much is needed. */
export interface ClaimedJob {
  id: string
  data: Payload | null
}

/**
 * The jobs of one queue in this process: so many at once as its group allows, each settled by itself. One
 * that hangs takes no other along, and a queue that hangs takes no other queue along.
 */
export class Lane {
  readonly queue: Queue
  readonly #ctx: Context
  readonly #boss: PgBoss
  readonly #onRoom: () => void
  readonly #held = new Set<string>()
  readonly #done: string[] = []
  readonly #atOnce: number
  /** Jobs were left when the last claim ended. */
  canBeMoree = false
  #settling: Promise<void> | null = null

  constructor(queue: Queue, ctx: Context, boss: PgBoss, onRoom: () => void) {
    this.queue = queue
    this.#ctx = ctx
    this.#boss = boss
    this.#onRoom = onRoom
    this.#atOnce = jobGroups[queue.kind.group].atOnce
  }

  /** Claimed and not settled. */
  get held(): string[] {
    return [...this.#held]
  }

  /** Claims as many as there is room for, and begins them. */
  async claim(): Promise<void> {
    const room = this.#atOnce - this.#held.size
    this.canBeMoree = true
    if (room <= 0) return
    const jobs = await this.#boss.fetch<Payload | null>(this.queue.name, { batchSize: room })
    this.canBeMoree = jobs.length === room
    for (const job of jobs) {
      this.#held.add(job.id)
      void this.#run(job)
    }
  }

  /** Says that the process still lives. */
  async touch(): Promise<void> {
    if (this.#held.size > 0) await this.#boss.touch(this.queue.name, this.held)
  }

  async #run({ id, data }: ClaimedJob): Promise<void> {
    try {
      await this.#inTime(this.queue.run(this.#ctx, data ?? {}))
      this.#done.push(id)
      await (this.#settling ??= this.#settleDone())
    } catch (error) {
      this.#ctx.log.warn({ err: error, job: id, queue: this.queue.name }, 'job failed')
      await this.#fail(id, error)
    }
    this.#held.delete(id)
    // Half of the places together: a look for each that ends would ask as often as there are jobs.
    if (this.canBeMoree && this.#held.size <= this.#atOnce / 2) this.#onRoom()
  }

  /** Jobs that end while others are being settled are settled together. */
  async #settleDone(): Promise<void> {
    try {
      while (this.#done.length > 0) {
        await this.#boss.complete(this.queue.name, this.#done.splice(0))
      }
    } finally {
      this.#settling = null
    }
  }

  /** What cannot be settled now is claimed anew when the claim is over: doing it twice changes nothing. */
  async #fail(id: string, error: unknown): Promise<void> {
    const output = { message: String(error) }
    await this.#boss.fail(this.queue.name, id, output).catch((fault: unknown) => {
      this.#ctx.log.error({ err: fault, job: id, queue: this.queue.name }, 'job not settled')
    })
  }

  async #inTime(running: Promise<void>): Promise<void> {
    const { timeLimit } = jobGroups[this.queue.kind.group]
    const { promise: tooLong, reject } = Promise.withResolvers<never>()
    const fault = () => reject(new Error(`took longer than ${timeLimit} ms`))
    const timer = setTimeout(fault, timeLimit).unref()
    await Promise.race([running, tooLong]).finally(() => clearTimeout(timer))
  }
}
