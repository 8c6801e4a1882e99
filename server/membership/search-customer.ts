import type { Output, ParsedInput } from '#domain/contract.ts'
import { maskPhone } from '#domain/kernel/phone.ts'
import { points } from '#domain/kernel/points.ts'
import { resultCodes, resultMessage } from '#domain/loyalty/result-codes.ts'
import type * as api from '#domain/membership/api.ts'
import type { Caller, Context } from '../context.ts'
import { findFullName } from '../identity/index.ts'
import { findAccount } from '../loyalty/index.ts'
import { getStore } from '../platform/http/actor.ts'
import { maskName } from './mask-name.ts'
import { readStanding } from './standing.ts'

/** Whom a pharmacy has before it: enough to greet and to be sure, no more. */
export async function searchCustomer(
  ctx: Context,
  { phone }: ParsedInput<typeof api.searchCustomer>,
  caller: Caller,
): Promise<Output<typeof api.searchCustomer>> {
  await ctx.limits.consume('customerSearchStore', getStore(caller).code)
  const account = await findAccount(ctx.db, { phone }, ctx.clock.today())
  const result = account ? 'earned' : 'noData'
  const answer = {
    exists: account !== null,
    code: resultCodes[result],
    message: account ? '' : resultMessage(result),
    Phone: maskPhone(phone),
  }
  if (!account) return answer
  const [{ tier }, fullName] = await Promise.all([
    readStanding(ctx, account.id),
    account.memberId === null ? null : findFullName(ctx.db, account.memberId),
  ])
  return {
    ...answer,
    ...(fullName ? { full_name: maskName(fullName) } : {}),
    LoyaltyNumber: account.loyaltyNumber,
    AvailablePoint: points(account.available),
    Tier: tier.name,
    Status: account.status,
  }
}
