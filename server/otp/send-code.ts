import { otpLifetime, type OtpPurpose } from '#domain/otp/rules.ts'
import { verifyCaptcha } from '../captcha/index.ts'
import type { Context } from '../context.ts'
import { sendMessage, takeCodeAllowance } from '../notification/index.ts'
import { drawCode, hashCode } from './code-hash.ts'
import { insertCode } from './store.ts'

export interface CodeRequest {
  phone: string
  purpose: OtpPurpose
  /** Network address of whoever asks. */
  address: string
  /** Proof that a person asks. */
  captcha?: string
  /** Somebody logged in, for instance a store, who asks in its own name and needs no proof. */
  asker?: string
}

/**
 * Sends a fresh code and voids the older one. At most 5 an hour a phone and 20 an hour an address
 * (`rateLimited`), only for a person (`captchaRequired`, `captchaInvalid`), only when a channel takes
 * it (`codeNotSent`). Answers in seconds.
 */
export async function sendCode(
  ctx: Context,
  request: CodeRequest,
): Promise<{ expiresIn: number; resendIn: number }> {
  const { phone, purpose, address, asker } = request
  if (asker === undefined) await verifyCaptcha(ctx, request.captcha)
  await ctx.limits.consume('otpAddress', asker ?? address)
  await ctx.limits.consume('otpPhone', phone)
  const allowance = await takeCodeAllowance(ctx, { phone, address })
  const code = drawCode()
  const now = ctx.clock.now()
  const expiresAt = new Date(now.getTime() + otpLifetime(purpose))
  const id = await insertCode(ctx.db, {
    phone,
    purpose,
    codeHash: hashCode(ctx.config.secretKey, phone, purpose, code),
    now,
    expiresAt,
  })
  await sendMessage(ctx, {
    dedupeKey: `otp:${id}`,
    recipient: phone,
    template: 'otp',
    values: { code, minutes: String(otpLifetime(purpose) / 60_000) },
    code,
    allowance,
  })
  const seconds = otpLifetime(purpose) / 1000
  return { expiresIn: seconds, resendIn: Math.min(seconds, 60) }
}
