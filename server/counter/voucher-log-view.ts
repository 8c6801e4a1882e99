import type { VoucherLog } from '#domain/counter/api.ts'
import type { PharmacyRole } from '#domain/session/pharmacy-roles.ts'
import { toVietnamIso, vietnamDayOf, type VietnamDay } from '#domain/kernel/dates.ts'
import { shownPhone } from '#domain/kernel/shown-person.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type { VoucherLogRow } from './voucher-log-queries.ts'

/** A use as the API shows it; an owner may take it back on its own Vietnam day. */
export function toVoucherLog(
  row: VoucherLogRow,
  role: PharmacyRole,
  today: VietnamDay,
): VoucherLog {
  const { fullName, cancelledAt } = row
  return {
    id: row.id,
    at: toVietnamIso(row.at),
    phone: shownPhone(row.phone),
    code: row.codeMasked,
    campaign_id: row.campaignId,
    name: row.name,
    kind: row.kind,
    products: row.products,
    ...(row.amount === null ? {} : { amount: vnd(row.amount) }),
    saving: vnd(row.saving),
    status: row.state,
    by: { username: row.pharmacyUser, ...(fullName === null ? {} : { full_name: fullName }) },
    ...(cancelledAt ? { cancelled_at: toVietnamIso(cancelledAt) } : {}),
    ...(row.cancelReason ? { cancel_reason: row.cancelReason } : {}),
    can_cancel: role === 'owner' && row.state === 'used' && vietnamDayOf(row.at) === today,
  }
}
