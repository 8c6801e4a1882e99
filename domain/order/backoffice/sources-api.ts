import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { fieldMessages } from '../../kernel/field-messages.ts'
import { dayField, vndField } from '../../kernel/fields.ts'

/** Orders of a time by the campaign that brought their buyers, what brought most first. */
const sourceInput = z
  .object({ from: dayField.optional(), to: dayField.optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: fieldMessages.choose,
  })

const sourceRow = z.object({
  /** Empty where nothing said how they came. */
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  /** Those that stand: the cancelled are counted apart. */
  orders: z.int(),
  cancelled: z.int(),
  /** Of goods in orders that stand, after vouchers, without delivery. */
  revenue: vndField,
})
export type SourceRow = z.output<typeof sourceRow>

export const listSources = endpoint({
  method: 'GET',
  path: '/admin/orders/sources',
  realm: 'staff',
  permission: 'reports.read',
  summary:
    'Orders and revenue by the campaign that brought their buyers; the last 30 days without days',
  input: sourceInput,
  output: z.object({ from: z.string(), to: z.string(), items: z.array(sourceRow) }),
  errors: [],
})
