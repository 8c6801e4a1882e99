import { z } from 'zod'
import { type Read, secretField, serviceField } from '../env-fields.ts'

export interface EsmsConfig {
  readonly apiKey: string
  readonly secretKey: string
  readonly brandname: string
  readonly url: string
}

export const esmsVariables = {
  ESMS_API_KEY: secretField,
  ESMS_SECRET_KEY: secretField,
  ESMS_BRANDNAME: z.string().min(1).max(20).optional(),
  ESMS_URL: serviceField('https://rest.esms.vn/MainService.svc/json'),
}

export const esmsTogether = ['ESMS_API_KEY', 'ESMS_SECRET_KEY', 'ESMS_BRANDNAME'] as const

export function readEsms(values: Read<typeof esmsVariables>): EsmsConfig | undefined {
  if (!values.ESMS_API_KEY) return undefined
  return {
    apiKey: values.ESMS_API_KEY,
    secretKey: values.ESMS_SECRET_KEY!,
    brandname: values.ESMS_BRANDNAME!,
    url: values.ESMS_URL,
  }
}
