import { z } from 'zod'
import { fieldMessages } from '../kernel/field-messages.ts'
import { loginPasswordField } from '../staff/fields.ts'
import { isPharmacyCode } from './pharmacy-code.ts'
import { pharmacyRuleTexts as texts } from './texts.ts'

/** A pharmacy's code as it is printed and typed; case does not matter when it is looked up. */
export const pharmacyCodeField = z
  .string({ error: fieldMessages.required })
  .trim()
  .max(32, texts.codeFormat)
  .refine(isPharmacyCode, texts.codeFormat)

export const linkIdField = z.string().regex(/^[A-Za-z0-9]{6,20}$/, texts.linkFormat)

export const pharmacyUsernameField = z
  .string({ error: texts.usernameRequired })
  .trim()
  .toLowerCase()
  .min(1, texts.usernameRequired)
  .max(48, texts.usernameFormat)
  .regex(/^[a-z0-9][a-z0-9._-]{0,47}$/, texts.usernameFormat)

export const minPharmacyPasswordLength = 8

/** A counter has many hands: shorter than the back office's, never a common one. */
export const newPharmacyPasswordField = loginPasswordField.pipe(
  z.string().min(minPharmacyPasswordLength, texts.passwordLength),
)
