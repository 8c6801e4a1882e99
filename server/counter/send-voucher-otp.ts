import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/counter/api.ts'
import type { Caller, Context } from '../context.ts'
import { sendCode } from '../otp/index.ts'
import { getStore } from '../platform/http/actor.ts'
import { getSaving, getUsableVoucher, readGoods } from './judge-voucher.ts'

/**
 * Sends the customer the code that lets this store use the voucher, when it can be used at all, and on
 * this bill when that is told: nobody gets a message for a bill that is too small. Sends are counted
 * for the store, not for the address that many of them may share.
 */
export async function sendVoucherOtp(
  ctx: Context,
  input: ParsedInput<typeof api.sendVoucherOtp>,
  caller: Caller,
): Promise<Output<typeof api.sendVoucherOtp>> {
  const { phone, amount, products } = input
  const voucher = await getUsableVoucher(ctx, caller, input)
  const lines = (await readGoods(ctx, products))?.lines
  if (amount !== undefined || lines) getSaving(voucher, { amount, lines })
  const { address } = caller
  const asker = `store ${getStore(caller).code}`
  return sendCode(ctx, { phone, purpose: 'voucher', address, asker })
}
