import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/order/api.ts'
import type { Caller, Context } from '../context.ts'
import { checkPhone } from '../identity/index.ts'

/** The same question as before a login, under the same limit. */
export async function checkOrderPhone(
  ctx: Context,
  input: ParsedInput<typeof api.checkOrderPhone>,
  caller: Caller,
): Promise<Output<typeof api.checkOrderPhone>> {
  const { exists } = await checkPhone(ctx, input, caller)
  // Everybody registered takes part in the loyalty programme; employees are the back office's to know.
  return { exists, is_member: exists, is_employee: false }
}
