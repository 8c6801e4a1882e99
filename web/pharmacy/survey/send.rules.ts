import { z } from 'zod'
import { phoneField } from '#domain/kernel/fields.ts'
import { surveyTexts } from '#domain/survey/texts.ts'
import { plainFormOf } from '#web/form/plain-form.ts'

/** Whoever gets points says at which phone. */
export const rewardedForm = plainFormOf(z.object({ phone: phoneField }), {
  phone: surveyTexts.phoneMissing,
})
export const freeForm = plainFormOf(z.object({ phone: z.string() }))
