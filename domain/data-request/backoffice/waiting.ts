import { z } from 'zod'
import { endpoint } from '../../contract.ts'

/** Apart from the rest: the menu asks it on every page. */
export const countDataRequests = endpoint({
  method: 'GET',
  path: '/admin/data-requests/waiting',
  realm: 'staff',
  permission: 'dataRequests.read',
  summary: 'How many requests about personal data are open, and how many are late',
  input: z.object({}),
  output: z.object({ open: z.int(), overdue: z.int() }),
  errors: [],
})
