import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as checks from '#domain/order/checks/api.ts'
import type { Caller, Context } from '../../context.ts'
import { hasActiveEmployee } from '../../employee/index.ts'
import { checkPhone } from '../../identity/index.ts'
import { findAccount } from '../../loyalty/index.ts'

/** The same question as before a login, under the same limit. */
export async function checkOrderPhone(
  ctx: Context,
  input: ParsedInput<typeof checks.checkOrderPhone>,
  caller: Caller,
): Promise<Output<typeof checks.checkOrderPhone>> {
  const { exists } = await checkPhone(ctx, input, caller)
  // Everybody registered is a member of the loyalty programme; at a counter one becomes it by phone.
  const isMember = exists || (await findAccount(ctx.db, input, ctx.clock.today())) !== null
  const isEmployee = await hasActiveEmployee(ctx.db, input.phone)
  return { exists, is_member: isMember, is_employee: isEmployee }
}
