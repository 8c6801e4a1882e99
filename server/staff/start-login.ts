import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/staff/api.ts'
import type { Caller, Context } from '../context.ts'
import type { AccountKind } from './account-kind.ts'
import { login } from './login.ts'

/** The password alone: a right one that needs a code is told so; counted and answered as any other login. */
export async function startLogin(
  ctx: Context,
  kinds: readonly AccountKind[],
  input: ParsedInput<typeof api.startStaffLogin>,
  caller: Caller,
): Promise<Output<typeof api.startStaffLogin>> {
  try {
    const { user } = await login(ctx, kinds, input, caller)
    return { user }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'totpRequired') return { next: 'totp' }
    throw error
  }
}
