import { z } from 'zod'
import { listing } from '../../../listing.ts'
import { listedReturnRequest, listReturnRequests } from './api.ts'

/** By cursor, the newest first: new ones come while somebody looks. */
export const returnRequestList = listing({
  path: 'return-requests',
  reads: 'orders.read',
  shares: 'orders.return',
  row: listedReturnRequest,
  filters: z.object({ state: listReturnRequests.input.shape.state }),
  sorts: [],
  list: listReturnRequests,
})
