import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { rowIdField } from '../../kernel/fields.ts'

export const partnerCallSchema = z.object({
  id: z.int(),
  at: z.string(),
  /** The key's name and first letters. */
  key: z.string(),
  prefix: z.string(),
  /** The route, never the address: that may hold a phone. */
  call: z.string(),
  status: z.int(),
  ms: z.int(),
  request_id: z.string(),
})
export type PartnerCall = z.output<typeof partnerCallSchema>

export const listPartnerCalls = endpoint({
  method: 'GET',
  path: '/admin/partners/{id}/calls',
  realm: 'staff',
  permission: 'partners.read',
  summary:
    'Single calls of a partner, newest first: all that failed, and of the others as many as are kept',
  input: z.object({
    id: rowIdField,
    key_id: rowIdField.optional(),
    status: z.enum(['ok', 'failed']).optional(),
    /** Older than this one. */
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  output: z.object({ items: z.array(partnerCallSchema), more: z.boolean() }),
  errors: ['notFound'],
})

export const getPartnerUsage = endpoint({
  method: 'GET',
  path: '/admin/partners/{id}/usage',
  realm: 'staff',
  permission: 'partners.read',
  summary: 'What a partner called on each of the last 30 days, and which calls',
  input: z.object({ id: rowIdField }),
  output: z.object({
    /** Each of the 30 days, oldest first. */
    days: z.array(
      z.object({ day: z.string(), calls: z.int(), errors: z.int(), average_ms: z.int() }),
    ),
    /** The most called first. */
    calls: z.array(
      z.object({ call: z.string(), calls: z.int(), errors: z.int(), average_ms: z.int() }),
    ),
  }),
  errors: ['notFound'],
})
export type PartnerUsage = z.output<typeof getPartnerUsage.output>
