import type { CaptchaAction } from '#domain/captcha/actions.ts'
import { isOutsideCaptcha, type OutsideCaptcha } from '#domain/captcha/providers.ts'
import { Refusal } from '#domain/errors.ts'
import type { SettingValue } from '#domain/settings/keys.ts'
import type { Context } from '../context.ts'
import { networkOf } from '../platform/network.ts'
import { isSolvedPuzzle } from './altcha.ts'
import { readCaptchaSetting } from './captcha-setting.ts'
import { countCheck } from './figures.ts'
import { isFirstUseOutside, judgeOutside } from './outside.ts'

export interface AskedProof {
  token: string | undefined
  /** The form that it was won for. */
  action: CaptchaAction
  /** Null for whoever is known. */
  address: string | null
}

/** What an outside provider said of a proof before the transaction that uses it up. */
export interface JudgedProof {
  token: string
  verdict: boolean | Refusal
}

/**
 * Lets through whoever proved to be a person; each proof once. Refusals: `captchaRequired` without a token,
 * `captchaInvalid` for a wrong, late or used one: the browser gets another and comes again, `captchaUnavailable`
 * while an outside provider cannot say, `rateLimited` after too many wrong ones from a network.
 */
export async function verifyCaptcha(
  ctx: Context,
  asked: AskedProof,
  judged?: JudgedProof | null,
): Promise<void> {
  if (!ctx.config.captcha) return
  const { token } = asked
  if (!token) throw new Refusal('captchaRequired')
  const setting = await readCaptchaSetting(ctx)
  const { provider } = setting
  const verdict = isOutsideCaptcha(provider)
    ? (judged ?? (await judge(ctx, { ...setting, provider }, asked, token))).verdict
    : await counted(ctx, asked.address, () => judgePuzzle(ctx, token))
  if (verdict instanceof Refusal) throw verdict
  if (!verdict) throw new Refusal('captchaInvalid')
  if (isOutsideCaptcha(provider) && !(await isFirstUseOutside(ctx, token))) {
    throw new Refusal('captchaInvalid')
  }
}

/**
 * Asks an outside provider before the transaction that uses the proof up: nobody holds a connection while others
 * answer. Null where there is nobody to ask.
 */
export async function judgeEarly(ctx: Context, asked: AskedProof): Promise<JudgedProof | null> {
  const { token } = asked
  if (!ctx.config.captcha || !token) return null
  const setting = await readCaptchaSetting(ctx)
  const { provider } = setting
  return isOutsideCaptcha(provider) ? judge(ctx, { ...setting, provider }, asked, token) : null
}

async function judge(
  ctx: Context,
  setting: SettingValue<'captcha'> & { provider: OutsideCaptcha },
  { action, address }: AskedProof,
  token: string,
): Promise<JudgedProof> {
  const verdict = await counted(ctx, address, () => judgeOutside(ctx, setting, { token, action }))
  return { token, verdict }
}

async function judgePuzzle(ctx: Context, token: string): Promise<boolean> {
  const isRight = await isSolvedPuzzle(ctx, token)
  countCheck(ctx, 'altcha', isRight ? 'right' : 'refused')
  return isRight
}

/** Counted before it is looked at: of any number at once none is judged too many. Only wrong ones stay counted. */
async function counted(
  ctx: Context,
  address: string | null,
  look: () => Promise<boolean>,
): Promise<boolean | Refusal> {
  const tried =
    address === null ? null : await ctx.limits.consume('captchaAddress', networkOf(address))
  const verdict = await look().catch((error: unknown) => {
    if (error instanceof Refusal) return error
    throw error
  })
  if (verdict !== false) await tried?.giveBack()
  return verdict
}
