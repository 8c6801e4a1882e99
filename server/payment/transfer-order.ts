import { toVietnamIso } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type { TransferOrder } from '#domain/payment/api.ts'
import { bankName } from '#domain/payment/banks.ts'
import { transferNote } from '#domain/payment/transfer-note.ts'
import { Refusal } from '#domain/errors.ts'
import { qrPicture } from '../adapters/payments/qr-picture.ts'
import { vietQr } from '../adapters/payments/viet-qr.ts'
import type { Context } from '../context.ts'

/**
 * What a buyer transfers for an order, as a VietQR picture and to type by hand; `amount` is đồng still
 * to come. Asks nobody. Refuses `paymentMethodUnavailable` without a bank account.
 */
export function transferOrderOf(
  { config }: Pick<Context, 'config'>,
  { code, amount, payUntil }: { code: string; amount: number; payUntil: Date },
): TransferOrder {
  const bank = config.payments?.bank
  if (!bank) throw new Refusal('paymentMethodUnavailable')
  const note = transferNote(code)
  const payload = vietQr({ bankBin: bank.bin, account: bank.account, amount, note })
  return {
    payload,
    image: qrPicture(payload),
    amount: vnd(amount),
    note,
    bank: bankName(bank.bin),
    account: bank.account,
    account_name: bank.accountName,
    expires_at: toVietnamIso(payUntil),
  }
}
