import type { Realm } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { generateToken, hashToken, isToken } from '../platform/random-token.ts'
import { deviceName } from './device-name.ts'
import type { Proven, RealmRules, SignedIn } from './realms.ts'
import { sessionRows, type SessionRow } from './session-queries.ts'

export interface StartedSession {
  token: string
  sessionId: number
}

/** Somebody's live session, as a request is told of it. */
export interface Known<R extends Realm> {
  who: SignedIn[R]
  /** Set when its end was just moved: the browser must learn of it. Milliseconds. */
  renewedFor: number | null
}

/** The sessions of one realm. */
export function sessionsOf<R extends Realm>(rules: RealmRules<R>) {
  const rows = sessionRows(rules)

  /**
   * Makes a session with a fresh token; ends the one the browser brought along and those that are too many.
   * The cookie is set once the transaction stands. Refuses when the account is no longer what was checked.
   */
  async function start(ctx: Context, trx: Db, proven: Proven, caller: Caller) {
    const token = generateToken()
    const now = ctx.clock.now()
    const sessionId = await rows.insert(trx, {
      account: rules.lockAccount(proven),
      tokenHash: hashToken(token),
      device: deviceName(caller.userAgent),
      address: caller.ip,
      now,
      expiresAt: after(now, rules.lifetime),
    })
    if (sessionId === null) throw new Refusal(rules.refusal)
    const former = caller[rules.realm] as SignedIn[R] | undefined
    if (former) await rows.end(trx, { of: rules.accountOf(former), id: former.sessionId }, now)
    await rows.endSurplus(trx, proven.id, { max: rules.maxDevices, now })
    return { token, sessionId } satisfies StartedSession
  }

  /** The live session of a token: one query, and now and then the note that it was used. */
  async function find({ db, clock }: Context, token: string): Promise<Known<R> | null> {
    if (!isToken(token)) return null
    const now = clock.now()
    const found = await rules.find(db, hashToken(token), now)
    if (!found) return null
    return { who: found.who, renewedFor: await renew(db, found.session, found.who, now) }
  }

  /**
   * Milliseconds until its new end; null while that stays. Two statements on their own: whoever ends sessions
   * holds the account first, so nothing here holds a session while it waits for it.
   */
  async function renew(db: Db, session: SessionRow, who: SignedIn[R], now: Date) {
    if (now.getTime() - session.last_seen_at.getTime() < rules.touchInterval) return null
    const endsAt = earlier(after(now, rules.lifetime), after(session.created_at, rules.max))
    const isTouched = await rows.touch(db, session, { now, endsAt })
    if (isTouched) await rules.noteUse?.(db, rules.accountOf(who), now)
    return endsAt.getTime() - now.getTime()
  }

  /** The live key on which a session's streams end. */
  const liveKey = (id: number) => `${rules.realm}Session:${id}`

  return {
    start,
    find,
    end: rows.end,
    list: rows.list,
    deleteOld: rows.deleteOld,
    accountOf: rules.accountOf,
    liveKey,
    /** Tells the streams of these sessions to end, in all processes. Call after commit. */
    tellEnded: ({ changeBus }: Pick<Context, 'changeBus'>, ids: readonly number[]): void => {
      if (ids.length > 0) changeBus.tell(ids.map(liveKey))
    },
  }
}

export type Sessions<R extends Realm> = ReturnType<typeof sessionsOf<R>>

function after(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds)
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}
