import type { Output } from '#domain/contract.ts'
import type { Refusal } from '#domain/errors.ts'
import type { loginStaff } from '#domain/staff/api.ts'
import type { Caller, Context } from '../context.ts'

/** Who may log in by username and password: the desk's users and the stores'. */
export interface AccountKind {
  /** `caller` tells which store a call is about; an account of another one is not found. */
  find(ctx: Context, username: string, caller?: Caller): Promise<Account | null>
}

export interface Account {
  /** Null while no password was set: then none is right. */
  passwordHash: string | null
  needsCode: boolean
  /** Why nobody gets in though the password is right: told after it alone. */
  closed?: Refusal
  /** With the right password: starts the session; null when the code is wrong or was used. */
  enter(ctx: Context, code: string, caller: Caller): Promise<Entered | null>
}

export type Entered = Output<typeof loginStaff>
