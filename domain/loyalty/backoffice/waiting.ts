import { z } from 'zod'
import { endpoint } from '../../contract.ts'

/** Apart from the rest: the menu asks it on every page. */
export const countAdjustments = endpoint({
  method: 'GET',
  path: '/admin/point-adjustments/waiting',
  realm: 'staff',
  permission: 'points.read',
  summary: 'How many proposals wait, and how many of them for whoever asks',
  input: z.object({}),
  output: z.object({
    waiting: z.int(),
    /** Those that whoever asks may decide. */
    mine: z.int(),
    /** Points up to which one person is enough. */
    limit: z.int(),
    days: z.int(),
  }),
  errors: [],
})
