import { Refusal } from '#domain/errors.ts'
import { verifyCaptcha } from '../captcha/index.ts'
import type { Caller, Context } from '../context.ts'
import { networkOf } from '../platform/network.ts'
import type { Taken } from '../platform/rate-limit.ts'
import { checkPassword } from './check-password.ts'
import type { Account, TriedFrom, WayIn } from './way-in.ts'

/** Of an account that somebody wants into. */
export interface LoginAccount<Entered> extends Account {
  /** After a right password a second factor is asked for. */
  needsCode: boolean
  /** Why nobody gets in though the password is right: told after it alone. */
  closed?: Refusal
  /** With the right password: starts the session; null when the code is wrong or was used. */
  enter(ctx: Context, code: string, caller: Caller): Promise<Entered | null>
}

export interface GivenLogin {
  name: string
  password: string
  /** Empty where none was given. */
  code?: string
  captcha?: string | undefined
}

/**
 * Logs somebody in: by name and password and, where the account has one, its second factor. The answer and its
 * timing are the same for an unknown name and a wrong password; wrong tries lock, and after some of them a
 * person must be there. Refusals: `captchaRequired`, `captchaInvalid`, `captchaUnavailable`, `totpRequired`, those of
 * `checkPassword` and of the account.
 */
export async function logIn<Entered, From extends TriedFrom>(
  ctx: Context,
  way: WayIn<LoginAccount<Entered>, From>,
  { name, password, code = '', captcha }: GivenLogin,
  caller: Caller,
): Promise<Entered> {
  const from = await way.tries.triedFrom(ctx, name, caller)
  const wasGuessed = await way.tries.needsCaptcha(ctx, from)
  const asked = { captcha, wasGuessed, isKnown: from.isKnown }
  const ofNetwork = await countForNetwork(ctx, asked, caller)
  const checked = await checkPassword(ctx, way, { from, password, ofNetwork }, caller)
  const { account, isLast } = checked
  const closed = account.closed ?? (account.needsCode && !code && new Refusal('totpRequired'))
  if (closed) {
    await checked.giveBack()
    throw closed
  }
  // Wrong codes are counted apart, too: they take the password, which no stranger has.
  const ofCode = account.needsCode ? await way.tries.countCode?.(ctx, name) : undefined
  const entered = await account.enter(ctx, code, caller)
  if (!entered) {
    const wrong = { name, what: 'code', isLast: isLast || ofCode?.isLast === true } as const
    throw await way.refuse(ctx, wrong, caller)
  }
  await checked.forget()
  return entered
}

interface AskedLogin {
  captcha: string | undefined
  isKnown: boolean
  /** The name itself was tried too often. */
  wasGuessed: boolean
}

/**
 * Counts a login as a wrong password of its network before the password is looked at; given back when it was
 * right. A person must be there where the name was guessed at before, or when the network or its neighbourhood
 * has had too many wrong ones with whatever names.
 */
async function countForNetwork(
  ctx: Context,
  { captcha, isKnown, wasGuessed }: AskedLogin,
  { ip }: Caller,
): Promise<Taken | null> {
  if (!ctx.config.captcha) return null
  const proof = { token: captcha, action: 'login', address: isKnown ? null : ip } as const
  if (wasGuessed) await verifyCaptcha(ctx, proof)
  if (isKnown) return null
  const tried = await ctx.limits.take('wrongPasswordAddress', networkOf(ip))
  if (!tried && !wasGuessed) await verifyCaptcha(ctx, proof)
  return tried
}
