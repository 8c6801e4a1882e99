import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/order/api.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import { refuseCode, sendCode, takeCode } from '../otp/index.ts'
import type { Db } from '../platform/db.ts'

type OrderInput = ParsedInput<typeof api.placeOrder>

export function sendOrderOtp(
  ctx: Context,
  input: ParsedInput<typeof api.sendOrderOtp>,
  caller: Caller,
): Promise<Output<typeof api.sendOrderOtp>> {
  return sendCode(ctx, { ...input, purpose: 'checkout', address: caller.address })
}

/** Rolls the order back, so that the wrong try is counted outside its transaction. */
class WrongOrderOtp extends Error {}

/**
 * With the ORDER_OTP setting on, an order needs the code sent to the phone it names. The code is
 * used up in the order's transaction: an order that is refused gives it back.
 */
export async function ensureOrderOtp(ctx: Context, trx: Db, input: OrderInput): Promise<void> {
  if (!input.otp) throw new Refusal('otpRequired')
  const phone = input.otp_phone ?? input.customer_phone
  if (phone !== input.customer_phone) throw new Refusal('otpNotValid')
  const isRight = await takeCode(ctx, trx, { phone, code: input.otp, purpose: 'checkout' })
  if (!isRight) throw new WrongOrderOtp()
}

export async function explainWrongOtp(
  ctx: Context,
  error: unknown,
  input: OrderInput,
  caller: Caller,
): Promise<never> {
  if (!(error instanceof WrongOrderOtp)) throw error
  await ctx.limits.consume('otpCheckAddress', caller.address)
  return refuseCode(ctx, { phone: input.customer_phone, purpose: 'checkout' })
}
