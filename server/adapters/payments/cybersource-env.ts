import { formerField, type FormerSecret } from '../former-secret.ts'
import { addressField, nameField, secretField, type Read } from '../env-fields.ts'

export interface CybersourceConfig {
  readonly profileId: string
  readonly accessKey: string
  readonly secretKey: string
  readonly formerSecret?: FormerSecret
  readonly payUrl: string
}

export const cybersourceVariables = {
  CYBERSOURCE_PROFILE_ID: nameField,
  CYBERSOURCE_ACCESS_KEY: secretField,
  CYBERSOURCE_SECRET_KEY: secretField,
  CYBERSOURCE_SECRET_KEY_FORMER: formerField,
  CYBERSOURCE_PAY_URL: addressField('https://gateway.example/pay').optional(),
}

export const cybersourceTogether = [
  'CYBERSOURCE_PROFILE_ID',
  'CYBERSOURCE_ACCESS_KEY',
  'CYBERSOURCE_SECRET_KEY',
  'CYBERSOURCE_PAY_URL',
] as const

export function readCybersource(
  values: Read<typeof cybersourceVariables>,
): CybersourceConfig | undefined {
  if (!values.CYBERSOURCE_PROFILE_ID) return undefined
  return {
    profileId: values.CYBERSOURCE_PROFILE_ID,
    accessKey: values.CYBERSOURCE_ACCESS_KEY!,
    secretKey: values.CYBERSOURCE_SECRET_KEY!,
    ...(values.CYBERSOURCE_SECRET_KEY_FORMER && {
      formerSecret: values.CYBERSOURCE_SECRET_KEY_FORMER,
    }),
    payUrl: values.CYBERSOURCE_PAY_URL!,
  }
}
