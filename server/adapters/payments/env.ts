import type { Read, UnsafeValue } from '../env-fields.ts'
import { bankTogether, bankVariables, readBank, type BankConfig } from './bank-env.ts'
import {
  cybersourceTogether,
  cybersourceVariables,
  readCybersource,
  type CybersourceConfig,
} from './cybersource-env.ts'
import { publishedCredentials } from './published-credentials.ts'
import { readVnpay, vnpayTogether, vnpayVariables, type VnpayConfig } from './vnpay-env.ts'

/** Who takes money for the shop; a method whose provider is missing is not offered. */
export interface PaymentProviders {
  readonly vnpay?: VnpayConfig
  readonly cybersource?: CybersourceConfig
  readonly bank?: BankConfig
}

export const paymentVariables = { ...vnpayVariables, ...cybersourceVariables, ...bankVariables }

/** A provider is set up with all of its variables or with none. */
export const paymentVariablesTogether = [vnpayTogether, cybersourceTogether, bankTogether] as const

type PaymentValues = Read<typeof paymentVariables>

/** The providers that are set up. */
export function readPaymentProviders(values: PaymentValues): PaymentProviders {
  const [vnpay, cybersource, bank] = [readVnpay(values), readCybersource(values), readBank(values)]
  return { ...(vnpay && { vnpay }), ...(cybersource && { cybersource }), ...(bank && { bank }) }
}

/** Anything public, and what goes over the wire in clear. */
export function listUnsafePaymentValues(values: PaymentValues): UnsafeValue[] {
  const unsafe: UnsafeValue[] = []
  for (const key of Object.keys(paymentVariables) as (keyof PaymentValues)[]) {
    const value = values[key]
    if (value === undefined) continue
    if (typeof value !== 'string') {
      if (publicValues.has(value.secret))
        unsafe.push({ name: key, text: `cannot be the sandbox's` })
      continue
    }
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
  vnpay.tmnCode,
  vnpay.hashSecret,
  cybersource.profileId,
  cybersource.accessKey,
  cybersource.secretKey,
  bank.bin,
  bank.account,
  bank.feedKey,
])
/** The providers' own: money that is paid there never comes. */
const sandboxHosts = /^(sandbox\.vnpayment\.vn|testsecureacceptance\.cybersource\.com)$/
