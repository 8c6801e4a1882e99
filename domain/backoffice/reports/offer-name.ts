import { formatDate } from '../../kernel/dates.ts'
import type { GiftGroup, VoucherChannel, VoucherGroup } from './offers/api.ts'
import { reportTexts as texts } from './texts.ts'

/** What people call a row of the reports on vouchers and gifts. */
export function offerName(
  by: VoucherGroup | GiftGroup,
  { key, name }: { key: string; name: string },
): string {
  if (by === 'month') return formatDate(key).slice(3)
  return by === 'channel' ? texts.channels[key as VoucherChannel] : name
}
