import { sql } from 'kysely'
import { Refusal } from '#domain/errors.ts'
import { minutes } from '#domain/kernel/durations.ts'
import { maxWrongPasswords, triesWithoutCaptcha } from '#domain/identity/password-lock.ts'
import { maxStrangersTries } from '#domain/staff/rules.ts'
import type { Context } from '../context.ts'
import { triesIn, type Tries } from '../identity/index.ts'
import type { Db } from '../platform/db.ts'
import { networkOf } from '../platform/network.ts'
import { deleteTries, isKnownNetwork } from './lock-store.ts'
import { staffTexts as texts } from './texts.ts'

/** A name, known or not, whichever kind of account it is, and where from it is tried. */
export interface TryFrom {
  name: string
  /** A network, or a session that is logged in already. */
  source: string
  /** The account has logged in from there: a stranger's tries are not counted against it. */
  isKnown: boolean
}

export interface CountedTry {
  /** The next one is refused. */
  isLast: boolean
  giveBack(db: Db): Promise<void>
}

/** Wrong passwords and codes of one name from one place. */
const ownTries = triesOf()
/** Those of one name from all places that it never logged in from. */
const strangersTries = triesOf({ most: maxStrangersTries, durations: [minutes(15)] })
const strangers = '*'
/** Wrong codes: they come from whoever knows the password, so no stranger can lock a name by them. */
const codeTries = triesOf()
const codes = 'code'

type NameTries = Tries<readonly [name: string, source: string]>

export async function tryFrom(ctx: Context, name: string, address: string): Promise<TryFrom> {
  const source = networkOf(address)
  return { name, source, isKnown: await isKnownNetwork(ctx.db, name, source) }
}

/** Of somebody who is logged in: nobody else can use up their tries. */
export function tryOfSession(name: string, sessionId: number): TryFrom {
  return { name, source: `session ${sessionId}`, isKnown: true }
}

/** Whether a person must show that it is one: after wrong tries from there, or of strangers. */
export async function needsCaptcha(ctx: Context, from: TryFrom): Promise<boolean> {
  const now = ctx.clock.now()
  const own = await ownTries.find(ctx.db, [from.name, from.source], now)
  if (own.tries >= triesWithoutCaptcha) return true
  if (from.isKnown) return false
  const { tries } = await strangersTries.find(ctx.db, [from.name, strangers], now)
  return tries >= triesWithoutCaptcha
}

/** Counts a try before its password is looked at. Refusal: `accountLocked`. */
export async function countTry(ctx: Context, from: TryFrom): Promise<CountedTry> {
  const own = await count(ctx, ownTries, [from.name, from.source], maxWrongPasswords)
  if (from.isKnown) return own
  const asStranger = count(ctx, strangersTries, [from.name, strangers], maxStrangersTries)
  const all = await asStranger.catch(async (error: unknown) => {
    await own.giveBack(ctx.db)
    throw error
  })
  return {
    isLast: own.isLast || all.isLast,
    giveBack: async (db) => {
      await own.giveBack(db)
      await all.giveBack(db)
    },
  }
}

/** Counts a try with a code, of whoever knew the password. Refusal: `accountLocked`. */
export function countCode(ctx: Context, name: string): Promise<CountedTry> {
  return count(ctx, codeTries, [name, codes], maxWrongPasswords)
}

/** The right person was there: what they tried from this place is forgotten. */
export async function forgetTries(ctx: Context, from: TryFrom, counted: CountedTry): Promise<void> {
  await counted.giveBack(ctx.db)
  await ownTries.clear(ctx.db, [from.name, from.source])
  await codeTries.clear(ctx.db, [from.name, codes])
}

/** Everything that was tried with a name, and where it is known: both factors begin anew. */
export function clearName(trx: Db, name: string): Promise<void> {
  return deleteTries(trx, name)
}

function triesOf(rule?: Parameters<typeof triesIn>[2]): NameTries {
  return triesIn(sql.table('staff_lock'), ['username', 'source'], rule)
}

async function count(
  ctx: Context,
  tries: NameTries,
  key: readonly [string, string],
  most: number,
): Promise<CountedTry> {
  const counted = await tries.count(ctx.db, key, ctx.clock.now())
  if (!counted) return refuseLocked(ctx, tries, key)
  return {
    isLast: counted.tries >= most,
    giveBack: (db) => tries.giveBack(db, key, counted),
  }
}

async function refuseLocked(
  ctx: Context,
  tries: NameTries,
  key: readonly [string, string],
): Promise<never> {
  const now = ctx.clock.now()
  const { lockedUntil } = await tries.find(ctx.db, key, now)
  const left = (lockedUntil?.getTime() ?? 0) - now.getTime()
  const retryAfter = Math.max(1, Math.ceil(left / 1000))
  throw new Refusal('accountLocked', { retryAfter, message: texts.accountLocked })
}
