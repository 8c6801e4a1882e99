import { createHmac } from 'node:crypto'

/** Whose limits a use counts for: the membership's, or a guest's by a keyed hash of the phone. */
export function holderOf(secretKey: string, who: { accountId?: number; phone: string }): string {
  if (who.accountId !== undefined) return `account:${who.accountId}`
  const hash = createHmac('sha256', secretKey).update(`voucher-holder:${who.phone}`).digest()
  return `guest:${hash.subarray(0, 16).toString('base64url')}`
}
