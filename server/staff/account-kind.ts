import type { Output } from '#domain/contract.ts'
import type { loginStaff } from '#domain/staff/api.ts'
import type { Caller, Context } from '../context.ts'

/** Who may log in by username and password: the desk's users and, later, the stores'. */
export interface AccountKind {
  find(ctx: Context, username: string): Promise<Account | null>
}

export interface Account {
  /** Null while no password was set: then none is right. */
  passwordHash: string | null
  needsCode: boolean
  /** With the right password: starts the session; null when the code is wrong or was used. */
  enter(ctx: Context, code: string, caller: Caller): Promise<Entered | null>
}

export type Entered = Output<typeof loginStaff>
