import { z } from 'zod'
import { fullNameField, optionalEmailField, phoneField } from '#domain/kernel/fields.ts'
import type { Receiver } from '#web/shop/state/checkout.ts'

export const emptyReceiver: Receiver = { fullname: '', phone: '', email: '' }

/** Who takes the goods, judged as the server judges it; the e-mail may be left out. */
export const receiverSchema = z.object({
  fullname: fullNameField,
  phone: phoneField,
  email: optionalEmailField as z.ZodType<string | undefined, string>,
})

/** The receiver as it is kept: clean name, plain phone. */
export function cleanReceiver(receiver: Receiver): Receiver {
  const { email = '', ...rest } = receiverSchema.parse(receiver)
  return { ...rest, email }
}
