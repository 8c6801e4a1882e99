import { z } from 'zod'
import { birthdayField } from '#domain/identity/fields.ts'
import { identityTexts } from '#domain/identity/texts.ts'
import { fieldMessages } from '#domain/kernel/field-messages.ts'
import { today } from '#web/state/clock.ts'

/** A birthday as people write it, `25/08/1980`, given on as `1980-08-25`. */
export const typedBirthday = z
  .string()
  .min(1, fieldMessages.required)
  .transform(toIsoDay)
  .pipe(birthdayField)
  .refine((day) => day <= today(), identityTexts.birthdayInFuture)

/** `25/8/1980` and `25081980` alike; what is not complete is left for the rule to refuse. */
export function toIsoDay(typed: string): string {
  const [day = '', month = '', year = ''] = typed.split('/')
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Puts the slashes in while somebody types; takes a pasted or filled-in `1980-08-25` too. */
export function formatTyped(text: string): string {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}`
  const parts = text.replace(/[^\d/]/g, '').split('/')
  if (parts.length > 1 && parts.every((part) => part.length <= 4)) {
    return parts.slice(0, 3).join('/').slice(0, 10)
  }
  const digits = parts.join('').slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/')
}
