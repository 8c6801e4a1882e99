import { Refusal } from '#domain/errors.ts'
import { hours } from '#domain/kernel/durations.ts'
import type { Context } from '../context.ts'
import { neighbourhoodsOf, type Network } from '../platform/network.ts'
import type { EarnRequester } from './earn-requester.ts'
import { giveTriesBack, takeTries, type Guesser, type Window } from './guesses-queries.ts'

/**
 * Wrong codes within an hour. A mobile operator's customers stand behind one network, a counter behind one
 * store; of a pharmacy's an account has a part, so that its guesses do not stop its colleagues; of a network's its
 * guests have one, so that strangers do not stop its members.
 */
export const maxWrongCodes = { network: 100, guests: 30, account: 60, pharmacy: 100 } as const
const window = hours(1)

/** Room for that many wrong codes, set aside before anything is told of them. */
export interface Tries {
  /** What was set aside or wrong already, of a neighbourhood for one budget; 0 where nothing is counted. */
  before: number
  /** Refuses `rateLimited` when there was no room. */
  ensureRoom(): void
  /** After the answer: only the wrong ones stay counted. */
  settle(wrong: number): Promise<void>
}

/** Who guesses: whoever enters codes for somebody, or a guest who only asks. */
type Guessing = Pick<EarnRequester, 'pharmacyCode' | 'sentBy'> & {
  network: Network
  isGuest?: boolean
}

/** Set aside by PostgreSQL for whoever enters codes: of any number of requests at once none looks too far. */
export async function reserveTries(ctx: Context, who: Guessing, count: number): Promise<Tries> {
  if (!ctx.config.rateLimits) return unlimited
  const { db, clock } = ctx
  const now = clock.now()
  const over = new Date(now.getTime() - window)
  const guessers = guessersOf(who)
  const outcomes = await takeTries(db, guessers, { count, now, over })
  if (outcomes.isWhole) {
    return {
      before: Math.max(...outcomes.windows.map((each) => shareOf(guessers, each, count))),
      ensureRoom: () => undefined,
      settle: (wrong) => giveTriesBack(db, outcomes.windows, count - wrong),
    }
  }
  await giveTriesBack(db, outcomes.windows, count)
  const ends = outcomes.fullSince.getTime() + window
  const retryAfter = Math.max(1, Math.ceil((ends - now.getTime()) / 1000))
  return {
    before: Infinity,
    ensureRoom: () => {
      throw new Refusal('rateLimited', { retryAfter })
    },
    settle: async () => undefined,
  }
}

const unlimited: Tries = {
  before: 0,
  ensureRoom: () => undefined,
  settle: async () => undefined,
}

function shareOf(guessers: readonly OneOf[], outcomes: Window, own: number): number {
  const { budgets = 1 } = guessers.find(({ key }) => key === outcomes.key) ?? {}
  return Math.floor((outcomes.count - own) / budgets)
}

interface OneOf extends Guesser {
  budgets?: number
}

/** Always in this order: two requests never wait for each other in a circle. */
function guessersOf({ pharmacyCode, sentBy, network, isGuest }: Guessing): OneOf[] {
  const { network: all, guests, account, pharmacy } = maxWrongCodes
  if (pharmacyCode === null) {
    const ofNetwork = aroundNetwork('network', network, all)
    return isGuest ? [...ofNetwork, ...aroundNetwork('guests', network, guests)] : ofNetwork
  }
  return [
    { key: `account ${pharmacyCode} ${sentBy ?? ''}`, max: account },
    { key: `store ${pharmacyCode}`, max: pharmacy },
  ]
}

function aroundNetwork(kind: string, network: Network, max: number): OneOf[] {
  const wider = neighbourhoodsOf(network)
  return [
    { key: `${kind} ${network}`, max },
    ...wider.map(({ key, budgets }) => ({ key: `${kind} ${key}`, max: max * budgets, budgets })),
  ]
}
