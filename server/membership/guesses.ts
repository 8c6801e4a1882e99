import { Refusal } from '#domain/errors.ts'
import { hours } from '#domain/kernel/durations.ts'
import type { Context } from '../context.ts'
import type { Entering } from './entering.ts'
import { giveTriesBack, takeTries, type Guesser } from './guesses-store.ts'

/**
 * Wrong codes within an hour. A mobile network stands behind one address, a counter behind one store; of
 * a store's an account has a part, so that its guesses do not stop its colleagues.
 */
export const mostWrongCodes = { address: 100, account: 60, store: 100 } as const
const window = hours(1)

/** Room for that many wrong codes, set aside before anything is told of them. */
export interface Tries {
  /** Refuses `rateLimited` when there was no room. */
  ensureRoom(): void
  /** After the answer: only the wrong ones stay counted. */
  settle(wrong: number): Promise<void>
}

/** Set aside by PostgreSQL for whoever enters codes: of any number of requests at once none looks too far. */
export async function reserveTries(ctx: Context, who: Entering, count: number): Promise<Tries> {
  if (!ctx.config.rateLimits) return unlimited
  const { db, clock } = ctx
  const now = clock.now()
  const over = new Date(now.getTime() - window)
  const guessers = guessersOf(who)
  const taken = await takeTries(db, guessers, { count, now, over })
  if (taken.isWhole) {
    return {
      ensureRoom: () => undefined,
      settle: (wrong) => giveTriesBack(db, taken.windows, count - wrong),
    }
  }
  await giveTriesBack(db, taken.windows, count)
  const ends = taken.fullSince.getTime() + window
  const retryAfter = Math.max(1, Math.ceil((ends - now.getTime()) / 1000))
  return {
    ensureRoom: () => {
      throw new Refusal('rateLimited', { retryAfter })
    },
    settle: async () => undefined,
  }
}

const unlimited: Tries = { ensureRoom: () => undefined, settle: async () => undefined }

/** Always in this order: two requests never wait for each other in a circle. */
function guessersOf({ storeCode, sentBy, address }: Entering): Guesser[] {
  const { address: ofAddress, account, store } = mostWrongCodes
  if (storeCode === null) return [{ key: `address ${address}`, most: ofAddress }]
  return [
    { key: `account ${storeCode} ${sentBy ?? ''}`, most: account },
    { key: `store ${storeCode}`, most: store },
  ]
}
