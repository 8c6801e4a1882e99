import { z } from 'zod'
import { birthdayField } from '#domain/identity/fields.ts'
import { identityTexts } from '#domain/identity/texts.ts'
import { fieldMessages } from '#domain/kernel/field-messages.ts'
import { today } from '#web/state/clock.ts'
import { toIsoDay } from '#web/features/day/typed-day.ts'

/** A birthday as people write it, `25/08/1980`, given on as `1980-08-25`. */
export const typedBirthday = z
  .string()
  .min(1, fieldMessages.required)
  .transform(toIsoDay)
  .pipe(birthdayField)
  .refine((day) => day <= today(), identityTexts.birthdayInFuture)
