import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { needsLogin, realmsOf, type DeclaredAccess, type Endpoint } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../../context.ts'
import { networkOf, type Network } from '../network.ts'
import { NetworkPlaces } from '../network-places.ts'

/** Bytes of body that are read for everybody; an endpoint that declares more takes large ones. */
export const usualBody = 256 * 1024

/** Places of each kind of people: whatever the others send, theirs are left. */
const pools = {
  staff: { together: 6, ofNetwork: 6, ofCaller: 3 },
  pharmacies: { together: 10, ofNetwork: 6, ofCaller: 4 },
  buyers: { together: 8, ofNetwork: 4, ofCaller: 2 },
} as const
type PoolName = keyof typeof pools

type Taking = Pick<DeclaredAccess, 'realm' | 'guests'> & Pick<Endpoint, 'bodyLimit'>

export function takesLargeBodies({ bodyLimit = 0 }: Pick<Endpoint, 'bodyLimit'>): boolean {
  return bodyLimit > usualBody
}

/** Whether a body may be larger than everybody's: it says so, or does not say how large it is. */
export function bringsLargeBody({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const length = Number(headers['content-length'] ?? Number.NaN)
  return Number.isNaN(length) ? headers['transfer-encoding'] !== undefined : length > usualBody
}

/** Who sends a large body, as far as their session tells. */
export function uploaderOf({ staff, pharmacy, member }: Caller): string | null {
  if (staff) return `staff ${staff.id}`
  if (pharmacy) return `pharmacy ${pharmacy.id}`
  return member ? `member ${member.id}` : null
}

/**
 * Large bodies that this process reads or works on: so many at once of staff, of pharmacies and of buyers, of each
 * caller and of each network; and so many an hour of people from outside. Judged before a byte of the body is read,
 * and held until what is done with it is done, also when its sender has left. Nobody unknown has a place.
 */
export class LargeBodies {
  readonly #places = new WeakMap<FastifyRequest, Place>()
  readonly #pools = {
    staff: new PoolPlaces('staff'),
    pharmacies: new PoolPlaces('pharmacies'),
    buyers: new PoolPlaces('buyers'),
  }

  /**
   * For `onRequest`, after who may call; `uploader` is what they are known by (`uploaderOf`, or what a look at the
   * head has shown), null for nobody. Refuses `busy`, `rateLimited`, and `unauthenticated` a large body of nobody.
   */
  async admit(
    ctx: Pick<Context, 'limits'>,
    definition: Taking,
    {
      request,
      reply,
      uploader,
    }: { request: FastifyRequest; reply: FastifyReply; uploader: string | null },
  ): Promise<void> {
    if (!takesLargeBodies(definition)) return
    const pool = poolOf(definition)
    const network = networkOf(request.ip)
    if (bringsLargeBody(request)) {
      if (uploader === null) throw new Refusal('unauthenticated')
      const place = this.#pools[pool].take(network, uploader)
      this.#places.set(request, place)
      finished(reply.raw, () => {
        if (!place.isWorking) place.leave()
      })
    }
    if (pool !== 'buyers') return
    // Strangers of a network use nothing up of those who have shown who they are.
    if (uploader === null) await ctx.limits.consume('largeBodyAddress', network)
    else await ctx.limits.consume('largeBodyUploader', uploader)
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
}

/** People who are logged in at work have places of their own. */
function poolOf(definition: Taking): PoolName {
  const realms = realmsOf(definition)
  if (!needsLogin(definition) || realms.includes('member')) return 'buyers'
  return realms.includes('pharmacy') ? 'pharmacies' : 'staff'
}

class PoolPlaces {
  readonly #rule: (typeof pools)[PoolName]
  readonly #ofNetworks: NetworkPlaces
  readonly #ofCallers = new Map<string, number>()
  #total = 0

  constructor(name: PoolName) {
    this.#rule = pools[name]
    this.#ofNetworks = new NetworkPlaces(Math.max(this.#rule.together / 2, this.#rule.ofNetwork))
  }

  take(network: Network, uploader: string): Place {
    const own = this.#ofCallers.get(uploader) ?? 0
    const free = own < this.#rule.ofCaller && this.#ofNetworks.take(network, this.#rule.ofNetwork)
    if (!free) throw new Refusal('rateLimited', { retryAfter })
    if (this.#total >= this.#rule.together) {
      free()
      throw new Refusal('busy', { retryAfter })
    }
    this.#total += 1
    this.#ofCallers.set(uploader, own + 1)
    let hasLeft = false
    const leave = () => {
      if (hasLeft) return
      hasLeft = true
      this.#leave(uploader)
      free()
    }
    return { isWorking: false, leave }
  }

  #leave(uploader: string): void {
    this.#total -= 1
    const left = this.#ofCallers.get(uploader)! - 1
    if (left > 0) this.#ofCallers.set(uploader, left)
    else this.#ofCallers.delete(uploader)
  }
}

interface Place {
  isWorking: boolean
  leave(): void
}

/** Seconds. */
const retryAfter = 5
