import { otpLifetime } from '#domain/otp/rules.ts'
import { verifyCaptcha } from '../captcha/index.ts'
import type { Context } from '../context.ts'
import { sendMessage, takeCodeAllowance } from '../notification/index.ts'
import { networkOf } from '../platform/network.ts'
import type { CodeFor } from './code-for.ts'
import { drawCode, hashCode } from './code-hash.ts'
import { codeTemplates } from './code-templates.ts'
import { browserHash, isKnown, type Asker } from './known-browser.ts'
import { insertCode } from './store.ts'

export interface CodeRequest extends CodeFor {
  asker: Asker
  /** Proof that a person asks. */
  captcha?: string
  /** A store's session, which asks in its own name and needs no proof. */
  store?: string
  /** What the message names besides the code. */
  words?: Record<string, string>
}

/**
 * Sends a fresh code and voids the older one that the same browser asked for. At most 5 an hour a phone, 3
 * of them for stores, and 20 an hour an address (`rateLimited`); the phone's own member has 5 of their own.
 * Only for a person (`captchaRequired`, `captchaInvalid`), only when a channel takes it (`codeNotSent`).
 * Answers in seconds.
 */
export async function sendCode(
  ctx: Context,
  request: CodeRequest,
): Promise<{ expiresIn: number; resendIn: number }> {
  const { phone, purpose, words, store } = request
  const isMembers = store === undefined && (await isKnown(ctx.db, phone, request.asker))
  await takeTurn(ctx, request, isMembers)
  const { address } = request.asker
  const allowance = await takeCodeAllowance(ctx, { phone, address, isMembers })
  const asker = browserHash(store === undefined ? request.asker : {})
  const code = drawCode()
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

/** Whatever stores and strangers ask for, part of a phone's codes is left for its owner. */
async function takeTurn(
  ctx: Context,
  { phone, asker, store, captcha }: CodeRequest,
  isMembers: boolean,
): Promise<void> {
  if (store === undefined) {
    await verifyCaptcha(ctx, captcha, isMembers ? null : asker.address)
    if (isMembers) {
      await ctx.limits.consume('otpOwnPhone', phone)
      return
    }
    await ctx.limits.consume('otpAddress', networkOf(asker.address))
  } else {
    await ctx.limits.consume('otpStore', store)
    await ctx.limits.consume('otpPhoneOfStores', phone)
    await ctx.limits.consume('otpPhoneOfStoresDay', phone)
  }
  await ctx.limits.consume('otpPhone', phone)
}
