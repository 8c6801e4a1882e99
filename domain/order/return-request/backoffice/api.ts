import { z } from 'zod'
import { endpoint } from '../../../contract.ts'
import { textField } from '../../../kernel/fields.ts'
import { returnRequestView } from '../api.ts'
import { returnReasons, returnRequestStates, shownReturnStates } from '../states.ts'

const id = z.coerce.number().int().min(1)

export const listedReturnRequest = z.object({
  id: z.int(),
  order_code: z.string(),
  receiver: z.string(),
  state: z.enum(shownReturnStates),
  reason: z.enum(returnReasons),
  /** `JEX ×2, OTiV ×1`. */
  goods: z.string(),
  photos: z.int(),
  created_at: z.string(),
  /** It has waited more than two working days for an answer. */
  late: z.boolean(),
})
export type ListedReturnRequest = z.output<typeof listedReturnRequest>

export const listReturnRequests = endpoint({
  method: 'GET',
  path: '/admin/return-requests',
  realm: 'staff',
  permission: 'orders.read',
  summary: 'What buyers want to give back, newest first',
  input: z.object({
    state: z.enum(returnRequestStates).optional(),
    /** An order's code from its start. */
    q: textField(40).optional(),
    cursor: z.string().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  output: z.object({
    items: z.array(listedReturnRequest),
    next: z.string().nullable(),
    counts: z.record(z.enum(returnRequestStates), z.int()),
    /** How many of all have waited more than two working days for an answer. */
    late: z.int(),
  }),
  errors: [],
})

export const countReturnRequests = endpoint({
  method: 'GET',
  path: '/admin/return-requests/counts',
  realm: 'staff',
  permission: 'orders.read',
  summary: 'How many requests to return goods wait for an answer',
  input: z.object({}),
  output: z.object({ received: z.int() }),
  errors: [],
})

export const backofficeReturnRequest = returnRequestView
  .omit({ can_withdraw: true, photos: true })
  .extend({
    id: z.int(),
    order_code: z.string(),
    receiver: z.string(),
    /** Ids of pictures, in the order in which they were sent. */
    photos: z.array(z.object({ id: z.string(), width: z.int(), height: z.int() })),
    decided_by: z.string().optional(),
    /** What this person may do with it now. */
    can: z.object({ accept: z.boolean(), refuse: z.boolean(), take_goods: z.boolean() }),
  })
export type BackofficeReturnRequest = z.output<typeof backofficeReturnRequest>

export const getReturnRequest = endpoint({
  method: 'GET',
  path: '/admin/return-requests/{id}',
  realm: 'staff',
  permission: 'orders.read',
  summary: 'One request to return goods with what the buyer wrote and showed',
  input: z.object({ id }),
  output: backofficeReturnRequest,
  errors: ['notFound'],
})

export const acceptReturnRequest = endpoint({
  method: 'POST',
  path: '/admin/return-requests/{id}/accept',
  realm: 'staff',
  permission: 'orders.return',
  errorsShownInPlace: true,
  summary: 'Agree to take goods back; the goods come in by the return of the order',
  /** What the buyer is to do next. */
  input: z.object({ id, answer: textField(500).pipe(z.string().min(3)) }),
  output: backofficeReturnRequest,
  errors: ['notFound', 'conflict'],
})

export const refuseReturnRequest = endpoint({
  method: 'POST',
  path: '/admin/return-requests/{id}/refuse',
  realm: 'staff',
  permission: 'orders.return',
  errorsShownInPlace: true,
  summary: 'Refuse to take goods back; the buyer reads why',
  input: z.object({ id, answer: textField(500).pipe(z.string().min(3)) }),
  output: backofficeReturnRequest,
  errors: ['notFound', 'conflict'],
})
