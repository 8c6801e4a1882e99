import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal, type RefusalCode } from '#domain/errors.ts'
import { maxWrongPasswords } from '#domain/identity/password-lock.ts'
import type * as api from '#domain/staff/api.ts'
import type { Caller, Context } from '../context.ts'
import type { AccountKind } from './account-kind.ts'
import { insertAuditOfName } from './audit-store.ts'
import { staffTexts as texts } from './texts.ts'
import { nameTries, tryPassword } from './try-password.ts'

/**
 * By username, password and, asked for after a right password, the code of the authenticator app.
 * The answer and its timing are the same for an unknown name and a wrong password; wrong codes count
 * like wrong passwords.
 */
export async function login(
  ctx: Context,
  kinds: readonly AccountKind[],
  { username, password, totp }: ParsedInput<typeof api.loginStaff>,
  caller: Caller,
): Promise<Output<typeof api.loginStaff>> {
  await ctx.limits.consume('deskLoginAddress', caller.address)
  const name = username.trim().toLowerCase()
  const { account, counted } = await tryPassword(ctx, kinds, { name, password }, caller)
  if (!account) return refuseWrong(ctx, { name, counted, code: 'loginWrong' }, caller)
  const code = readCode(totp)
  const closed = account.closed ?? (account.needsCode && !code && new Refusal('totpRequired'))
  if (closed) {
    await nameTries.giveBack(ctx.db, name, counted)
    throw closed
  }
  const entered = await account.enter(ctx, code, caller)
  if (!entered) return refuseWrong(ctx, { name, counted, code: 'totpNotValid' }, caller)
  await nameTries.clear(ctx.db, name)
  return entered
}

/** The try that locks a name is written down for its owner; nothing is for a name that nobody has. */
export async function refuseWrong(
  ctx: Context,
  { name, counted, code }: { name: string; counted: { tries: number }; code: RefusalCode },
  { address, requestId }: Pick<Caller, 'address' | 'requestId'>,
): Promise<never> {
  if (counted.tries >= maxWrongPasswords) {
    const at = ctx.clock.now()
    await insertAuditOfName(ctx.db, name, { at, action: texts.locked, address, requestId })
  }
  throw new Refusal(code)
}

/** People write `123 456`, as their app shows it. */
function readCode(totp = ''): string {
  return totp.replace(/\s/g, '')
}
