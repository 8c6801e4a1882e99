import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/order/api.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../../context.ts'
import { giveBackCode, sendCode, useCode, type UsedCode } from '../../otp/index.ts'

type OrderInput = ParsedInput<typeof api.placeOrder>

export function sendOrderOtp(
  ctx: Context,
  input: ParsedInput<typeof api.sendOrderOtp>,
  caller: Caller,
): Promise<Output<typeof api.sendOrderOtp>> {
  return sendCode(ctx, { ...input, purpose: 'checkout', address: caller.address })
}

/** The judgement on an order's code, to be told only when the order is not one already placed. */
export interface OrderOtp {
  ensureRight(): void
  /** The order was refused after all: the buyer keeps the code. */
  giveBack(): Promise<void>
}

/**
 * With the ORDER_OTP setting on, an order needs the code sent to the phone it names. Judged before the
 * order's transaction, because a wrong try must stay counted when that is rolled back.
 */
export async function judgeOrderOtp(
  ctx: Context,
  input: OrderInput,
  caller: Caller,
): Promise<OrderOtp> {
  const used = await useOrderCode(ctx, input, caller).catch((error: unknown) => {
    if (error instanceof Refusal) return error
    throw error
  })
  return {
    ensureRight: () => {
      if (used instanceof Refusal) throw used
    },
    giveBack: async () => {
      if (!(used instanceof Refusal)) await giveBackCode(ctx, used)
    },
  }
}

/** The setting is off. */
export const noOrderOtp: OrderOtp = {
  ensureRight: () => undefined,
  giveBack: async () => undefined,
}

async function useOrderCode(ctx: Context, input: OrderInput, caller: Caller): Promise<UsedCode> {
  if (!input.otp) throw new Refusal('otpRequired')
  const phone = input.otp_phone ?? input.customer_phone
  if (phone !== input.customer_phone) throw new Refusal('otpNotValid')
  return useCode(ctx, { phone, code: input.otp, purpose: 'checkout', address: caller.address })
}
