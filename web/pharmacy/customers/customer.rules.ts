import { z } from 'zod'
import { addPurchase, remind } from '#domain/purchase/api.ts'
import { rulesOf } from '#web/form/field-rules.ts'
import { plainFormOf } from '#web/form/plain-form.ts'
import { purchaseFormTexts as texts, reminderTexts } from './texts.ts'

const { phone, customer_name, products, purchased_at, note, remind_at } = addPurchase.input.shape
const customer = { phone: texts.phoneMissing, customer_name: texts.nameMissing }
const [, newReminder] = remind.input.options

export const reminderForm = plainFormOf(
  newReminder.pick({ phone: true, customer_name: true, remind_at: true, note: true }),
  { ...customer, remind_at: reminderTexts.missingDay },
)

/** The lines are judged by the draft; the day of the reminder is asked for where it is chosen. */
export const purchaseForm = plainFormOf(
  z.object({
    phone,
    customer_name,
    purchased_at,
    note,
    remind_at,
    lines: z.array(z.unknown()).max(rulesOf(products).maxLength ?? Infinity),
    isOwnDay: z.boolean(),
  }),
  { ...customer, purchased_at: texts.dayMissing },
)
