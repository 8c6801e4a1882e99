import { z } from 'zod'
import { publishedCredentials } from '../adapters/payments/published-credentials.ts'

/** Who takes money for the shop; a method whose provider is missing is not offered. */
export interface PaymentProviders {
  readonly vnpay?: VnpayConfig
  readonly cybersource?: CybersourceConfig
  readonly bank?: BankConfig
}

export interface VnpayConfig {
  readonly tmnCode: string
  readonly hashSecret: string
  /** Where the buyer's browser goes. */
  readonly payUrl: string
  /** What our server asks: `querydr` and `refund`. */
  readonly apiUrl: string
}

export interface CybersourceConfig {
  readonly profileId: string
  readonly accessKey: string
  readonly secretKey: string
  readonly payUrl: string
}

/** The account that transfers go to, and who tells of them. */
export interface BankConfig {
  readonly bin: string
  readonly account: string
  readonly accountName: string
  readonly feedKey: string
}

const name = z.string().trim().min(1).max(100).optional()
const secret = z.string().min(8, 'must have at least 8 characters').optional()
const address = z
  .string()
  .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), {
    error: ({ input }) => `must be an address like https://gateway.example/pay, not "${input}"`,
  })
  .optional()

export const paymentVariables = {
  VNPAY_TMN_CODE: name,
  VNPAY_HASH_SECRET: secret,
  VNPAY_PAY_URL: address,
  VNPAY_API_URL: address,
  CYBERSOURCE_PROFILE_ID: name,
  CYBERSOURCE_ACCESS_KEY: secret,
  CYBERSOURCE_SECRET_KEY: secret,
  CYBERSOURCE_PAY_URL: address,
  BANK_BIN: z
    .string()
    .regex(/^\d{6}$/, 'must be the six digits of the bank in VietQR')
    .optional(),
  BANK_ACCOUNT: z
    .string()
    .regex(/^[0-9A-Za-z]{3,19}$/, 'must be an account number of 3 to 19 letters and digits')
    .optional(),
  BANK_ACCOUNT_NAME: name,
  BANK_FEED_KEY: secret,
}

/** A provider is set up with all of its variables or with none. */
export const paymentVariablesTogether = [
  ['VNPAY_TMN_CODE', 'VNPAY_HASH_SECRET', 'VNPAY_PAY_URL'],
  [
    ...(['CYBERSOURCE_PROFILE_ID', 'CYBERSOURCE_ACCESS_KEY'] as const),
    ...(['CYBERSOURCE_SECRET_KEY', 'CYBERSOURCE_PAY_URL'] as const),
  ],
  ['BANK_BIN', 'BANK_ACCOUNT', 'BANK_ACCOUNT_NAME', 'BANK_FEED_KEY'],
] as const

type Values = { readonly [K in keyof typeof paymentVariables]?: string | undefined }

/** What production must not start with: anything public, and what goes over the wire in clear. */
export function listUnsafePaymentValues(values: Values): { name: string; text: string }[] {
  const unsafe: { name: string; text: string }[] = []
  for (const key of Object.keys(paymentVariables) as (keyof Values)[]) {
    const value = values[key]
    if (value === undefined) continue
    if (publicValues.has(value)) unsafe.push({ name: key, text: `cannot be the sandbox's` })
    if (!key.endsWith('_URL')) continue
    const { protocol, hostname } = new URL(value)
    if (protocol !== 'https:') unsafe.push({ name: key, text: 'must be https' })
    if (sandboxHosts.test(hostname)) unsafe.push({ name: key, text: 'cannot be a sandbox' })
  }
  return unsafe
}

const { vnpay, cybersource, bank } = publishedCredentials
const publicValues: ReadonlySet<string> = new Set([
  ...[vnpay.tmnCode, vnpay.hashSecret],
  ...[cybersource.profileId, cybersource.accessKey, cybersource.secretKey],
  ...[bank.bin, bank.account, bank.feedKey],
])
/** The providers' own: money that is paid there never comes. */
const sandboxHosts = /^(sandbox\.vnpayment\.vn|testsecureacceptance\.cybersource\.com)$/

/** The providers that are set up. */
export function paymentProvidersOf(values: Values): PaymentProviders {
  const providers: { -readonly [K in keyof PaymentProviders]: PaymentProviders[K] } = {}
  if (values.VNPAY_TMN_CODE) {
    const payUrl = values.VNPAY_PAY_URL!
    providers.vnpay = {
      tmnCode: values.VNPAY_TMN_CODE,
      hashSecret: values.VNPAY_HASH_SECRET!,
      payUrl,
      apiUrl: values.VNPAY_API_URL ?? new URL('/merchant_webapi/api/transaction', payUrl).href,
    }
  }
  if (values.CYBERSOURCE_PROFILE_ID) {
    providers.cybersource = {
      profileId: values.CYBERSOURCE_PROFILE_ID,
      accessKey: values.CYBERSOURCE_ACCESS_KEY!,
      secretKey: values.CYBERSOURCE_SECRET_KEY!,
      payUrl: values.CYBERSOURCE_PAY_URL!,
    }
  }
  if (values.BANK_BIN) {
    providers.bank = {
      bin: values.BANK_BIN,
      account: values.BANK_ACCOUNT!,
      accountName: values.BANK_ACCOUNT_NAME!,
      feedKey: values.BANK_FEED_KEY!,
    }
  }
  return providers
}
