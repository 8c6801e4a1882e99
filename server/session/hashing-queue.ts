import { availableParallelism } from 'node:os'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { networkOf, type Network } from '../platform/network.ts'
import { NetworkPlaces } from '../platform/network-places.ts'

/** One core stays for everybody else: measured on two, their p99 doubles without it. */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1))
const maxOfDoor = 50
const maxOfNetwork = 10

/** Members come in by one door, staff and pharmacies by the other: a crowd at one leaves the other open. */
export type Door = 'members' | 'work'

/**
 * At most two hashes at a time, of 19 MiB each; the rest wait their turn at their door, 50 at each, of one
 * network ten and of its neighbourhood half. Whoever finds no place is told that the shop is `busy`.
 * Without an address for whoever is known: the places of strangers around them are not theirs.
 */
export function inHashingQueue<T>(
  ctx: Context,
  { door, address }: { door: Door; address: string | null },
  work: () => Promise<T>,
): Promise<T> {
  const network = ctx.config.rateLimits && address !== null ? networkOf(address) : null
  return hashing.run({ door, network }, work)
}

interface Waiting {
  door: Door
  start: () => void
}

/** Those who wait in one process. */
export class HashingQueue {
  readonly #waiting: Record<Door, Waiting[]> = { members: [], work: [] }
  readonly #places = { members: placesOfDoor(), work: placesOfDoor() }
  readonly #atOnce: number
  #running = 0
  #last: Door = 'work'

  constructor(max: number) {
    this.#atOnce = max
  }

  /** Refuses `busy` where the door, the network or its neighbourhood has its most. */
  async run<T>(
    { door, network }: { door: Door; network: Network | null },
    work: () => Promise<T>,
  ): Promise<T> {
    const free = network ? this.#places[door].take(network, maxOfNetwork) : () => undefined
    if (!free) throw full()
    try {
      await this.#enter(door)
      return await work().finally(() => this.#leave())
    } finally {
      free()
    }
  }

  async #enter(door: Door): Promise<void> {
    if (this.#running < this.#atOnce) {
      this.#running += 1
      return
    }
    if (this.#waiting[door].length >= maxOfDoor) throw full()
    await new Promise<void>((start) => this.#waiting[door].push({ door, start }))
  }

  /** The place goes to the next in line, of the two doors in turn, or becomes free. */
  #leave(): void {
    const turn: Door = this.#last === 'members' ? 'work' : 'members'
    const next = this.#waiting[turn].shift() ?? this.#waiting[this.#last].shift()
    if (!next) {
      this.#running -= 1
      return
    }
    this.#last = next.door
    next.start()
  }
}

function placesOfDoor(): NetworkPlaces {
  return new NetworkPlaces(maxOfDoor / 2)
}

function full(): Refusal {
  return new Refusal('busy', { retryAfter: 2 })
}

const hashing = new HashingQueue(atOnce)
