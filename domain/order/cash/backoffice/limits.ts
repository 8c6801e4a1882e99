import { z } from 'zod'
import { dayField } from '../../../kernel/fields.ts'
import { resource, type RowOf } from '../../../resource.ts'
import { cashCarriers } from '../states.ts'

export const limitPeriods = ['current', 'coming', 'past'] as const

/** For how many days who takes cash may keep it, from a day on: the newest that is in force counts. */
export const cashLimits = resource({
  path: 'cash-limits',
  permission: 'cashLimits',
  subject: 'cashLimit',
  addingNeedsReason: true,
  row: z.object({
    id: z.int(),
    version: z.int(),
    carrier: z.enum(cashCarriers),
    valid_from: z.string(),
    days: z.int(),
    /** As of today. */
    period: z.enum(limitPeriods),
  }),
  once: z.object({ carrier: z.enum(cashCarriers) }),
  fields: z.object({ days: z.int().min(0).max(90), valid_from: dayField }),
  filters: z.object({
    carrier: z.enum(cashCarriers).optional(),
    period: z.enum(limitPeriods).optional(),
  }),
  sorts: ['carrier', 'from'],
})
export type CashLimitRow = RowOf<typeof cashLimits>
