import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal, type RefusalCode } from '#domain/errors.ts'
import type * as api from '#domain/staff/api.ts'
import type { Caller, Context } from '../context.ts'
import { countLoginTry } from '../identity/index.ts'
import { networkOf } from '../platform/network.ts'
import type { Account, AccountKind, Entered } from './account-kind.ts'
import { insertAuditOfName } from './audit-store.ts'
import { noteNetwork } from './lock-store.ts'
import { countCode, forgetTries, needsCaptcha, tryFrom, type CountedTry } from './name-tries.ts'
import { staffTexts as texts } from './texts.ts'
import { tryPassword } from './try-password.ts'

/**
 * By username, password and, asked for after a right password, the code of the authenticator app.
 * The answer and its timing are the same for an unknown name and a wrong password. Wrong tries count by
 * name and network, so that strangers lock out strangers; after some of them a captcha is asked for.
 */
export async function login(
  ctx: Context,
  kinds: readonly AccountKind[],
  { username, password, totp, captcha }: ParsedInput<typeof api.loginStaff>,
  caller: Caller,
): Promise<Output<typeof api.loginStaff>> {
  await ctx.limits.consume('deskLoginAddress', networkOf(caller.address))
  const name = username.trim().toLowerCase()
  const from = await tryFrom(ctx, name, caller.address)
  // Names are known by their network alone here, which guessers may share.
  const asked = { captcha, isKnown: false, wasGuessed: await needsCaptcha(ctx, from) }
  const tried = await countLoginTry(ctx, asked, caller)
  const { account, counted } = await tryPassword(ctx, kinds, { from, password }, caller)
  if (!account) return refuseWrong(ctx, { name, counted, code: 'loginWrong' }, caller)
  const code = readCode(totp)
  const closed = account.closed ?? (account.needsCode && !code && new Refusal('totpRequired'))
  if (closed) {
    await counted.giveBack(ctx.db)
    await tried?.giveBack()
    throw closed
  }
  const entered = await enter(ctx, account, { name, counted, code }, caller)
  await tried?.giveBack()
  await forgetTries(ctx, from, counted)
  await noteNetwork(ctx.db, name, from.source, ctx.clock.now())
  return entered
}

/** The try that locks a name is written down for its owner; nothing is for a name that nobody has. */
export async function refuseWrong(
  ctx: Context,
  { name, counted, code }: { name: string; counted: { isLast: boolean }; code: RefusalCode },
  { address, requestId }: Pick<Caller, 'address' | 'requestId'>,
): Promise<never> {
  if (counted.isLast) {
    const at = ctx.clock.now()
    await insertAuditOfName(ctx.db, name, { at, action: texts.locked, address, requestId })
  }
  throw new Refusal(code)
}

/** Wrong codes count for the name as a whole, too: they take the password, which no stranger has. */
async function enter(
  ctx: Context,
  account: Account,
  { name, counted, code }: { name: string; counted: CountedTry; code: string },
  caller: Caller,
): Promise<Entered> {
  const codes = account.needsCode ? await countCode(ctx, name) : null
  const entered = await account.enter(ctx, code, caller)
  if (entered) return entered
  const isLast = counted.isLast || codes?.isLast === true
  return refuseWrong(ctx, { name, counted: { isLast }, code: 'totpNotValid' }, caller)
}

/** People write `123 456`, as their app shows it. */
function readCode(totp = ''): string {
  return totp.replace(/\s/g, '')
}
