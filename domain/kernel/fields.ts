import { z } from 'zod'
import { fieldMessages } from './field-messages.ts'
import { cleanText } from './fold.ts'
import { isPhone, normalizePhone, type Phone } from './phone.ts'
import type { Points } from './points.ts'
import type { Vnd } from './vnd.ts'

/** Whole đồng on the wire. */
export const vndField = z.int().min(0) as unknown as z.ZodType<Vnd, number>
/** Whole points on the wire. */
export const pointsField = z.int().min(0) as unknown as z.ZodType<Points, number>

/** What PostgreSQL keeps in an `integer`: beyond it stands no row, and asking for one would be a fault. */
const maxInteger = 2_147_483_647
/** A row's number, in an address or a body. */
export const rowIdField = z.coerce.number().int().min(1).max(maxInteger)
/** A record's version as somebody saw it. */
export const versionField = z.int().min(0).max(maxInteger)

const namePattern = /^[\p{L}\p{M}\s.'’-]+$/u
const emailShape = /^[\p{L}\p{N}][\w.+-]*@[\w-]+(\.[\w-]+)+$/u

/** Free text kept clean and bounded. */
export function textField(max: number) {
  return z
    .string({ error: fieldMessages.required })
    .max(max * 4, fieldMessages.tooLong)
    .transform(cleanText)
    .pipe(z.string().max(max, fieldMessages.tooLong))
}

/** A phone, normalised before it is checked. */
export const phoneField = z
  .string({ error: fieldMessages.required })
  .max(40, fieldMessages.phoneFormat)
  .transform(normalizePhone)
  .pipe(
    z
      .string()
      .min(1, fieldMessages.required)
      .regex(/^\d{10}$/, fieldMessages.phoneFormat)
      .refine(isPhone, fieldMessages.phone),
  ) as unknown as z.ZodType<Phone, string>

/** A person's name: no special characters, at least 5 characters. */
export const fullNameField = textField(100).pipe(
  z
    .string()
    .min(1, fieldMessages.required)
    .regex(namePattern, fieldMessages.specialCharacters)
    .min(5, fieldMessages.fullName),
)

/** A required e-mail: valid, no special first character, no `_@` or `-@`. */
export const emailField = textField(200).pipe(
  z
    .string()
    .min(1, fieldMessages.required)
    .regex(emailShape, fieldMessages.email)
    .refine((email) => !/[_-]@/.test(email), fieldMessages.email),
)

/** An e-mail that may be left out; empty text counts as left out. */
export const optionalEmailField = z
  .union([z.literal('').transform(() => undefined), emailField])
  .optional()

/** House number and street. */
export const streetField = textField(200).pipe(
  z.string().min(1, fieldMessages.required).min(5, fieldMessages.street),
)

/** A day of our time, `YYYY-MM-DD`: what a calendar can mean and a database can hold. */
export const dayField = z.iso
  .date()
  .refine((day) => day >= '2000-01-01' && day <= '2100-12-31', fieldMessages.choose)

/** A one-time code of 6 digits. */
export const otpField = z
  .string({ error: fieldMessages.otp })
  .trim()
  .regex(/^\d{6}$/, fieldMessages.otp)

/** Proof that a person is at work; asked for on code sending and after wrong passwords. */
export const captchaField = z.string().max(8000).optional()
