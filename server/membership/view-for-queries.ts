import { maskPhone } from '#domain/kernel/phone.ts'
import type { MaskedMembership } from '#domain/membership/api.ts'
import type { Context } from '../context.ts'
import type { Account } from '../loyalty/index.ts'
import { listCounterVouchers } from '../voucher/index.ts'
import { viewMembership } from './membership-view.ts'

/**
 * What a counter needs of a membership: whether it is open, its points and tier, and the vouchers that
 * counters take, without codes and without dates of their own, which give birthdays away.
 */
export async function viewForPharmacy(ctx: Context, account: Account): Promise<MaskedMembership> {
  const shown = await viewMembership(ctx, account, listCounterVouchers)
  return {
    exists: true,
    LoyaltyNumber: maskPhone(shown.LoyaltyNumber),
    Phone: maskPhone(shown.Phone),
    AvailablePoint: shown.AvailablePoint,
    HoldingPoint: shown.HoldingPoint,
    Status: shown.Status,
    ...(shown.LockedBecause === undefined ? {} : { LockedBecause: shown.LockedBecause }),
    ProgramId: shown.ProgramId,
    ...(shown.ProgramName === undefined ? {} : { ProgramName: shown.ProgramName }),
    Tier: shown.Tier,
    ProgramTiers: shown.ProgramTiers,
    Voucher: shown.Voucher.map(({ code: _code, ...voucher }) => voucher),
    Promotion: shown.Promotion,
    PromotionMember: [],
  }
}
