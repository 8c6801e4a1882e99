import { sql } from 'kysely'
import { minutes } from '#domain/kernel/durations.ts'
import { maxStrangersTries } from '#domain/staff/rules.ts'
import { triesIn, type TriedFrom, type TriesOfAccounts } from '../session/index.ts'
import type { Db } from '../platform/db.ts'
import { networkOf } from '../platform/network.ts'
import { deleteTries, isKnownNetwork } from './lock-queries.ts'
import { staffTexts as texts } from './texts.ts'

/** A network, or a session that is logged in already. A network may be shared: it is never the owner's alone. */
export interface NameTry extends TriedFrom {
  /** The account has logged in from there: strangers' tries are not counted against it. */
  isKnownNetwork: boolean
}

/** Wrong passwords and codes of one name from one place. */
const ownTries = triesOf()
/** Those of one name from all places that it never logged in from. */
const strangersTries = triesOf({ max: maxStrangersTries, durations: [minutes(15)] })
/** Wrong codes: they come from whoever knows the password, so no stranger can lock a name by them. */
const codeTries = triesOf()
const strangersOf = ({ name }: { name: string }) => ({ name, source: '*' })
const codesOf = ({ name }: { name: string }) => ({ name, source: 'code' })

/** Of a name, known or not, whichever kind of account it is: strangers lock out strangers. */
export const nameTries: TriesOfAccounts<NameTry> = {
  forgottenWith: 'success',
  triedFrom: async ({ db }, name, { ip }) => {
    const source = networkOf(ip)
    const isKnown = await isKnownNetwork(db, name, source)
    return { name, source, isKnown: false, isKnownNetwork: isKnown }
  },
  needsCaptcha: async (ctx, from) =>
    (await ownTries.needsCaptcha(ctx, from)) ||
    (!from.isKnownNetwork && (await strangersTries.needsCaptcha(ctx, strangersOf(from)))),
  count: async (ctx, from) => {
    const own = await ownTries.count(ctx, from)
    if (from.isKnownNetwork) return own
    const asStranger = strangersTries.count(ctx, strangersOf(from))
    const all = await asStranger.catch(async (error: unknown) => {
      await own.giveBack()
      throw error
    })
    const giveBack = async () => {
      await own.giveBack()
      await all.giveBack()
    }
    return { isLast: own.isLast || all.isLast, giveBack }
  },
  countCode: (ctx, name) => codeTries.count(ctx, codesOf({ name })),
  forget: async (ctx, from, counted) => {
    await counted.giveBack()
    await ownTries.forget(ctx, from)
    await codeTries.forget(ctx, codesOf(from))
  },
}

/** Of somebody who is logged in: nobody else can use up their tries. */
export function tryOfSession(name: string, sessionId: number): NameTry {
  return { name, source: `session ${sessionId}`, isKnown: false, isKnownNetwork: true }
}

/** Everything that was tried with a name, and where it is known: both factors begin anew. */
export function clearName(trx: Db, name: string): Promise<void> {
  return deleteTries(trx, name)
}

function triesOf(rule?: Parameters<typeof triesIn>[2]) {
  return triesIn(sql.table('staff_lock'), 'username', { ...rule, message: texts.accountLocked })
}
