import { formerField, type FormerSecret } from '../former-secret.ts'
import { addressField, nameField, secretField, type Read } from '../env-fields.ts'

export interface VnpayConfig {
  readonly tmnCode: string
  readonly hashSecret: string
  readonly formerSecret?: FormerSecret
  /** Where the buyer's browser goes. */
  readonly payUrl: string
  /** What our server asks: `querydr` and `refund`. */
  readonly apiUrl: string
}

const url = addressField('https://gateway.example/pay').optional()

export const vnpayVariables = {
  VNPAY_TMN_CODE: nameField,
  VNPAY_HASH_SECRET: secretField,
  VNPAY_HASH_SECRET_FORMER: formerField,
  VNPAY_PAY_URL: url,
  VNPAY_API_URL: url,
}

export const vnpayTogether = ['VNPAY_TMN_CODE', 'VNPAY_HASH_SECRET', 'VNPAY_PAY_URL'] as const

export function readVnpay(values: Read<typeof vnpayVariables>): VnpayConfig | undefined {
  if (!values.VNPAY_TMN_CODE) return undefined
  const payUrl = values.VNPAY_PAY_URL!
  return {
    tmnCode: values.VNPAY_TMN_CODE,
    hashSecret: values.VNPAY_HASH_SECRET!,
    ...(values.VNPAY_HASH_SECRET_FORMER && { formerSecret: values.VNPAY_HASH_SECRET_FORMER }),
    payUrl,
    apiUrl: values.VNPAY_API_URL ?? new URL('/merchant_webapi/api/transaction', payUrl).href,
  }
}
