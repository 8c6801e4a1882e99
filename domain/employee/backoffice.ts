import { z } from 'zod'
import { dayField, fullNameField, phoneField, vndField } from '../kernel/fields.ts'
import { resource, type RecordOf, type RowOf } from '../resource.ts'
import { employeeNumberField, maxPhones } from './fields.ts'
import { employeeTexts as texts } from './texts.ts'

/** The company's own people, whose phones order at the staff price. */
export const employees = resource({
  path: 'employees',
  permission: 'employees',
  subject: 'employee',
  row: z.object({
    id: z.int(),
    version: z.int(),
    /** The company's own: `NV0012`. */
    number: z.string(),
    name: z.string(),
    active: z.boolean(),
    /** Whole, oldest first; one phone belongs to one employee. */
    phones: z.array(z.string()),
    /** The Vietnam day from which the next order at the staff price is possible; missing for at once. */
    next_date: dayField.optional(),
  }),
  fields: z.object({
    number: employeeNumberField,
    name: fullNameField,
    active: z.boolean(),
    phones: z.array(phoneField).max(maxPhones, texts.manyPhones(maxPhones)),
  }),
  filters: z.object({ state: z.enum(['active', 'inactive']).optional() }),
  sorts: ['number', 'name'],
  actions: ['activate', 'deactivate'],
  detail: z.object({
    /** Orders at the staff price, newest first, at most 100. */
    orders: z.array(
      z.object({
        order_code: z.string(),
        placed_at: z.string(),
        phone: z.string(),
        /** Đồng that the staff price took off. */
        saved: vndField,
        /** The order was cancelled: the turn was given back. */
        freed: z.boolean(),
      }),
    ),
  }),
})
export type Employee = RowOf<typeof employees>
export type EmployeeRecord = RecordOf<typeof employees>
