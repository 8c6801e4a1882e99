import { z } from 'zod'
import { fieldMessages } from '../kernel/field-messages.ts'
import { textField } from '../kernel/fields.ts'
import { partnerScopeNames } from './scopes.ts'
import { partnerTexts as texts } from './texts.ts'
import { webhookTopicNames } from './webhooks.ts'

/** `true` or `false` as a query says it; anything else counts as false. */
export const textBoolean = z
  .string()
  .max(10)
  .optional()
  .transform((value) => value?.toLowerCase() === 'true')

/** How many keys of a partner may be good at once: enough to rotate those of several programs. */
export const maxKeys = 20
export const maxRanges = 20

/** An address or a CIDR range, as people copy it; kept as a range. */
export const ipRangeField = z
  .string({ error: fieldMessages.required })
  .trim()
  .max(50, texts.rangeFormat)
  .refine(isRange, texts.rangeFormat)

/** A range that names everybody would only look like a limit. */
function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  if (rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return false
  const isV6 = z.ipv6().safeParse(address).success
  if (!isV6 && !z.ipv4().safeParse(address).success) return false
  return bits === undefined || (Number(bits) >= 1 && Number(bits) <= (isV6 ? 128 : 32))
}

export const perMinuteField = z.coerce
  .number(fieldMessages.required)
  .int()
  .min(1, texts.perMinute)
  .max(100_000, texts.perMinute)

export const scopesField = z.array(z.enum(partnerScopeNames)).min(1, texts.needsScope).max(20)

export const keyNameField = textField(80).pipe(z.string().min(2, fieldMessages.required))

export const topicsField = z.array(z.enum(webhookTopicNames)).min(1, texts.needsTopic).max(10)

/** Only https; that it is no address of our own network is asked when something is sent. */
export const webhookUrlField = z
  .string({ error: fieldMessages.required })
  .trim()
  .min(1, fieldMessages.required)
  .max(500, fieldMessages.tooLong)
  .refine(isWebhookUrl, texts.urlFormat)

/** The demo alone sends to its own machine without https. */
function isWebhookUrl(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.username || url.password) return false
  const isOwn = /^(127\.0\.0\.1|localhost|\[::1\])$/.test(url.hostname)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOwn)
}
