import { z } from 'zod'
import { listAnswers } from '#domain/publishing/experts/api.ts'
import { questionFields } from '#domain/question/fields.ts'
import { questionTexts as texts } from '#domain/question/texts.ts'
import { plainFormOf } from '#web/form/plain-form.ts'
import { rulesOf } from '#web/form/field-rules.ts'

/** A name, a phone, what it is about, and that it may be read. */
export const askForm = plainFormOf(
  z.object({
    ...questionFields,
    category: z.string().min(1, texts.categoryMissing),
    consent: z.boolean(),
  }),
)

export const maxAnswerSearchLength = rulesOf(listAnswers.input.shape.search).maxLength
