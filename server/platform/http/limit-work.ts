import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { neighbourhoodsOf, networkOf } from '../network.ts'

/**
 * Pages that are rendered for guests of one network in a minute. Many people may stand behind one address,
 * but nearly all they look at is kept; a search engine that walks the shop stays far below.
 */
export const renderingsAMinute = 1200
/** Searches and other public answers that were not kept: what somebody types is kept after the first who typed it. */
export const answersAMinute = 600

/** Counts in this process, whose time it is about, a network and its neighbourhood. Seconds to wait, 0 for go. */
export function limitWork(
  enabled: boolean,
  perMinute: number,
): (address: string) => Promise<number> {
  if (!enabled) return async () => 0
  const limiters = new Map<number, RateLimiterMemory>()
  const limiterOf = (budgets: number) => {
    const known = limiters.get(budgets)
    const limiter = known ?? new RateLimiterMemory({ points: perMinute * budgets, duration: 60 })
    limiters.set(budgets, limiter)
    return limiter
  }
  return async (address) => {
    const network = networkOf(address)
    for (const { key, budgets } of [{ key: network, budgets: 1 }, ...neighbourhoodsOf(network)]) {
      const wait = await limiterOf(budgets)
        .consume(key)
        .then(() => 0, secondsOf)
      if (wait > 0) return wait
    }
    return 0
  }
}

function secondsOf(answer: unknown): number {
  if (!(answer instanceof RateLimiterRes)) throw answer
  return Math.max(1, Math.ceil(answer.msBeforeNext / 1000))
}
