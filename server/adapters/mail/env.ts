import { z } from 'zod'
import { secretField, type Read, type UnsafeValue } from '../env-fields.ts'

/** The server that takes the shop's mail. */
export interface SmtpConfig {
  readonly host: string
  readonly port: number
  readonly user?: string
  readonly password?: string
  /** The address that mail comes from. */
  readonly from: string
  /** `off` for a server of a sandbox or on the same machine; production never. */
  readonly tls: boolean
}

export const mailVariables = {
  SMTP_HOST: z
    .string()
    .regex(/^[a-z0-9.:-]+$/i, 'must be a host name or an address')
    .optional(),
  SMTP_PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number')
    .transform(Number)
    .default(587),
  SMTP_USER: z.string().min(1).max(200).optional(),
  SMTP_PASSWORD: secretField,
  SMTP_FROM: z
    .string()
    .regex(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/, 'must be an address like shop@shop.example')
    .optional(),
  SMTP_TLS: z.enum(['on', 'off']).default('on'),
}

export const mailTogether = ['SMTP_HOST', 'SMTP_FROM'] as const
export const mailLoginTogether = ['SMTP_USER', 'SMTP_PASSWORD'] as const

type MailValues = Read<typeof mailVariables>

export function readMail(values: MailValues): SmtpConfig | undefined {
  if (!values.SMTP_HOST) return undefined
  return {
    host: values.SMTP_HOST,
    port: values.SMTP_PORT,
    ...(values.SMTP_USER && { user: values.SMTP_USER, password: values.SMTP_PASSWORD! }),
    from: values.SMTP_FROM!,
    tls: values.SMTP_TLS === 'on',
  }
}

/** What goes over the wire in clear. */
export function listUnsafeMailValues(values: MailValues): UnsafeValue[] {
  return values.SMTP_TLS === 'off' ? [{ name: 'SMTP_TLS', text: 'cannot be off' }] : []
}
