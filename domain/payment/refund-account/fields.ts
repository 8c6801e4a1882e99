import { z } from 'zod'
import { fieldMessages } from '../../kernel/field-messages.ts'
import { textField } from '../../kernel/fields.ts'
import { foldVietnamese } from '../../kernel/fold.ts'
import { chosenBanks } from '../banks.ts'
import { refundAccountTexts as texts } from './texts.ts'

/** 16 or 19 digits of a NAPAS card: a code with it would go to nobody. */
const cardNumber = /^9704\d{12}(\d{3})?$/

/** As people read it aloud, with spaces and dots; kept without. */
const accountNumberField = z
  .string({ error: fieldMessages.required })
  .max(60, texts.numberFormat)
  .transform((typed) => typed.replace(/[\s.-]/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .min(1, fieldMessages.required)
      .max(19, texts.numberFormat)
      .regex(/^[0-9A-Z]{6,19}$/, texts.numberFormat)
      .refine((number) => !cardNumber.test(number), texts.cardNumber),
  )

/** As banks write it: capitals without accents. */
const holderField = textField(60).pipe(
  z
    .string()
    .min(1, fieldMessages.required)
    .transform((name) => foldVietnamese(name).toUpperCase())
    .pipe(z.string().regex(/^[A-Z][A-Z0-9 ]{3,59}$/, texts.holderFormat)),
)

/** Where money goes back to. */
export const refundAccountFields = z.object({
  bank_bin: z.enum(chosenBanks.map(([bin]) => bin) as [string, ...string[]], {
    error: texts.bankMissing,
  }),
  account_number: accountNumberField,
  holder: holderField,
})

export type RefundAccount = z.output<typeof refundAccountFields>

/** Names of the banks by their number, in the order of a list to choose from. */
export const bankLabels: Readonly<Record<string, string>> = Object.fromEntries(chosenBanks)
