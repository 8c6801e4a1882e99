import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { networkOf, type Network } from '../network.ts'
import { NetworkPlaces } from '../network-places.ts'

/** Bytes of body that are read for everybody; an endpoint that declares more takes large ones. */
export const usualBody = 256 * 1024
const mostAtOnce = 24
const mostOfNetwork = 4
/** Several of whom work behind one address. */
const mostOfStaffOrStores = 12

type Taking = Pick<Endpoint, 'actor' | 'bodyLimit'>

export function takesLargeBodies({ bodyLimit = 0 }: Pick<Endpoint, 'bodyLimit'>): boolean {
  return bodyLimit > usualBody
}

/** Whether a body may be larger than everybody's: it says so, or does not say how large it is. */
export function bringsLargeBody({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const length = Number(headers['content-length'] ?? Number.NaN)
  return Number.isNaN(length) ? headers['transfer-encoding'] !== undefined : length > usualBody
}

/**
 * Large bodies that this process reads or works on: so many at once, so many of one network, and of
 * people from outside so many an hour. Judged before a byte of the body is read, and held until what is
 * done with it is done, also when its sender has left.
 */
export class LargeBodies {
  readonly #places = new WeakMap<FastifyRequest, Place>()
  readonly #ofNetwork = new NetworkPlaces(mostAtOnce / 2)
  #total = 0

  /** For `onRequest`, after the actor. Refuses `busy` and `rateLimited`. */
  async admit(
    ctx: Pick<Context, 'limits'>,
    definition: Taking,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    if (!takesLargeBodies(definition)) return
    const isOurs = /^(staff|store)/.test(definition.actor)
    const network = networkOf(request.ip)
    const place = this.#take(network, isOurs ? mostOfStaffOrStores : mostOfNetwork)
    this.#places.set(request, place)
    finished(reply.raw, () => {
      if (!place.isWorking) place.leave()
    })
    if (!isOurs) await ctx.limits.consume('largeBodyAddress', network)
  }

  /** What is done with a body that was let in, or with any other. */
  async during<T>(request: FastifyRequest, work: () => T | Promise<T>): Promise<T> {
    const place = this.#places.get(request)
    if (place) place.isWorking = true
    try {
      return await work()
    } finally {
      place?.leave()
    }
  }

  #take(network: Network, most: number): Place {
    const free = this.#ofNetwork.take(network, most)
    if (!free) throw new Refusal('rateLimited', { retryAfter })
    if (this.#total >= mostAtOnce) {
      free()
      throw new Refusal('busy', { retryAfter })
    }
    this.#total += 1
    let hasLeft = false
    const leave = () => {
      if (hasLeft) return
      hasLeft = true
      this.#total -= 1
      free()
    }
    return { isWorking: false, leave }
  }
}

interface Place {
  isWorking: boolean
  leave(): void
}

/** Seconds. */
const retryAfter = 5
