import type { HeldGift } from './exchange-queries.ts'

/** Why each voucher of an exchange was made, `{cause}:gift:{giftId}:{n}`; none for goods. */
export function rewardCauses(
  cause: string,
  gift: Pick<HeldGift, 'giftId' | 'kind' | 'quantity'>,
): string[] {
  if (gift.kind !== 'voucher') return []
  return Array.from({ length: gift.quantity }, (_, n) => `${cause}:gift:${gift.giftId}:${n + 1}`)
}
