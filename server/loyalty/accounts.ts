import { randomInt } from 'node:crypto'
import { vietnamDayOf, type VietnamDay } from '#domain/kernel/dates.ts'
import type { AccountLock } from '#domain/loyalty/locked-words.ts'
import { loyaltyNumberDigits, loyaltyNumberOf } from '#domain/loyalty/loyalty-number.ts'
import { forgetPhone } from '../genuine/index.ts'
import type { Db } from '../platform/db.ts'
import {
  bindAccount,
  findAccountBy,
  findOwnAccount,
  freePhone,
  insertAccount,
  lockAccountRow,
} from './account-queries.ts'
import { sweepLots } from './sweep-queries.ts'
import type { CamelRow } from '../platform/rows.ts'

/** A membership; points as they can be spent, are held by orders, and are owed. */
export interface Account extends CamelRow<
  'loyalty_account',
  'id' | 'loyalty_number' | 'phone' | 'member_id' | 'status' | 'holding' | 'debt'
> {
  available: number
  /** Why it is locked, in words for its member; null while it is not. */
  lock: AccountLock | null
}

/** An account as it stands on that Vietnam day: what is over counts no longer, swept or not. */
export function findAccount(
  db: Db,
  by: { memberId: number } | { phone: string } | { id: number } | { loyaltyNumber: string },
  today: VietnamDay,
): Promise<Account | null> {
  if ('memberId' in by) return findAccountBy(db, 'member_id', by.memberId, today)
  if ('phone' in by) return findAccountBy(db, 'phone', by.phone, today)
  if ('loyaltyNumber' in by) return findAccountBy(db, 'loyalty_number', by.loyaltyNumber, today)
  return findAccountBy(db, 'id', by.id, today)
}

/**
 * The id of a member's account, else of the phone's; made if there is none. An account that was made
 * by phone is bound to the member who now proves the phone.
 */
export async function ensureAccount(
  trx: Db,
  { phone, memberId, at }: { phone: string; memberId?: number; at: Date },
): Promise<number> {
  // A twin may be quicker, or the random number taken: then look again.
  for (let round = 0; round < 8; round += 1) {
    const own = await findOwnAccount(trx, phone, memberId ?? null)
    const id = own
      ? await claimAccount(trx, own, { phone, memberId })
      : await insertAccount(trx, {
          loyaltyNumber: newLoyaltyNumber(),
          phone,
          memberId: memberId ?? null,
          at,
        })
    if (id !== null) return id
  }
  throw new Error('no loyalty account could be made')
}

/** Null when it is not theirs after all. */
async function claimAccount(
  trx: Db,
  own: { id: number; memberId: number | null },
  { phone, memberId }: { phone: string; memberId: number | undefined },
): Promise<number | null> {
  if (memberId === undefined || own.memberId === memberId) return own.id
  if (own.memberId === null) return (await bindAccount(trx, own.id, memberId)) ? own.id : null
  // Its member is being erased: whoever has the phone now gets an account of their own.
  // What was tried under the phone until now was theirs.
  await forgetPhone(trx, phone)
  await freePhone(trx, own.id)
  return null
}

function newLoyaltyNumber(): string {
  const digits = String(randomInt(10 ** loyaltyNumberDigits))
  return loyaltyNumberOf(digits.padStart(loyaltyNumberDigits, '0'))
}

/** Nobody is behind it any more: its member was erased. */
export function isErased({ phone, memberId }: Account): boolean {
  return phone === null && memberId === null
}

/**
 * Holds the account's row until this transaction ends, with lots whose day is over taken out.
 * Comes before every other lock of points, gifts, vouchers and stock (docs/rules/locking.md).
 */
export async function lockAccount(trx: Db, accountId: number, at: Date): Promise<Account> {
  const account = await lockSwept(trx, { id: accountId }, at)
  if (!account) throw new Error(`no loyalty account ${accountId}`)
  return account
}

/** The same for the account of a hold or an expectation; null when the cause has none. */
export async function lockSwept(
  trx: Db,
  by: Parameters<typeof lockAccountRow>[1],
  at: Date,
): Promise<Account | null> {
  const today = vietnamDayOf(at)
  const row = await lockAccountRow(trx, by, today)
  if (!row) return null
  const { unswept, ...account } = row
  if (!unswept) return account
  return { ...account, available: await sweepLots(trx, account.id, today, at) }
}
