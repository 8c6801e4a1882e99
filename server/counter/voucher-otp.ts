import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { tryCode, type Asker, type CodeFor } from '../otp/index.ts'
import type { Db } from '../platform/db.ts'
import type { TakenVoucher } from './evaluate-voucher.ts'

interface ShownCode {
  pharmacy: string
  phone: string
  voucher: TakenVoucher
  otp?: string | undefined
  asker: Asker
}

/**
 * Judges the customer's code in the transaction that uses the voucher, under its key; bound to the
 * customer's phone, the voucher and the pharmacy. Null, or the refusal that is told once the wrong try is
 * committed.
 */
export async function tryVoucherCode(
  ctx: Context,
  trx: Db,
  { pharmacy, phone, voucher, otp: code, asker }: ShownCode,
): Promise<Refusal | null> {
  if (code === undefined) throw new Refusal('otpRequired')
  return tryCode(ctx, trx, { ...codeOfVoucher(pharmacy, phone, voucher), code, pharmacy, asker })
}

/** A code that was asked for one voucher at one pharmacy is of no use for another, or elsewhere. */
export function codeOfVoucher(
  pharmacy: string,
  phone: string,
  { campaignId, voucherId }: Pick<TakenVoucher, 'campaignId' | 'voucherId'>,
): CodeFor {
  const shown = voucherId === null ? `campaign ${campaignId}` : `voucher ${voucherId}`
  return { phone, purpose: 'voucher', subject: `${pharmacy} ${shown}` }
}
