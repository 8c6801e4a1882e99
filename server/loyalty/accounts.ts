import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'

/** A membership; points as they can be spent, are held by orders, and are owed. */
export interface Account {
  id: number
  loyaltyNumber: string
  phone: string | null
  memberId: number | null
  status: 'active' | 'locked'
  available: number
  holding: number
  debt: number
}

/** An account as it stands on that Vietnam day: what is over counts no longer, swept or not. */
export function findAccount(
  _db: Db,
  _by: { memberId: number } | { phone: string } | { id: number },
  _today: VietnamDay,
): Promise<Account | null> {
  throw new Error('not there yet')
}

/** The id of the account of a phone, made if there is none and bound to the member. */
export function ensureAccount(
  _trx: Db,
  _of: { phone: string; memberId?: number; at: Date },
): Promise<number> {
  throw new Error('not there yet')
}

/** Holds the account's row for this transaction, with lots whose day is over taken out. */
export function lockAccount(_trx: Db, _accountId: number, _at: Date): Promise<Account> {
  throw new Error('not there yet')
}
