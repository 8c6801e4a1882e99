import { z } from 'zod'
import { fieldMessages } from '../kernel/field-messages.ts'
import { textField } from '../kernel/fields.ts'
import { staffTexts as texts } from './texts.ts'

export const minPasswordLength = 12

/** Lower-case letters, digits, dot, dash, underscore; 3 to 32. */
export const usernameField = z
  .string({ error: fieldMessages.required })
  .trim()
  .toLowerCase()
  .max(32, texts.usernameFormat)
  .regex(/^[a-z0-9][a-z0-9._-]{2,31}$/, texts.usernameFormat)

/**
 * Keyboards spell `ế` in one sign or in three: both are the same password. Nothing else is changed.
 */
export const loginPasswordField = z
  .string({ error: fieldMessages.required })
  .max(200, fieldMessages.tooLong)
  .transform((password) => password.normalize('NFC'))

export const newPasswordField = loginPasswordField.pipe(
  z.string().min(minPasswordLength, texts.passwordLength),
)

/** The six digits of an authenticator app. */
export const totpField = z
  .string({ error: fieldMessages.required })
  .transform((code) => code.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, texts.totpFormat))

/** Why staff do something; kept with it. */
export const reasonField = textField(500).pipe(z.string().min(3, texts.reasonNeeded))
