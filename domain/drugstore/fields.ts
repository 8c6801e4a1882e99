import { z } from 'zod'
import { fieldMessages } from '../kernel/field-messages.ts'
import { loginPasswordField } from '../staff/fields.ts'
import { isStoreCode } from './store-code.ts'
import { drugstoreTexts as texts } from './texts.ts'

/** A store's code as it is printed and typed; case does not matter when it is looked up. */
export const storeCodeField = z
  .string({ error: fieldMessages.required })
  .trim()
  .refine(isStoreCode, texts.codeFormat)

export const linkIdField = z.string().regex(/^[A-Za-z0-9]{6,20}$/, texts.linkFormat)

export const storeUsernameField = z
  .string({ error: texts.usernameRequired })
  .trim()
  .toLowerCase()
  .min(1, texts.usernameRequired)
  .regex(/^[a-z0-9][a-z0-9._-]{0,47}$/, texts.usernameFormat)

export const minStorePasswordLength = 8

/** A counter has many hands: shorter than the desk's, never a common one. */
export const newStorePasswordField = loginPasswordField.pipe(
  z.string().min(minStorePasswordLength, texts.passwordLength),
)
