import { z } from 'zod'
import { type Read, secretField, serviceField } from '../env-fields.ts'

export interface ZaloConfig {
  readonly appId: string
  readonly appSecret: string
  /** The first one; each use gives the next, which the database keeps. */
  readonly refreshToken: string
  /** Our template name to the id of the one approved at Zalo. */
  readonly templates: Readonly<Record<string, string>>
  readonly apiUrl: string
  readonly oauthUrl: string
}

export const zaloVariables = {
  ZALO_APP_ID: z.string().regex(/^\d+$/, 'must be the number of the app at Zalo').optional(),
  ZALO_APP_SECRET: secretField,
  ZALO_REFRESH_TOKEN: secretField,
  ZALO_TEMPLATES: z
    .string()
    .regex(/^\w+=\d+(,\w+=\d+)*$/, 'must be like otpRegister=123456,orderPlaced=234567')
    .transform((value) => Object.fromEntries(value.split(',').map((pair) => pair.split('='))))
    .optional(),
  ZALO_API_URL: serviceField('https://business.openapi.zalo.me'),
  ZALO_OAUTH_URL: serviceField('https://oauth.zaloapp.com'),
}

export const zaloTogether = [
  'ZALO_APP_ID',
  'ZALO_APP_SECRET',
  'ZALO_REFRESH_TOKEN',
  'ZALO_TEMPLATES',
] as const

export function readZalo(values: Read<typeof zaloVariables>): ZaloConfig | undefined {
  if (!values.ZALO_APP_ID) return undefined
  return {
    appId: values.ZALO_APP_ID,
    appSecret: values.ZALO_APP_SECRET!,
    refreshToken: values.ZALO_REFRESH_TOKEN!,
    templates: values.ZALO_TEMPLATES!,
    apiUrl: values.ZALO_API_URL,
    oauthUrl: values.ZALO_OAUTH_URL,
  }
}
