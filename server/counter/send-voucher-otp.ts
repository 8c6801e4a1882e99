import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/counter/api.ts'
import { counterTexts } from '#domain/counter/texts.ts'
import { Refusal } from '#domain/errors.ts'
import { shortName } from '#domain/notification/templates.ts'
import type { Caller, Context } from '../context.ts'
import { sendCode } from '../otp/index.ts'
import { getPharmacy } from '../platform/http/access.ts'
import { getSaving, getUsableVoucher, readGoods } from './evaluate-voucher.ts'
import { codeOfVoucher } from './voucher-otp.ts'

/**
 * Sends the customer the code that lets this pharmacy use the voucher, when it can be used at all, asks for
 * one, and can be used on this bill where that is told: nobody gets a message for a bill that is too
 * small. The message names both. Sends are counted for the pharmacy, not for the address that many of them
 * may share.
 */
export async function sendVoucherOtp(
  ctx: Context,
  input: ParsedInput<typeof api.sendVoucherOtp>,
  caller: Caller,
): Promise<Output<typeof api.sendVoucherOtp>> {
  const { phone, amount, products } = input
  const { code: pharmacy, name } = getPharmacy(caller)
  const voucher = await getUsableVoucher(ctx, caller, input)
  if (!voucher.counterOtp) {
    throw new Refusal('invalidInput', { fields: { voucherCode: counterTexts.noCodeNeeded } })
  }
  const lines = (await readGoods(ctx, products))?.lines
  if (amount !== undefined || lines) getSaving(voucher, { amount, lines })
  const words = { offer: shortName(voucher.terms.name), store: shortName(name) }
  return sendCode(ctx, {
    ...codeOfVoucher(pharmacy, phone, voucher),
    asker: caller,
    pharmacy,
    words,
  })
}
