import type { Output } from '#domain/contract.ts'
import type { loginStaff } from '#domain/staff/api.ts'
import type { Caller, Context } from '../context.ts'
import type { LoginAccount } from '../session/index.ts'

/** Who may log in by username and password: the back office's users and the pharmacies'. */
export interface AccountKind {
  /** `caller` tells which store a call is about; an account of another one is not found. */
  find(ctx: Context, username: string, caller: Caller): Promise<NamedAccount | null>
}

export type NamedAccount = LoginAccount<Entered>
export type Entered = Output<typeof loginStaff>
