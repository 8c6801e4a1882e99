import type { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import type { Door } from './hashing-queue.ts'
import type { CountedTry, TryKey } from './tries.ts'

/** What makes one way to log in its own: that of members, or the one that staff and pharmacies share. */
export interface WayIn<A extends Account, From extends TriedFrom = TriedFrom> {
  door: Door
  tries: TriesOfAccounts<From>
  /** Whoever has a name and may come in by it. */
  find(ctx: Context, name: string, caller: Caller): Promise<A | null>
  /** Writes down for the owner of a name, if there is one, what was tried in vain; what to answer. */
  refuse(ctx: Context, wrong: WrongTry, caller: Caller): Promise<Refusal>
}

export interface Account {
  /** Null while no password was set: then none is right. */
  passwordHash: string | null
  /** Keeps the same password under today's key, where `old` is still what is kept. */
  renewHash?(renewed: RenewedHash): Promise<unknown>
}

/** One password, hashed anew. */
export interface RenewedHash {
  old: string
  hash: string
}

export interface WrongTry {
  name: string
  what: 'password' | 'code'
  /** The next one is refused. */
  isLast: boolean
}

export interface TriedFrom extends TryKey {
  /** Its owner was there before, and nobody else: what strangers around it try is not counted against it. */
  isKnown: boolean
}

export interface TriesOfAccounts<From extends TriedFrom> {
  triedFrom(ctx: Context, name: string, caller: Caller): Promise<From>
  needsCaptcha(ctx: Context, from: From): Promise<boolean>
  count(ctx: Context, from: From): Promise<CountedTry>
  /** Counts a try with a code, of whoever knew the password. */
  countCode?(ctx: Context, name: string): Promise<CountedTry>
  forget(ctx: Context, from: From, counted: CountedTry): Promise<void>
  /** What was tried is forgotten with the right password, or only when all that was asked for went well. */
  forgottenWith: 'password' | 'success'
}
