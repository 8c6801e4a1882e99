import { z } from 'zod'
import { fieldMessages } from './field-messages.ts'

/** A page's address as staff write it: lower-case letters without marks, digits and single dashes. */
export const slugField = z
  .string({ error: fieldMessages.required })
  .trim()
  .max(120, fieldMessages.tooLong)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Đường dẫn chỉ gồm chữ thường không dấu, số và dấu gạch ngang')
