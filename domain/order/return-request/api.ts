import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { phoneField, textField, vndField } from '../../kernel/fields.ts'
import { returnReasons, shownReturnStates } from './states.ts'
import { returnRequestTexts } from './texts.ts'

const code = z.string().min(1).max(40)
const token = z.string().min(1).max(100).optional()
const no = z.coerce.number().int().min(1).max(100)

/** An order's token as a header, where it must be known before large pictures are read. */
export const orderTokenHeader = 'order-token'
/** Pictures of one request: of the goods, of the label. */
export const mostReturnPhotos = 4
/** Characters of one picture's data address, as the browser makes it small. */
const longestPhoto = 1_500_000

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
          most: z.int(),
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
  actor: 'anyone',
  summary:
    "An order's requests to return goods, and what may be asked for; for who may see the order",
  input: z.object({ code, token }),
  output: orderReturns,
  errors: ['notFound'],
})

export const askReturn = endpoint({
  method: 'POST',
  path: '/order/{code}/returns',
  actor: 'anyone',
  toldInPlace: true,
  summary:
    'Ask to give pieces of a delivered order back, with pictures; a guest sends the token of the order as header order-token too where they are large',
  input: z
    .object({
      code,
      token,
      pieces: z
        .array(z.object({ line_no: z.int().min(1).max(1000), quantity: z.int().min(1).max(999) }))
        .min(1)
        .max(100),
      reason: z.enum(returnReasons),
      words: textField(1000).default(''),
      photos: z
        .array(z.string().startsWith('data:image/').max(longestPhoto))
        .min(1)
        .max(mostReturnPhotos),
      contact_phone: phoneField,
    })
    .refine(({ reason, words }) => reason !== 'other' || words.trim() !== '', {
      path: ['words'],
      error: returnRequestTexts.wordsNeeded,
    }),
  output: orderReturns,
  errors: ['notFound', 'conflict', 'rateLimited', 'busy', 'idempotencyKeyReused'],
  idempotent: true,
  bodyLimit: 6_200_000,
})

export const withdrawReturn = endpoint({
  method: 'POST',
  path: '/order/{code}/returns/{no}/withdraw',
  actor: 'anyone',
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
