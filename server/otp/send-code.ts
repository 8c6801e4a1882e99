import { otpLifetime } from '#domain/otp/rules.ts'
import { verifyCaptcha } from '../captcha/index.ts'
import type { Context } from '../context.ts'
import { sendMessage, takeCodeAllowance } from '../notification/index.ts'
import { networkOf } from '../platform/network.ts'
import type { CodeFor } from './code-for.ts'
import { generateCode, hashCode } from './code-hash.ts'
import { codeTemplates } from './code-templates.ts'
import { browserHash, isKnown, type Asker } from './known-browser.ts'
import { insertCode } from './queries.ts'

export interface CodeRequest extends CodeFor {
  asker: Asker
  /** Proof that a person asks. */
  captcha?: string
  /** A pharmacy's session, which asks in its own name and needs no proof. */
  pharmacy?: string
  /** What the message names besides the code. */
  words?: Record<string, string>
}

/**
 * Sends a fresh code and voids the older one that the same browser asked for. At most 5 an hour a phone, 3
 * of them for pharmacies, and 20 an hour an address (`rateLimited`); the phone's own member has 5 of their own.
 * Only for a person (`captchaRequired`, `captchaInvalid`, `captchaUnavailable`), only when a channel takes it (`codeNotSent`).
 * Answers in seconds.
 */
export async function sendCode(
  ctx: Context,
  request: CodeRequest,
): Promise<{ expiresIn: number; resendIn: number }> {
  const { phone, purpose, words, pharmacy } = request
  const isMembers = pharmacy === undefined && (await isKnown(ctx.db, phone, request.asker))
  await takeTurn(ctx, request, isMembers)
  const from = pharmacy === undefined ? { address: request.asker.ip } : {}
  const allowance = await takeCodeAllowance(ctx, { phone, isMembers, ...from })
  const asker = browserHash(pharmacy === undefined ? request.asker : {})
  const code = generateCode()
  const now = ctx.clock.now()
  const expiresAt = new Date(now.getTime() + otpLifetime(purpose))
  const codeHash = hashCode(ctx.config.secretKey, request, code)
  const id = await insertCode(ctx.db, { ...request, asker }, { codeHash, now, expiresAt })
  await sendMessage(ctx, {
    dedupeKey: `otp:${id}`,
    recipient: phone,
    template: codeTemplates[purpose],
    values: { ...words, code, minutes: String(otpLifetime(purpose) / 60_000) },
    code,
    allowance,
  })
  const seconds = otpLifetime(purpose) / 1000
  return { expiresIn: seconds, resendIn: Math.min(seconds, 60) }
}

/** Whatever pharmacies and strangers ask for, part of a phone's codes is left for its owner. */
async function takeTurn(
  ctx: Context,
  { phone, asker, pharmacy, captcha }: CodeRequest,
  isMembers: boolean,
): Promise<void> {
  if (pharmacy === undefined) {
    const address = isMembers ? null : asker.ip
    await verifyCaptcha(ctx, { token: captcha, action: 'code', address })
    if (isMembers) {
      await ctx.limits.consume('otpOwnPhone', phone)
      return
    }
    await ctx.limits.consume('otpAddress', networkOf(asker.ip))
  } else {
    await ctx.limits.consume('otpPharmacy', pharmacy)
    await ctx.limits.consume('otpPhoneOfPharmacies', phone)
    await ctx.limits.consume('otpPhoneOfPharmaciesDay', phone)
  }
  await ctx.limits.consume('otpPhone', phone)
}
