import type { RawBuilder } from 'kysely'
import type { Realm } from '#domain/contract.ts'
import type { RefusalCode } from '#domain/errors.ts'
import type { SignedInMember, SignedInPharmacy, SignedInStaff } from '../context.ts'
import type { Db } from '../platform/db.ts'
import type { SessionRow, SessionTable } from './session-queries.ts'

/** What a session tells of its account, by realm. */
export interface SignedIn {
  member: SignedInMember
  staff: SignedInStaff
  pharmacy: SignedInPharmacy
}

/** An account and the password that was checked for it. */
export interface Proven {
  id: number
  passwordHash: string
}

/** What makes the sessions of one realm its own; everything else about sessions is the same. */
export interface RealmRules<R extends Realm> extends SessionTable {
  realm: R
  /** From the last use, in milliseconds. */
  lifetime: number
  /** From the beginning, however often it is used. */
  max: number
  /** Use is written down at most this often. */
  touchInterval: number
  /** One more ends the one that was used longest ago. */
  maxDevices: number
  /**
   * Selects the account's `id` while it still has this password and may come in, and locks it: a login takes
   * turns with whatever ends sessions, so that one is ended too or never made.
   */
  lockAccount(proven: Proven): RawBuilder<unknown>
  /** What a login is told whose account is no longer what was checked. */
  refusal: RefusalCode
  /** The live session of a token, with whose it is, in one query. */
  find(db: Db, tokenHash: Buffer, now: Date): Promise<FoundSession<R> | null>
  accountOf(who: SignedIn[R]): number
  /** That somebody was here, where their account says so. */
  noteUse?(db: Db, account: number, now: Date): Promise<unknown>
}

export interface FoundSession<R extends Realm> {
  session: SessionRow
  who: SignedIn[R]
}
