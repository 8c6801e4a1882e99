import { z } from 'zod'
import { dayField } from '../../kernel/fields.ts'
import { fieldMessages } from '../../kernel/field-messages.ts'

/** The days of a report; without them the last 30. */
export const periodInput = { from: dayField.optional(), to: dayField.optional() }

/** What is wrong with days that are turned round. */
export const periodTurned = { path: ['to'], error: fieldMessages.choose }

export function isPeriod({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  return from === undefined || to === undefined || from <= to
}

/** How the rows behind a figure are asked for, newest first. */
export const sliceInput = {
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
}
