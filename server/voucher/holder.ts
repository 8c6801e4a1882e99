import { createHmac } from 'node:crypto'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Context } from '../context.ts'
import { findAccount } from '../loyalty/index.ts'
import type { Db } from '../platform/db.ts'
import { lookupKeysOf, type SecretKeys } from '../platform/keys/keyring.ts'

/** Whose limits a use counts for: the membership's, or a guest's by a keyed hash of the phone. */
export function holderOf(secretKey: string, who: { accountId?: number; phone: string }): string {
  if (who.accountId !== undefined) return `account:${who.accountId}`
  const hash = createHmac('sha256', secretKey).update(`voucher-holder:${who.phone}`).digest()
  return `guest:${hash.subarray(0, 16).toString('base64url')}`
}

/** What the same guest was counted as under earlier keys. */
export function formerHoldersOf(keys: SecretKeys, phone: string): string[] {
  const [, ...former] = lookupKeysOf(keys)
  return former.map((key) => holderOf(key, { phone }))
}

/** For whom a use is counted, and whose uses fill the same limit beside it. */
export interface Holders {
  holder: string
  beside: readonly string[]
}

/**
 * A guest who names a member's phone gets no more than that member has left; what they take is the
 * member's only once the phone was proven, so that a stranger uses nobody's limit up (docs/rules/vouchers.md §1).
 */
export async function findHolders(
  { config }: Pick<Context, 'config'>,
  db: Db,
  who: { accountId: number | null; phone: string; isProven: boolean; today: VietnamDay },
): Promise<Holders> {
  const { accountId, phone, isProven, today } = who
  const { secretKey } = config
  if (accountId !== null) return { holder: holderOf(secretKey, { accountId, phone }), beside: [] }
  const guest = holderOf(secretKey, { phone })
  const former = formerHoldersOf(config, phone)
  const account = await findAccount(db, { phone }, today)
  if (!account) return { holder: guest, beside: former }
  const member = holderOf(secretKey, { accountId: account.id, phone })
  return isProven ? { holder: member, beside: [] } : { holder: guest, beside: [member, ...former] }
}
