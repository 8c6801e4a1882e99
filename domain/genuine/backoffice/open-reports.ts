import { z } from 'zod'
import { endpoint } from '../../contract.ts'

/** Apart from the rest: the menu asks it on every page. */
export const countOpenReports = endpoint({
  method: 'GET',
  path: '/admin/counterfeit-reports/open',
  realm: 'staff',
  permission: 'counterfeits.read',
  summary: 'How many reports nobody has settled',
  input: z.object({}),
  output: z.object({ new: z.int(), open: z.int() }),
  errors: [],
})
