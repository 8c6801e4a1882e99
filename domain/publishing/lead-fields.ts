import { z } from 'zod'
import { phoneField, textField } from '../kernel/fields.ts'
import { leadTexts } from './lead-texts.ts'

/** What somebody leaves with a form of a landing page. */
export const leadFields = {
  /** As they want to be called: "Lan" will do. */
  name: textField(100).pipe(z.string().min(2, leadTexts.nameMissing)),
  phone: phoneField,
  consent: z.literal(true, { error: leadTexts.consentMissing }),
}
