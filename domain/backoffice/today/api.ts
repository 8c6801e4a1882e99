import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { vndField } from '../../kernel/fields.ts'
import { queueKeys } from './queues.ts'

const queue = z.object({
  key: z.enum(queueKeys),
  count: z.int(),
  /** There are more than were counted. */
  more: z.boolean(),
  /** Since when the first of them waits; null where that is not known. */
  oldest_at: z.string().nullable(),
  /** How many of them are given to whoever asks; null where nothing is given to anybody. */
  mine: z.int().nullable(),
})
export type TodayQueue = z.output<typeof queue>

const figures = z.object({
  orders: z.int(),
  revenue: vndField,
  members: z.int(),
  codes: z.int(),
})

export const getToday = endpoint({
  method: 'GET',
  path: '/admin/today',
  realm: 'staff',
  permission: 'any',
  summary:
    'What waits for whoever asks, by their permissions; the figures of the day beside the same day of last week',
  input: z.object({}),
  output: z.object({
    queues: z.array(queue),
    /** Null for whoever reads no reports. Last week's only up to the same quarter of an hour. */
    figures: z
      .object({ today: figures, last_week: figures, counted_at: z.string().nullable() })
      .nullable(),
  }),
  errors: [],
})
export type Today = z.output<typeof getToday.output>
