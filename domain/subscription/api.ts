import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { dayField, vndField } from '../kernel/fields.ts'
import { paymentTypes } from '../payment/api.ts'
import { cycleOutcomes, standingStates } from './subscription.ts'

/** The cycle in which a line is to come again; null for a single purchase: empty or "Không". */
export function repeatOf(product: { autoReplen?: string }): string | null {
  return product.autoReplen && product.autoReplen !== 'Không' ? product.autoReplen : null
}

/** A line's cycle under the wire's name; nothing for a single purchase. */
export function repeatMark(cycle: string): { autoReplen?: string } {
  return cycle === '' ? {} : { autoReplen: cycle }
}

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** What became of one cycle; the newest first in `history`. */
const cycle = z.object({
  /** The Vietnam day on which the order was due. */
  due_on: dayField,
  /** `announced`: the member was told and the day has not come. */
  outcome: z.enum(cycleOutcomes),
  order_code: z.string().optional(),
  /** Why there was no order, for the member to read. */
  note: z.string().optional(),
})

export const subscriptionSchema = z.object({
  id: z.int(),
  state: z.enum(standingStates),
  product: z.object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    thumbnail: z.string(),
    unit: z.string(),
  }),
  quantity: z.int(),
  /** `30 ngày`. */
  cycle: z.string(),
  /** The Vietnam day of the next order, which is announced two days before; missing once ended. */
  next_on: dayField.optional(),
  /** What one piece costs now, and what the member was last told it costs. */
  price: vndField,
  agreed_price: vndField,
  /** The price is above the agreed one: no order is made until the member agrees or it falls. */
  price_rose: z.boolean(),
  /** What delivery of the next order costs now, and the fee that the member has agreed to. */
  fee: vndField,
  agreed_fee: vndField,
  /** The fee is above the agreed one: on its day the order waits for a yes, and is skipped without one. */
  fee_rose: z.boolean(),
  /** On sale with enough stock for the next order. */
  available: z.boolean(),
  payment_type: z.enum(paymentTypes),
  /** Where it goes: the place of the last order. */
  address: z.string(),
  /** Of the order that it came from or that was last made of it. */
  last_order_code: z.string(),
  created_at: z.string(),
  /** Why it ended, where its member did not end it. */
  end_note: z.string().optional(),
  history: z.array(cycle),
})
export type Subscription = z.output<typeof subscriptionSchema>

export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/standing-orders',
  realm: 'member',
  summary: "The member's standing orders: running ones by their next day, then paused, then ended",
  input: z.object({}),
  output: z.array(subscriptionSchema),
  errors: [],
})

export const changeSubscription = endpoint({
  method: 'PUT',
  path: '/standing-orders/{id}',
  realm: 'member',
  summary: 'Pause, resume or change a standing order; what is not sent stays',
  input: z.object({
    id,
    /** Resuming keeps the rhythm: a day that has passed moves on by whole cycles. */
    state: z.enum(['active', 'paused']).optional(),
    /** From the day after tomorrow (it is announced before) to a year ahead. */
    next_on: dayField.optional(),
    quantity: z.int().min(1).max(99).optional(),
    payment_type: z.enum(paymentTypes).optional(),
    /** The price of one piece, as shown, that the member agrees to. */
    agreed_price: z.int().min(0).optional(),
    /** The delivery fee, as shown, that the member agrees to. */
    agreed_fee: z.int().min(0).optional(),
  }),
  output: subscriptionSchema,
  /** `conflict`: it has ended, or the price or the fee is another one by now. */
  errors: ['notFound', 'conflict', 'paymentMethodUnavailable'],
})

export const endSubscription = endpoint({
  method: 'DELETE',
  path: '/standing-orders/{id}',
  realm: 'member',
  summary: 'End a standing order; its history stays',
  input: z.object({ id }),
  output: subscriptionSchema,
  errors: ['notFound'],
})
