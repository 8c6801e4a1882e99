import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '../network.ts'

/**
 * Pages that are rendered for guests of one network in a minute. Many people may stand behind one address,
 * but nearly all they look at is kept; a search engine that walks the shop stays far below.
 */
const rule = { points: 1200, duration: 60 }

/** Counts in this process, whose time it is about. Seconds to wait, 0 for go. */
export function limitRenderings(enabled: boolean): (address: string) => Promise<number> {
  if (!enabled) return async () => 0
  const limiter = new RateLimiterMemory(rule)
  return async (address) => {
    try {
      await limiter.consume(networkOf(address))
      return 0
    } catch (answer) {
      if (!(answer instanceof RateLimiterRes)) throw answer
      return Math.ceil(answer.msBeforeNext / 1000)
    }
  }
}
