import { sql } from 'kysely'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '#domain/errors.ts'
import type { Db } from './db.ts'
import { neighbourhoodsOf, spendersOf, type Neighbourhood, type Network } from './network.ts'

export interface LimitRule {
  points: number
  /** Seconds. */
  per: number
  /** Points may come back, so that nobody is turned away from memory. */
  givenBack?: true
}

export type LimitName =
  | 'orderPhone'
  | 'orderProvenPhone'
  | 'orderMember'
  | 'orderAddress'
  | 'firstOrderPhone'
  | 'firstOrdersAddress'
  | 'orderTryAddress'
  | 'unprovenAddress'
  | 'noticesHourSpender'
  | 'noticesDaySpender'
  | 'largeCashOrder'
  | 'otpPhone'
  | 'otpOwnPhone'
  | 'otpPhoneOfPharmacies'
  | 'otpPhoneOfPharmaciesDay'
  | 'otpAddress'
  | 'otpPharmacy'
  | 'otpCheckAddress'
  | 'otpCheckPharmacy'
  | 'otpCheckOwnPhone'
  | 'writeAddress'
  | 'loginAddress'
  | 'loginOwnPhone'
  | 'wrongPasswordAddress'
  | 'captchaAddress'
  | 'backofficeLoginAddress'
  | 'checkPhoneAddress'
  | 'newPasswordAddress'
  | 'memberExport'
  | 'counterfeitReport'
  | 'largeBodyAddress'
  | 'largeBodyUploader'
  | 'returnRequestOrder'
  | 'refundAccount'
  | 'reviewMember'
  | 'customerSearchStaff'
  | 'customerLooks'
  | 'mailTrials'
  | 'voucherCheckAddress'
  | 'voucherCheckPharmacy'
  | 'pharmacyWrites'
  | 'surveyPhotoPharmacy'
  | 'leadAddress'
  | 'firstLeadsAddress'
  | 'ticketAddress'
  | 'firstTicketsAddress'
  | 'chatVisitor'
  | 'chatSignsVisitor'
  | 'chatAddress'
  | 'chatBeginAddress'

const hour = 3600

/** Limits kept in PostgreSQL, so that all processes count together. */
export const limitRules: Record<LimitName, LimitRule> = {
  // Of these, and of what is taken at the door, only what became an order counts.
  orderPhone: { points: 10, per: hour, givenBack: true },
  orderProvenPhone: { points: 10, per: hour, givenBack: true },
  orderMember: { points: 10, per: hour, givenBack: true },
  orderAddress: { points: 300, per: hour, givenBack: true },
  orderTryAddress: { points: 600, per: 60 },
  // Guests' orders that need no captcha yet.
  firstOrderPhone: { points: 1, per: hour },
  firstOrdersAddress: { points: 5, per: hour },
  // Pieces that unproven orders keep; beyond them the code is asked for (docs/rules/unproven-orders.md).
  unprovenAddress: { points: 500, per: 24 * hour, givenBack: true },
  // Orders that nobody proved whose phones are told of them before staff act; further ones are placed quietly.
  noticesHourSpender: { points: 60, per: hour, givenBack: true },
  noticesDaySpender: { points: 150, per: 24 * hour, givenBack: true },
  // Orders paid at the door that a guest would have to prove, of one buyer.
  largeCashOrder: { points: 3, per: 24 * hour, givenBack: true },
  otpPhone: { points: 5, per: hour },
  // Of browsers in which the phone's member has logged in, whatever strangers ask for.
  otpOwnPhone: { points: 5, per: hour },
  // Of a phone's five (and ten a day, the spend guard) what pharmacies may ask for.
  otpPhoneOfPharmacies: { points: 3, per: hour },
  otpPhoneOfPharmaciesDay: { points: 6, per: 24 * hour },
  otpAddress: { points: 20, per: hour },
  otpPharmacy: { points: 40, per: hour },
  otpCheckAddress: { points: 60, per: hour },
  otpCheckPharmacy: { points: 60, per: hour },
  otpCheckOwnPhone: { points: 60, per: hour },
  writeAddress: { points: 600, per: 60 },
  // Many people may stand behind one address of a mobile network.
  loginAddress: { points: 100, per: 900 },
  loginOwnPhone: { points: 60, per: 900 },
  // Wrong ones of members, pharmacies and staff; beyond them a login must show that a person sends it.
  wrongPasswordAddress: { points: 10, per: 900, givenBack: true },
  // Wrong solutions; a browser makes none but late ones.
  captchaAddress: { points: 100, per: 900, givenBack: true },
  backofficeLoginAddress: { points: 60, per: 900 },
  checkPhoneAddress: { points: 60, per: hour },
  newPasswordAddress: { points: 60, per: hour },
  memberExport: { points: 10, per: hour },
  counterfeitReport: { points: 10, per: 24 * hour },
  // Tries of people from outside where pictures are taken: of whoever has not shown who they are, and of who has.
  largeBodyAddress: { points: 60, per: hour },
  largeBodyUploader: { points: 30, per: hour },
  returnRequestOrder: { points: 10, per: hour },
  // Whoever changes their account more often has somebody else at it.
  refundAccount: { points: 10, per: hour },
  reviewMember: { points: 60, per: hour },
  customerSearchStaff: { points: 600, per: hour },
  // Whoever opens more is not on the phone with them.
  customerLooks: { points: 120, per: hour },
  // Mails in new words that staff send themselves.
  mailTrials: { points: 20, per: hour },
  voucherCheckAddress: { points: 120, per: hour },
  voucherCheckPharmacy: { points: 120, per: hour },
  // Whatever a pharmacy's devices write, together: ten a second is no hand's work.
  pharmacyWrites: { points: 600, per: 60 },
  // Each is decoded and drawn anew.
  surveyPhotoPharmacy: { points: 300, per: hour },
  // Forms of landing pages and questions to the experts; beyond the first ones a puzzle is asked for.
  leadAddress: { points: 60, per: hour, givenBack: true },
  firstLeadsAddress: { points: 5, per: hour, givenBack: true },
  // Wrong printed tickets of games; beyond the first ones a puzzle is asked for.
  ticketAddress: { points: 60, per: hour, givenBack: true },
  firstTicketsAddress: { points: 5, per: hour, givenBack: true },
  // Messages of a visitor: faster is no hand's work. Many visitors may stand behind one address of a mobile network.
  chatVisitor: { points: 20, per: 60 },
  // Marks of what was read, and that somebody is typing.
  chatSignsVisitor: { points: 120, per: 60 },
  chatAddress: { points: 600, per: hour },
  chatBeginAddress: { points: 30, per: hour },
}

/**
 * Limits by address take whole networks and nothing else, and count their neighbourhoods along: no caller can
 * forget them. Those of spenders count whom we hold to one purse (`spendersOf`).
 */
export type LimitKey<Name extends LimitName> = Name extends `${string}${'Address' | 'Spender'}`
  ? Network
  : string

export interface RateLimits {
  /** Counts one of the rule's points, or of these where a setting says how many; throws `rateLimited` with `retryAfter` seconds when there is nothing left. */
  consume<Name extends LimitName>(name: Name, key: LimitKey<Name>, points?: number): Promise<Taken>
  /** Counts as `consume` does; null when there is nothing left. */
  take<Name extends LimitName>(
    name: Name,
    key: LimitKey<Name>,
    points?: number,
  ): Promise<Taken | null>
  /** Counts so many at once; null when they are more than there was left. */
  takeSeveral<Name extends LimitName>(
    name: Name,
    key: LimitKey<Name>,
    count: number,
  ): Promise<Taken | null>
  /** Seconds until the next one is allowed; 0 when it is allowed now. Counts nothing. */
  waitFor<Name extends LimitName>(name: Name, key: LimitKey<Name>, points?: number): Promise<number>
}

/** What was counted. */
export interface Taken {
  /** What it was counted for did not happen. Only for rules that are `givenBack`. */
  giveBack(): Promise<void>
}

const nothing: Taken = { giveBack: async () => undefined }
const noLimits: RateLimits = {
  consume: async () => nothing,
  take: async () => nothing,
  takeSeveral: async () => nothing,
  waitFor: async () => 0,
}

export function createRateLimits(
  pool: Pool,
  enabled: boolean,
  rules: Record<LimitName, LimitRule> = limitRules,
): RateLimits {
  if (!enabled) return noLimits
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = (name: LimitName, points: number) => {
    const known = limiters.get(`${name} ${points}`)
    const limiter = known ?? limiterFor(pool, name, { ...rules[name], points })
    limiters.set(`${name} ${points}`, limiter)
    return limiter
  }
  const budgetsOf = (name: LimitName, key: string, points = rules[name].points): Budget[] =>
    keysOf(name, key).map((each) => ({
      key: each.key,
      limiter: limiterOf(name, points * each.budgets),
    }))
  return {
    consume: async (name, key, points) => {
      const budgets = budgetsOf(name, key, points)
      const wait = await count(budgets)
      if (wait > 0) throw new Refusal('rateLimited', { retryAfter: wait })
      return takenFrom(budgets)
    },
    take: async (name, key, points) => {
      const budgets = budgetsOf(name, key, points)
      return (await count(budgets)) === 0 ? takenFrom(budgets) : null
    },
    takeSeveral: async (name, key, pieces) => {
      const budgets = budgetsOf(name, key)
      return (await count(budgets, pieces)) === 0 ? takenFrom(budgets, pieces) : null
    },
    waitFor: async (name, key, points) =>
      Math.max(...(await Promise.all(budgetsOf(name, key, points).map(waitFor)))),
  }
}

interface Budget {
  key: string
  limiter: RateLimiterPostgres
}

function keysOf(name: LimitName, key: string): Neighbourhood[] {
  if (name.endsWith('Spender')) return spendersOf(key)
  const own = { key, budgets: 1 }
  return name.endsWith('Address') ? [own, ...neighbourhoodsOf(key)] : [own]
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
    ...(rule.givenBack ? {} : { inMemoryBlockOnConsumed: rule.points + 1 }),
  })
}

/** The narrowest first: what one network asks in vain is not taken from its neighbours. Seconds, 0 for go. */
async function count(budgets: readonly Budget[], points = 1): Promise<number> {
  for (const { limiter, key } of budgets) {
    const refused = await limiter.consume(key, points).then(() => null, asRefusal)
    if (refused) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
  }
  return 0
}

function asRefusal(answer: unknown): RateLimiterRes {
  if (answer instanceof RateLimiterRes) return answer
  throw answer
}

function takenFrom(budgets: readonly Budget[], points = 1): Taken {
  return {
    giveBack: async () => {
      for (const { limiter, key } of budgets) await limiter.reward(key, points)
    },
  }
}

async function waitFor({ limiter, key }: Budget): Promise<number> {
  const state = await limiter.get(key)
  if (!state || state.consumedPoints < limiter.points) return 0
  return Math.max(1, Math.ceil(state.msBeforeNext / 1000))
}

export async function forgetCountedRequests(db: Db, now: Date): Promise<void> {
  await sql`delete from rate_limit where expire < ${now.getTime()}::bigint`.execute(db)
}
