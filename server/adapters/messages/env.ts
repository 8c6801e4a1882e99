import type { Read, UnsafeValue } from '../env-fields.ts'
import {
  listUnsafeMailValues,
  mailLoginTogether,
  mailTogether,
  mailVariables,
  readMail,
  type SmtpConfig,
} from '../mail/env.ts'
import { esmsTogether, esmsVariables, readEsms, type EsmsConfig } from './esms-env.ts'
import { readZalo, zaloTogether, zaloVariables, type ZaloConfig } from './zalo-env.ts'

/** Who carries messages to phones and mail. */
export interface MessageProviders {
  readonly zalo?: ZaloConfig
  readonly esms?: EsmsConfig
  readonly mail?: SmtpConfig
}

export const messageVariables = { ...zaloVariables, ...esmsVariables, ...mailVariables }

/** A provider is set up with all of its variables or with none. */
export const messageVariablesTogether = [
  zaloTogether,
  esmsTogether,
  mailTogether,
  mailLoginTogether,
] as const

type MessageValues = Read<typeof messageVariables>

/** The providers that are set up. */
export function readMessageProviders(values: MessageValues): MessageProviders {
  const [zalo, esms, mail] = [readZalo(values), readEsms(values), readMail(values)]
  return { ...(zalo && { zalo }), ...(esms && { esms }), ...(mail && { mail }) }
}

/** What goes over the wire in clear. */
export function listUnsafeMessageValues(values: MessageValues): UnsafeValue[] {
  const addresses = (['ZALO_API_URL', 'ZALO_OAUTH_URL', 'ESMS_URL'] as const)
    .filter((name) => !values[name].startsWith('https:'))
    .map((name) => ({ name, text: 'must be https' }))
  return [...addresses, ...listUnsafeMailValues(values)]
}
