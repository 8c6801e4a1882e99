import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import { giveBackCode, useCode, type CodeFor, type UsedCode } from '../otp/index.ts'
import { getStore } from '../platform/http/actor.ts'
import type { TakenVoucher } from './judge-voucher.ts'

/** The judgement on the customer's code, to be told only when the voucher was not used before. */
export interface VoucherOtp {
  ensureRight(): void
  /** The voucher was not used after all, or by the same request before: the code stays good. */
  giveBack(): Promise<void>
}

/**
 * Judges the code before the transaction, because a wrong try must stay counted when that is rolled
 * back; bound to the customer's phone, the voucher and the store.
 */
export async function judgeVoucherOtp(
  ctx: Context,
  caller: Caller,
  shown: { phone: string; voucher: TakenVoucher; otp: string | undefined },
): Promise<VoucherOtp> {
  const used = await useVoucherCode(ctx, caller, shown).catch((error: unknown) => {
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

/** The voucher asks for none. */
export const noVoucherOtp: VoucherOtp = {
  ensureRight: () => undefined,
  giveBack: async () => undefined,
}

async function useVoucherCode(
  ctx: Context,
  caller: Caller,
  { phone, voucher, otp: code }: Parameters<typeof judgeVoucherOtp>[2],
): Promise<UsedCode> {
  if (code === undefined) throw new Refusal('otpRequired')
  const store = getStore(caller).code
  return useCode(ctx, { ...codeOfVoucher(store, phone, voucher), code, address: `store ${store}` })
}

/** A code that was asked for one voucher at one store is of no use for another, or elsewhere. */
export function codeOfVoucher(
  store: string,
  phone: string,
  { campaignId, voucherId }: Pick<TakenVoucher, 'campaignId' | 'voucherId'>,
): CodeFor {
  const shown = voucherId === null ? `campaign ${campaignId}` : `voucher ${voucherId}`
  return { phone, purpose: 'voucher', subject: `${store} ${shown}` }
}
