import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { vndField } from '../../kernel/fields.ts'
import { returnAskSchema } from './fields.ts'
import { returnReasons, shownReturnStates } from './states.ts'

const code = z.string().min(1).max(40)
const token = z.string().min(1).max(100).optional()
const no = z.coerce.number().int().min(1).max(100)

/** An order's token as a header, where it must be known before large pictures are read. */
export const orderTokenHeader = 'order-token'
const requestedLine = z.object({ line_no: z.int(), name: z.string(), quantity: z.int() })

export const returnRequestView = z.object({
  /** Of this order. */
  no: z.int(),
  state: z.enum(shownReturnStates),
  reason: z.enum(returnReasons),
  words: z.string(),
  lines: z.array(requestedLine),
  photos: z.int(),
  contact_phone: z.string(),
  /** What to do next once it is accepted; why not where it is refused. */
  answer: z.string().optional(),
  /** Đồng that go back, once the goods are there. */
  amount: vndField.optional(),
  asked_at: z.string(),
  decided_at: z.string().optional(),
  closed_at: z.string().optional(),
  /** The last Vietnam day on which the goods may come, once the buyer was told of it. */
  lapses_on: z.string().optional(),
  refunded_at: z.string().optional(),
  can_withdraw: z.boolean(),
})
export type ReturnRequestView = z.output<typeof returnRequestView>

export const orderReturns = z.object({
  /** What may be asked for now; missing where nothing may. */
  ask: z
    .object({
      /** The last Vietnam day. */
      until: z.string(),
      lines: z.array(
        z.object({
          line_no: z.int(),
          name: z.string(),
          max: z.int(),
          thumbnail: z.string().optional(),
        }),
      ),
    })
    .optional(),
  /** Newest first. */
  requests: z.array(returnRequestView),
})
export type OrderReturns = z.output<typeof orderReturns>

export const getOrderReturns = endpoint({
  method: 'GET',
  path: '/order/{code}/returns',
  realm: 'member',
  guests: true,
  summary:
    "An order's requests to return goods, and what may be asked for; for who may see the order",
  input: z.object({ code, token }),
  output: orderReturns,
  errors: ['notFound'],
})

export const askReturn = endpoint({
  method: 'POST',
  path: '/order/{code}/returns',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary:
    'Ask to give pieces of a delivered order back, with pictures; a guest sends the token of the order as header order-token too where they are large',
  input: returnAskSchema.safeExtend({ code, token }),
  output: orderReturns,
  errors: ['notFound', 'conflict', 'rateLimited', 'busy', 'idempotencyKeyReused'],
  idempotent: true,
  bodyLimit: 6_200_000,
})

export const withdrawReturn = endpoint({
  method: 'POST',
  path: '/order/{code}/returns/{no}/withdraw',
  realm: 'member',
  guests: true,
  summary: 'Take a request to return goods back, before the goods are',
  input: z.object({ code, token, no }),
  output: orderReturns,
  errors: ['notFound', 'conflict'],
})

/** What the member asked for, in the copy of their data; pictures, which they sent, by their number. */
export const returnRequestsExport = z.array(
  z.object({
    order_code: z.string(),
    state: z.enum(shownReturnStates),
    reason: z.enum(returnReasons),
    words: z.string(),
    contact_phone: z.string(),
    answer: z.string(),
    lines: z.array(requestedLine),
    photos: z.int(),
    created_at: z.string(),
  }),
)
