import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { dayField, textField } from '../../kernel/fields.ts'
import { earnLogSchema } from '../api.ts'
import { earnLogStatuses } from '../earn-log-status.ts'

export const backofficeEarnLogSchema = earnLogSchema.extend({
  pharmacy: z.object({ code: z.string(), name: z.string() }).optional(),
  channel: z.enum(['member', 'store', 'guest']),
  address: z.string(),
})
export type BackofficeEarnLog = z.output<typeof backofficeEarnLogSchema>

export const backofficeEarnLogFilter = {
  /** A pharmacy's code, or words of its name (without accents too). */
  pharmacy: textField(80).optional(),
  /** A whole phone. */
  phone: textField(20).optional(),
  /** An entry: all of the customer who made it, whose phone nobody has to know. */
  customer_of: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  status: z.enum(earnLogStatuses).optional(),
  channel: z.enum(['member', 'store', 'guest']).optional(),
  from: dayField.optional(),
  to: dayField.optional(),
}

export const listBackofficeEarnLog = endpoint({
  method: 'GET',
  path: '/admin/earn-log',
  realm: 'staff',
  permission: 'stores.read',
  summary: 'Codes entered anywhere, newest first, page after page by cursor',
  input: z.object({
    ...backofficeEarnLogFilter,
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  output: z.object({ items: z.array(backofficeEarnLogSchema), next: z.string().nullable() }),
  errors: [],
})
// `GET /admin/earn-log/export`, same filter, CSV (raw route, staff:stores.read).

export const signKinds = ['manyWrong', 'phoneInManyPharmacies', 'impossibleDistance'] as const
export type SignKind = (typeof signKinds)[number]

export const forgerySignSchema = z.object({
  kind: z.enum(signKinds),
  /** What it is about: a pharmacy, or a phone (masked). */
  pharmacy: z.object({ code: z.string(), name: z.string() }).optional(),
  phone: z.string().optional(),
  /** An entry of that phone, by which the log is narrowed to it (`customer_of`). */
  entry: z.int().optional(),
  /** Wrong codes; stores; or kilometres. */
  count: z.int(),
  /** The pharmacies involved, in the order of time. */
  pharmacies: z.array(z.object({ code: z.string(), name: z.string(), at: z.string() })),
  /** In words, for a person. */
  detail: z.string(),
  first_at: z.string(),
  last_at: z.string(),
})
export type ForgerySignal = z.output<typeof forgerySignSchema>

export const listForgerySignals = endpoint({
  method: 'GET',
  path: '/admin/earn-signs',
  realm: 'staff',
  permission: 'stores.read',
  summary:
    'What looks like forged or traded codes: many wrong ones, one phone in many stores, impossible distances',
  input: z.object({
    /** Vietnam days, both inclusive; the last 7 unless named; at most 92. */
    from: dayField.optional(),
    to: dayField.optional(),
    kind: z.enum(signKinds).optional(),
  }),
  output: z.object({ from: z.string(), to: z.string(), items: z.array(forgerySignSchema) }),
  errors: [],
})
