import { z } from 'zod'
import { fieldMessages } from '../kernel/field-messages.ts'
import { healthTopics, jobs } from './master-data.ts'
import { identityTexts } from './texts.ts'

/** A new password: exactly 6 digits. */
export const passwordField = z
  .string({ error: fieldMessages.required })
  .regex(/^\d{6}$/, identityTexts.password)

/** The password at login: only required, so that a wrong form looks like a wrong password. */
export const loginPasswordField = z
  .string({ error: fieldMessages.required })
  .min(1, fieldMessages.required)
  .max(100, fieldMessages.tooLong)

export const genders = ['male', 'female'] as const
export const genderField = z.enum(genders, { error: fieldMessages.choose })

/** `YYYY-MM-DD`, a day that exists; whether it lies in the future is for whoever has a clock. */
export const birthdayField = z
  .string({ error: fieldMessages.required })
  .min(1, fieldMessages.required)
  .regex(/^(19|20)\d{2}-\d{2}-\d{2}$/, identityTexts.birthday)
  .refine(isDay, identityTexts.birthday)

export const jobField = z.coerce
  .number()
  .int()
  .refine((id) => jobs.some((job) => job.id === id), fieldMessages.choose)

export const healthsField = z
  .array(
    z.coerce
      .number()
      .int()
      .refine((id) => healthTopics.some((topic) => topic.id === id), fieldMessages.choose),
  )
  .max(healthTopics.length)
  .transform((ids) => [...new Set(ids)].toSorted((a, b) => a - b))

export const rowIdField = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** What asking for the password can be answered with. */
export const passwordErrors = ['accountWrongPwd', 'accountLocked', 'busy'] as const

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
