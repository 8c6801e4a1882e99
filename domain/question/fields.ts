import { z } from 'zod'
import { fullNameField, phoneField, textField } from '../kernel/fields.ts'
import { maxQuestionLength, minQuestionLength } from './limits.ts'
import { questionTexts as texts } from './texts.ts'

/** What somebody sends with the form. */
export const questionFields = {
  name: fullNameField,
  phone: phoneField,
  question: textField(maxQuestionLength).pipe(z.string().min(minQuestionLength, texts.tooShort)),
  consent: z.literal(true, { error: texts.consentMissing }),
}
