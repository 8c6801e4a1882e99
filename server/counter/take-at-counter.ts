import type { VoucherLog } from '#domain/counter/api.ts'
import { maskCode } from '#domain/genuine/mask.ts'
import { vietnamDayOf } from '#domain/kernel/dates.ts'
import type { VoucherProblem } from '#domain/voucher/api.ts'
import type { SignedInPharmacy } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { addToPharmacyDay } from '../daily-stats/index.ts'
import { holdVouchers, useVouchers } from '../voucher/index.ts'
import { refuseVoucher, type TakenVoucher } from './evaluate-voucher.ts'
import { counterCause } from './counter-cause.ts'
import { insertVoucherLog } from './voucher-log-queries.ts'
import { toVoucherLog } from './voucher-log-view.ts'

export interface CounterUse {
  pharmacy: Pick<SignedInPharmacy, 'code' | 'username' | 'fullName' | 'role'>
  phone: string
  voucherCode: string
  /** As it was judged for this phone. */
  voucher: TakenVoucher
  products: { id: number; name: string; quantity: number }[]
  /** Đồng of the bill, when it was told. */
  amount: number | undefined
  /** Đồng. */
  saving: number
  at: Date
}

/**
 * Writes the use down, takes the voucher by the log's own cause and adds up the pharmacy's day. Locks:
 * the campaign, the voucher, the pharmacy's day last (docs/rules/locking.md). Refuses
 * `voucherMemberInvalid` when something else was quicker.
 */
export async function takeAtCounter(trx: Db, use: CounterUse): Promise<VoucherLog> {
  const { pharmacy, voucher, saving, at, voucherCode: code } = use
  const { campaignId, voucherId, holder, beside } = voucher
  const row = {
    pharmacyCode: pharmacy.code,
    pharmacyUser: pharmacy.username,
    phone: use.phone,
    campaignId,
    voucherId,
    kind: voucher.counter,
    codeMasked: maskCode(code),
    products: use.products,
    saving,
    at,
    amount: use.amount ?? null,
  }
  const id = await insertVoucherLog(trx, row)
  const cause = counterCause(id)
  const vouchers = [{ code, campaignId, voucherId, saving }]
  const [lost] = await holdVouchers(trx, { vouchers, holder: holder!, beside, cause, at })
  if (lost) return refuseVoucher(lostAs(lost.problem))
  await useVouchers(trx, { cause, at })
  const day = vietnamDayOf(at)
  await addToPharmacyDay(trx, {
    pharmacyCode: pharmacy.code,
    pharmacyUser: pharmacy.username,
    day,
    offers: 1,
    saved: saving,
  })
  const kept = { ...row, id, name: voucher.terms.name, state: 'used' as const }
  return toVoucherLog({ ...kept, ...notCancelled, fullName: pharmacy.fullName }, pharmacy.role, day)
}

const notCancelled = { cancelledAt: null, cancelReason: '' }

/** Between the look and the lock: a voucher of its own that is not free any more was used. */
function lostAs(problem: VoucherProblem): 'exhausted' | 'memberLimit' | 'used' {
  return problem === 'exhausted' || problem === 'memberLimit' ? problem : 'used'
}
