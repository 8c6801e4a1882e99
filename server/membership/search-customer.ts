import type { ParsedInput } from '#domain/contract.ts'
import { maskPhone } from '#domain/kernel/phone.ts'
import { resultCodes, resultMessage } from '#domain/loyalty/result-codes.ts'
import type * as api from '#domain/membership/api.ts'
import type { MaskedMembership } from '#domain/membership/api.ts'
import type { Caller, Context } from '../context.ts'
import { findFullName } from '../identity/index.ts'
import { findAccount, type Account } from '../loyalty/index.ts'
import { getStaff } from '../platform/http/access.ts'
import { ensureMayAsk } from './asked-phones.ts'
import { givenNameOf, maskName } from '#domain/kernel/mask-name.ts'
import { viewMembership } from './membership-view.ts'
import { viewForPharmacy } from './view-for-queries.ts'

/** Whom a pharmacy or a person in the back office has before them: enough to greet and to be sure, no more. */
export async function searchCustomer(
  ctx: Context,
  { phone }: ParsedInput<typeof api.searchCustomer>,
  caller: Caller,
): Promise<MaskedMembership> {
  if (caller.pharmacy) await ensureMayAsk(ctx, caller.pharmacy.code, phone)
  else await ctx.limits.consume('customerSearchStaff', `staff:${getStaff(caller).id}`)
  const account = await findAccount(ctx.db, { phone }, ctx.clock.today())
  if (!account) {
    const { noData: code } = resultCodes
    return { exists: false, Phone: maskPhone(phone), code, message: resultMessage('noData') }
  }
  const [membership, fullName] = await Promise.all([
    caller.pharmacy ? viewForPharmacy(ctx, account) : viewForBackoffice(ctx, account),
    account.memberId === null ? null : findFullName(ctx.db, account.memberId),
  ])
  return { ...membership, ...(fullName ? namesOf(fullName) : {}) }
}

function namesOf(fullName: string) {
  return { full_name: maskName(fullName), given_name: givenNameOf(fullName) }
}

/** Whoever knows the code of a voucher, or of an order beside the phone, could act with it. */
async function viewForBackoffice(ctx: Context, account: Account): Promise<MaskedMembership> {
  const membership = await viewMembership(ctx, account)
  const vouchers = membership.Voucher.map(({ code: _code, order_code: _order, ...shown }) => shown)
  return { exists: true, ...membership, Phone: maskPhone(membership.Phone), Voucher: vouchers }
}
