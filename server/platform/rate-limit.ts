import { sql } from 'kysely'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '#domain/errors.ts'
import type { Db } from './db.ts'
import type { Network } from './network.ts'

export interface LimitRule {
  points: number
  /** Seconds. */
  per: number
}

export type LimitName =
  | 'orderPhone'
  | 'orderProvenPhone'
  | 'orderMember'
  | 'orderAddress'
  | 'unprovenAddress'
  | 'largeCashOrder'
  | 'otpPhone'
  | 'otpOwnPhone'
  | 'otpPhoneOfStores'
  | 'otpPhoneOfStoresDay'
  | 'otpAddress'
  | 'otpStore'
  | 'otpCheckAddress'
  | 'otpCheckStore'
  | 'otpCheckOwnPhone'
  | 'writeAddress'
  | 'loginAddress'
  | 'loginOwnPhone'
  | 'deskLoginAddress'
  | 'checkPhoneAddress'
  | 'newPasswordAddress'
  | 'memberExport'
  | 'counterfeitReport'
  | 'largeBodyAddress'
  | 'returnRequestOrder'
  | 'customerSearchStaff'
  | 'voucherCheckAddress'
  | 'voucherCheckStore'
  | 'storeWrites'
  | 'surveyPhotoStore'

const hour = 3600

/** Limits kept in PostgreSQL, so that all processes count together (decisions, sections 2 and 4). */
export const limitRules: Record<LimitName, LimitRule> = {
  orderPhone: { points: 10, per: hour },
  orderProvenPhone: { points: 10, per: hour },
  orderMember: { points: 10, per: hour },
  orderAddress: { points: 300, per: hour },
  // Pieces that unproven orders keep; beyond them the code is asked for (docs/rules/unproven-orders.md).
  unprovenAddress: { points: 500, per: 24 * hour },
  // Orders paid at the door that a guest would have to prove, of one buyer.
  largeCashOrder: { points: 3, per: 24 * hour },
  otpPhone: { points: 5, per: hour },
  // Of browsers in which the phone's member has logged in, whatever strangers ask for.
  otpOwnPhone: { points: 5, per: hour },
  // Of a phone's five (and ten a day, the spend guard) what stores may ask for.
  otpPhoneOfStores: { points: 3, per: hour },
  otpPhoneOfStoresDay: { points: 6, per: 24 * hour },
  otpAddress: { points: 20, per: hour },
  otpStore: { points: 40, per: hour },
  otpCheckAddress: { points: 60, per: hour },
  otpCheckStore: { points: 60, per: hour },
  otpCheckOwnPhone: { points: 60, per: hour },
  writeAddress: { points: 600, per: 60 },
  // Many people may stand behind one address of a mobile network.
  loginAddress: { points: 100, per: 900 },
  loginOwnPhone: { points: 60, per: 900 },
  deskLoginAddress: { points: 60, per: 900 },
  checkPhoneAddress: { points: 60, per: hour },
  newPasswordAddress: { points: 60, per: hour },
  memberExport: { points: 10, per: hour },
  counterfeitReport: { points: 10, per: 24 * hour },
  // Tries of people from outside: each is read whole, and its pictures are decoded.
  largeBodyAddress: { points: 60, per: hour },
  returnRequestOrder: { points: 10, per: hour },
  customerSearchStaff: { points: 600, per: hour },
  voucherCheckAddress: { points: 120, per: hour },
  voucherCheckStore: { points: 120, per: hour },
  // Whatever a pharmacy's devices write, together: ten a second is no hand's work.
  storeWrites: { points: 600, per: 60 },
  // Each is decoded and drawn anew.
  surveyPhotoStore: { points: 300, per: hour },
}

/** Limits by address take whole networks and nothing else. */
export type LimitKey<Name extends LimitName> = Name extends `${string}Address` ? Network : string

export interface RateLimits {
  /** Counts one of the rule's points, or of these where a setting says how many; throws `rateLimited` with `retryAfter` seconds when there is nothing left. */
  consume<Name extends LimitName>(name: Name, key: LimitKey<Name>, points?: number): Promise<void>
  /** Counts so many at once; false when they are more than there was left. */
  hasRoomFor<Name extends LimitName>(
    name: Name,
    key: LimitKey<Name>,
    count: number,
  ): Promise<boolean>
  /** Seconds until the next one is allowed; 0 when it is allowed now. Counts nothing. */
  waitFor<Name extends LimitName>(name: Name, key: LimitKey<Name>, points?: number): Promise<number>
}

export function createRateLimits(
  pool: Pool,
  enabled: boolean,
  rules: Record<LimitName, LimitRule> = limitRules,
): RateLimits {
  if (!enabled)
    return {
      consume: async () => undefined,
      hasRoomFor: async () => true,
      waitFor: async () => 0,
    }
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = (name: LimitName, points = rules[name].points) => {
    const known = limiters.get(`${name} ${points}`)
    const limiter = known ?? limiterFor(pool, name, { ...rules[name], points })
    limiters.set(`${name} ${points}`, limiter)
    return limiter
  }
  return {
    consume: (name, key, points) => consume(limiterOf(name, points), key),
    hasRoomFor: (name, key, count) => hasRoomFor(limiterOf(name), key, count),
    waitFor: (name, key, points) => waitFor(limiterOf(name, points), key),
  }
}

function limiterFor(pool: Pool, name: LimitName, rule: LimitRule): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: rule.points,
    duration: rule.per,
    // Whoever is over the limit is turned away from memory, without a query.
    inMemoryBlockOnConsumed: rule.points + 1,
  })
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (answer) {
    if (!(answer instanceof RateLimiterRes)) throw answer
    throw new Refusal('rateLimited', { retryAfter: Math.ceil(answer.msBeforeNext / 1000) })
  }
}

async function hasRoomFor(
  limiter: RateLimiterPostgres,
  key: string,
  count: number,
): Promise<boolean> {
  try {
    await limiter.consume(key, count)
    return true
  } catch (answer) {
    if (answer instanceof RateLimiterRes) return false
    throw answer
  }
}

async function waitFor(limiter: RateLimiterPostgres, key: string): Promise<number> {
  const state = await limiter.get(key)
  if (!state || state.consumedPoints < limiter.points) return 0
  return Math.max(1, Math.ceil(state.msBeforeNext / 1000))
}

export async function forgetCountedRequests(db: Db, now: Date): Promise<void> {
  await sql`delete from rate_limit where expire < ${now.getTime()}::bigint`.execute(db)
}
