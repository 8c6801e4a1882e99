import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { dayField, textField } from '../../kernel/fields.ts'
import { earnLogSchema } from '../api.ts'
import { earnLogStatuses } from '../earn-log-status.ts'

export const deskEarnLogSchema = earnLogSchema.extend({
  store: z.object({ code: z.string(), name: z.string() }).optional(),
  channel: z.enum(['member', 'store', 'guest']),
  address: z.string(),
})
export type DeskEarnLog = z.output<typeof deskEarnLogSchema>

export const deskEarnLogFilter = {
  /** A store's code, or words of its name (without accents too). */
  store: textField(80).optional(),
  /** A whole phone. */
  phone: textField(20).optional(),
  /** An entry: all of the customer who made it, whose phone nobody has to know. */
  customer_of: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  status: z.enum(earnLogStatuses).optional(),
  channel: z.enum(['member', 'store', 'guest']).optional(),
  from: dayField.optional(),
  to: dayField.optional(),
}

export const listDeskEarnLog = endpoint({
  method: 'GET',
  path: '/admin/earn-log',
  actor: 'staff:stores.read',
  summary: 'Codes entered anywhere, newest first, page after page by cursor',
  input: z.object({
    ...deskEarnLogFilter,
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  output: z.object({ items: z.array(deskEarnLogSchema), next: z.string().nullable() }),
  errors: [],
})
// `GET /admin/earn-log/export`, same filter, CSV (raw route, staff:stores.read).

export const signKinds = ['manyWrong', 'phoneInManyStores', 'impossibleDistance'] as const
export type SignKind = (typeof signKinds)[number]

export const forgerySignSchema = z.object({
  kind: z.enum(signKinds),
  /** What it is about: a store, or a phone (masked). */
  store: z.object({ code: z.string(), name: z.string() }).optional(),
  phone: z.string().optional(),
  /** An entry of that phone, by which the log is narrowed to it (`customer_of`). */
  entry: z.int().optional(),
  /** Wrong codes; stores; or kilometres. */
  count: z.int(),
  /** The stores involved, in the order of time. */
  stores: z.array(z.object({ code: z.string(), name: z.string(), at: z.string() })),
  /** In words, for a person. */
  detail: z.string(),
  first_at: z.string(),
  last_at: z.string(),
})
export type ForgerySign = z.output<typeof forgerySignSchema>

export const listForgerySigns = endpoint({
  method: 'GET',
  path: '/admin/earn-signs',
  actor: 'staff:stores.read',
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
