import type { FastifyInstance } from 'fastify'
import { callShop, type ShopAnswer, type ShopRequest } from './shop-line.ts'

/** A notification on its way to the shop. */
export interface Parcel {
  /** What people see of it while it waits. */
  label: string
  request: ShopRequest
  isTaken(answer: ShopAnswer): boolean
  /** How long to wait before each further try, in milliseconds. */
  pauses: readonly number[]
  onAnswer?(answer: ShopAnswer): void
}

interface Waiting {
  parcel: Parcel
  timer: NodeJS.Timeout
}

/** Brings notifications to the shop: now, later, and again until the shop takes them. */
export class Courier {
  readonly #fastify: FastifyInstance
  readonly #waiting = new Set<Waiting>()
  #isStopped = false

  constructor(fastify: FastifyInstance) {
    this.#fastify = fastify
    fastify.addHook('preClose', async () => this.#stop())
  }

  /** Brings it now; what the shop does not take is brought again later. */
  async bring(parcel: Parcel): Promise<ShopAnswer> {
    const answer = await callShop(this.#fastify, parcel.request)
    parcel.onAnswer?.(answer)
    const [pause, ...pauses] = parcel.pauses
    if (pause !== undefined && !parcel.isTaken(answer)) {
      this.bringLater({ ...parcel, pauses }, pause)
    }
    return answer
  }

  bringLater(parcel: Parcel, milliseconds: number): void {
    if (this.#isStopped) return
    const waiting: Waiting = {
      parcel,
      timer: setTimeout(() => void this.#bringWaiting(waiting), milliseconds).unref(),
    }
    this.#waiting.add(waiting)
  }

  /** What is still to be brought. */
  get labels(): string[] {
    return Array.from(this.#waiting, ({ parcel }) => parcel.label)
  }

  /** Brings at once what waits: for those who do not want to. */
  async hurry(): Promise<ShopAnswer[]> {
    return Promise.all(Array.from(this.#waiting, (waiting) => this.#bringWaiting(waiting)))
  }

  /** The shop closes: what waits is lost, as docs/rules/payments.md says. */
  #stop(): void {
    this.#isStopped = true
    for (const { timer } of this.#waiting) clearTimeout(timer)
  }

  async #bringWaiting(waiting: Waiting): Promise<ShopAnswer> {
    clearTimeout(waiting.timer)
    this.#waiting.delete(waiting)
    return this.bring(waiting.parcel)
  }
}
