import type { Read, UnsafeValue } from '../env-fields.ts'
import { esmsTogether, esmsVariables, readEsms, type EsmsConfig } from './esms-env.ts'
import { readZalo, zaloTogether, zaloVariables, type ZaloConfig } from './zalo-env.ts'

/** Who carries messages to phones. */
export interface MessageProviders {
  readonly zalo?: ZaloConfig
  readonly esms?: EsmsConfig
}

export const messageVariables = { ...zaloVariables, ...esmsVariables }

/** A provider is set up with all of its variables or with none. */
export const messageVariablesTogether = [zaloTogether, esmsTogether] as const

type MessageValues = Read<typeof messageVariables>

/** The providers that are set up. */
export function readMessageProviders(values: MessageValues): MessageProviders {
  const [zalo, esms] = [readZalo(values), readEsms(values)]
  return { ...(zalo && { zalo }), ...(esms && { esms }) }
}

/** What goes over the wire in clear. */
export function listUnsafeMessageValues(values: MessageValues): UnsafeValue[] {
  return (['ZALO_API_URL', 'ZALO_OAUTH_URL', 'ESMS_URL'] as const)
    .filter((name) => !values[name].startsWith('https:'))
    .map((name) => ({ name, text: 'must be https' }))
}
