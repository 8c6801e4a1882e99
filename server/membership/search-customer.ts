import type { ParsedInput } from '#domain/contract.ts'
import { maskPhone } from '#domain/kernel/phone.ts'
import { resultCodes, resultMessage } from '#domain/loyalty/result-codes.ts'
import type * as api from '#domain/membership/api.ts'
import type { MaskedMembership, Membership } from '#domain/membership/api.ts'
import type { Caller, Context } from '../context.ts'
import { findFullName } from '../identity/index.ts'
import { findAccount } from '../loyalty/index.ts'
import { getStaff } from '../platform/http/actor.ts'
import { maskName } from './mask-name.ts'
import { viewMembership } from './membership-view.ts'

/** Whom a pharmacy or a person at the desk has before them: enough to greet and to be sure, no more. */
export async function searchCustomer(
  ctx: Context,
  { phone }: ParsedInput<typeof api.searchCustomer>,
  caller: Caller,
): Promise<MaskedMembership> {
  await ctx.limits.consume('customerSearchStore', askerOf(caller))
  const account = await findAccount(ctx.db, { phone }, ctx.clock.today())
  if (!account) {
    const { noData: code } = resultCodes
    return { exists: false, Phone: maskPhone(phone), code, message: resultMessage('noData') }
  }
  const [membership, fullName] = await Promise.all([
    viewMembership(ctx, account),
    account.memberId === null ? null : findFullName(ctx.db, account.memberId),
  ])
  return {
    exists: true,
    ...masked(membership),
    ...(fullName ? { full_name: maskName(fullName) } : {}),
  }
}

/** A store's searches count together; those of the desk by person. */
function askerOf(caller: Caller): string {
  return caller.store?.code ?? `staff:${getStaff(caller).id}`
}

/** Whoever knows the code of a voucher, or of an order beside the phone, could act with it. */
function masked(membership: Membership) {
  const vouchers = membership.Voucher.map(({ code: _code, order_code: _order, ...shown }) => shown)
  return { ...membership, Phone: maskPhone(membership.Phone), Voucher: vouchers }
}
