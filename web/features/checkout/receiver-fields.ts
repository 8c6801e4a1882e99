import type { z } from 'zod'
import { fullNameField, optionalEmailField, phoneField } from '#domain/kernel/fields.ts'
import type { Receiver } from '#web/state/checkout.ts'

export type ReceiverField = keyof Receiver
export type ReceiverErrors = Partial<Record<ReceiverField, string>>

export const emptyReceiver: Receiver = { fullname: '', phone: '', email: '' }

const schemas: Record<ReceiverField, z.ZodType> = {
  fullname: fullNameField,
  phone: phoneField,
  email: optionalEmailField,
}

/** What is wrong with one field, by the rule the server applies too. */
export function receiverFieldError(field: ReceiverField, value: string): string | undefined {
  const issues = schemas[field].safeParse(value).error?.issues ?? []
  return issues.map(deepestMessage).find(Boolean)
}

export function receiverErrors(receiver: Receiver): ReceiverErrors {
  const errors: ReceiverErrors = {}
  for (const field of Object.keys(schemas) as ReceiverField[]) {
    const error = receiverFieldError(field, receiver[field])
    if (error) errors[field] = error
  }
  return errors
}

/** The receiver as it is kept: clean name, plain phone. */
export function cleanReceiver({ fullname, phone, email }: Receiver): Receiver {
  return {
    fullname: fullNameField.parse(fullname),
    phone: phoneField.parse(phone),
    email: optionalEmailField.parse(email) ?? '',
  }
}

/** An optional field is a union; the message of the alternative that was meant is inside. */
function deepestMessage(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message
  return issue.errors.at(-1)?.[0]?.message ?? issue.message
}
