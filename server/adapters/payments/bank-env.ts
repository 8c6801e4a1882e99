import { z } from 'zod'
import { formerField, type FormerSecret } from '../former-secret.ts'
import { nameField, secretField, type Read } from '../env-fields.ts'

/** The account that transfers go to, and who tells of them. */
export interface BankConfig {
  readonly bin: string
  readonly account: string
  readonly accountName: string
  readonly feedKey: string
  readonly formerSecret?: FormerSecret
}

export const bankVariables = {
  BANK_BIN: z
    .string()
    .regex(/^\d{6}$/, 'must be the six digits of the bank in VietQR')
    .optional(),
  BANK_ACCOUNT: z
    .string()
    .regex(/^[0-9A-Za-z]{3,19}$/, 'must be an account number of 3 to 19 letters and digits')
    .optional(),
  BANK_ACCOUNT_NAME: nameField,
  BANK_FEED_KEY: secretField,
  BANK_FEED_KEY_FORMER: formerField,
}

export const bankTogether = [
  'BANK_BIN',
  'BANK_ACCOUNT',
  'BANK_ACCOUNT_NAME',
  'BANK_FEED_KEY',
] as const

export function readBank(values: Read<typeof bankVariables>): BankConfig | undefined {
  if (!values.BANK_BIN) return undefined
  return {
    bin: values.BANK_BIN,
    account: values.BANK_ACCOUNT!,
    accountName: values.BANK_ACCOUNT_NAME!,
    feedKey: values.BANK_FEED_KEY!,
    ...(values.BANK_FEED_KEY_FORMER && { formerSecret: values.BANK_FEED_KEY_FORMER }),
  }
}
