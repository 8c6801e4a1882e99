import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/counter/api.ts'
import { counterTexts } from '#domain/counter/texts.ts'
import { Refusal } from '#domain/errors.ts'
import { shortName } from '#domain/notification/templates.ts'
import type { Caller, Context } from '../context.ts'
import { sendCode } from '../otp/index.ts'
import { getStore } from '../platform/http/actor.ts'
import { getSaving, getUsableVoucher, readGoods } from './judge-voucher.ts'
import { codeOfVoucher } from './voucher-otp.ts'

/**
 * Sends the customer the code that lets this store use the voucher, when it can be used at all, asks for
 * one, and can be used on this bill where that is told: nobody gets a message for a bill that is too
 * small. The message names both. Sends are counted for the store, not for the address that many of them
 * may share.
 */
export async function sendVoucherOtp(
  ctx: Context,
  input: ParsedInput<typeof api.sendVoucherOtp>,
  caller: Caller,
): Promise<Output<typeof api.sendVoucherOtp>> {
  const { phone, amount, products } = input
  const { code: store, name } = getStore(caller)
  const voucher = await getUsableVoucher(ctx, caller, input)
  if (!voucher.counterOtp) {
    throw new Refusal('invalidInput', { fields: { voucherCode: counterTexts.noCodeNeeded } })
  }
  const lines = (await readGoods(ctx, products))?.lines
  if (amount !== undefined || lines) getSaving(voucher, { amount, lines })
  const words = { offer: shortName(voucher.terms.name), store: shortName(name) }
  return sendCode(ctx, { ...codeOfVoucher(store, phone, voucher), asker: caller, store, words })
}
