import { z } from 'zod'
import { endpoint, listOfText } from '../../contract.ts'
import { dayField, pointsField, textField, vndField } from '../../kernel/fields.ts'
import { refundTask } from '../../payment/backoffice/api.ts'
import { reasonField } from '../../staff/fields.ts'
import { staffTexts } from '../../staff/texts.ts'
import { shippingUnitNames } from '../../shipping/units.ts'
import { orderSchema, orderTypes } from '../api.ts'
import { paymentTypes } from '../../payment/api.ts'
import { cashParcel } from '../cash/api.ts'
import { handMoveEvents } from '../hand-moves.ts'
import { returnReasons, returnRequestStates } from '../return-request/states.ts'
import { orderStatuses, paymentStatuses } from '../status.ts'

const code = z.string().min(1).max(40)
const quantity = z.int().min(1).max(999)
const unitId = z.int().min(0).max(999_999)

export const boardRow = z.object({
  code: z.string(),
  order_type: z.enum(orderTypes),
  created_at: z.string(),
  status: z.enum(orderStatuses),
  payment_status: z.enum(paymentStatuses),
  payment_type: z.enum(paymentTypes),
  receiver: z.string(),
  /** Masked but for its last three digits. */
  phone: z.string(),
  /** District and province, or where it is fetched; empty where nothing is known. */
  place: z.string(),
  /** `2 × JEX, hộp 30 viên`, the first few by their short names, and what more there is. */
  goods: z.array(z.string()),
  total: vndField,
  received: vndField,
  is_eco: z.boolean(),
  has_note: z.boolean(),
})
export type BoardRow = z.output<typeof boardRow>

export const boardSorts = ['new', 'old', 'total'] as const

/** What narrows the board; the export takes the same. */
export const boardFilter = {
  status: listOfText.pipe(z.array(z.enum(orderStatuses))).optional(),
  payment_type: listOfText.pipe(z.array(z.enum(paymentTypes))).optional(),
  payment_status: z.enum(paymentStatuses).optional(),
  order_type: z.enum(orderTypes).optional(),
  /** Vietnam days on which the order was placed, both inclusive. */
  from: dayField.optional(),
  to: dayField.optional(),
  /**
   * A code from its start (also without DH, then with a letter behind the day), a phone (whole or its
   * last digits ≥ 4), or words of the receiver's name, the last one perhaps half typed.
   */
  q: textField(80).optional(),
}

export const listBoard = endpoint({
  method: 'GET',
  path: '/admin/orders',
  realm: 'staff',
  permission: 'orders.read',
  summary: 'The orders board: filtered, sorted, page after page by cursor',
  input: z.object({
    ...boardFilter,
    /** With `q`, `total` puts the 5,000 newest that were found in order. */
    sort: z.enum(boardSorts).default('new'),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  /**
   * Only `next` tells whether there is more: a page may be short, even empty, while what frequent
   * words of names have in common is looked for further on.
   */
  output: z.object({ items: z.array(boardRow), next: z.string().nullable() }),
  errors: [],
})

export const countBoard = endpoint({
  method: 'GET',
  path: '/admin/orders/counts',
  realm: 'staff',
  permission: 'orders.read',
  summary: 'How many orders are in each state; counted up to 10,000, `more` beyond',
  input: z.object({}),
  output: z.array(z.object({ status: z.enum(orderStatuses), count: z.int(), more: z.boolean() })),
  errors: [],
})

const moveOffer = z.object({
  event: z.enum(handMoveEvents),
  label: z.string(),
  needs_reason: z.boolean(),
  says: z.string(),
  /** The user's role allows it. */
  allowed: z.boolean(),
})

/** One order with everything the back office knows of it. */
export const backofficeOrder = z.object({
  order: orderSchema,
  customer: z.object({ phone: z.string(), member_name: z.string().optional() }),
  /** Who of the staff took it by telephone. */
  taken_by: z.string().optional(),
  /** Of the order: raised by every write. */
  version: z.int(),
  /** Why what was placed cannot be changed now; missing where it can. */
  change_refused: z.string().optional(),
  /** Who would carry it by the rules, and by which; missing where none fits. */
  carrier_choice: z.object({ unit: z.enum(shippingUnitNames), rule: z.string() }).optional(),
  /** Words of its carrier that nobody knows and nobody has looked at; missing without any. */
  carrier_words: z
    .array(z.object({ carrier: z.string(), word: z.string(), at: z.string() }))
    .optional(),
  /** By which campaign its buyer came, in one line; missing without one. */
  came_by: z.string().optional(),
  lines: z.array(
    z.object({
      line_no: z.int(),
      name: z.string(),
      quantity: z.int(),
      returned: z.int(),
      unit_price: vndField,
    }),
  ),
  money: z.object({
    charged: vndField,
    received: vndField,
    to_refund: vndField,
    refunded: vndField,
    /** What whoever carries the goods was told to take at the door, as they left. */
    told_to_collect: vndField.optional(),
    /** Where the money is that was taken at the door. */
    cash: cashParcel.optional(),
    entries: z.array(
      z.object({
        at: z.string(),
        kind: z.string(),
        label: z.string(),
        amount: z.int(),
        note: z.string(),
      }),
    ),
  }),
  payments: z.array(
    z.object({
      reference: z.string(),
      payment_type: z.enum(paymentTypes),
      amount: vndField,
      state: z.string(),
      state_label: z.string(),
      at: z.string(),
      failure: z.string().optional(),
    }),
  ),
  refunds: z.array(refundTask),
  returns: z.array(
    z.object({
      at: z.string(),
      by: z.string(),
      reason: z.string(),
      amount: vndField,
      points: pointsField,
      pieces: z.array(z.object({ line_no: z.int(), quantity: z.int() })),
      /** Of the boxes, with the points that went. */
      codes: z.array(z.object({ code_masked: z.string(), points: pointsField })),
    }),
  ),
  /** What the buyer asked to give back. */
  return_requests: z.array(
    z.object({
      id: z.int(),
      at: z.string(),
      state: z.enum(returnRequestStates),
      reason: z.enum(returnReasons),
      pieces: z.array(z.object({ line_no: z.int(), quantity: z.int() })),
    }),
  ),
  stock: z.array(
    z.object({ at: z.string(), product: z.string(), label: z.string(), quantity: z.int() }),
  ),
  points: z.array(
    z.object({ at: z.string(), label: z.string(), points: z.int(), note: z.string() }),
  ),
  messages: z.array(
    z.object({
      at: z.string(),
      channel: z.string(),
      template: z.string(),
      label: z.string(),
      status: z.string(),
    }),
  ),
  notes: z.array(z.object({ at: z.string(), by: z.string(), text: z.string() })),
  history: z.array(
    z.object({
      at: z.string(),
      event: z.string(),
      label: z.string(),
      by: z.string(),
      note: z.string(),
    }),
  ),
  moves: z.array(moveOffer),
})
export type BackofficeOrder = z.output<typeof backofficeOrder>

export const getBackofficeOrder = endpoint({
  method: 'GET',
  path: '/admin/orders/{code}',
  realm: 'staff',
  permission: 'orders.read',
  summary: 'One order with money, stock, points, messages, history and what can be done',
  input: z.object({ code }),
  output: backofficeOrder,
  errors: ['notFound'],
})

/** Of a move, for the buyer or for colleagues. */
const moveReasonField = textField(300)
/** Where a move cannot be made without one. */
export const neededMoveReasonField = moveReasonField.pipe(
  z.string().min(1, staffTexts.reasonNeeded),
)

export const moveBackofficeOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/{code}/move',
  realm: 'staff',
  permission: 'orders.read',
  errorsShownInPlace: true,
  summary:
    'Move an order; each move needs its own permission (the table is domain/order/hand-moves.ts)',
  input: z.object({
    code,
    event: z.enum(handMoveEvents),
    /** The state the person saw: somebody else may have been quicker. */
    status: z.enum(orderStatuses),
    reason: moveReasonField.default(''),
    tracking_code: textField(60).optional(),
    /** With a hand-over: who carries it; by default as the order says. */
    shipping_unit: z.enum(shippingUnitNames).optional(),
    /** With a delivery: the courier took what was told although money had come meanwhile; that much goes back. */
    collected_twice: z.boolean().optional(),
  }),
  output: backofficeOrder,
  /** `busy`: somebody else is asking the carrier about it at this moment. */
  errors: ['notFound', 'orderStatusConflict', 'forbidden', 'wardUnsure', 'busy'],
})

export const noteBackofficeOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/{code}/notes',
  realm: 'staff',
  permission: 'orders.note',
  errorsShownInPlace: true,
  summary: 'Leave a note for colleagues; the buyer never sees it',
  input: z.object({ code, text: textField(1000).pipe(z.string().min(1)) }),
  output: backofficeOrder,
  errors: ['notFound'],
})

export const settleWard = endpoint({
  method: 'POST',
  path: '/admin/orders/{code}/ward',
  realm: 'staff',
  permission: 'orders.note',
  errorsShownInPlace: true,
  summary: 'Name the old ward of an order whose buyer knew the ward of today alone',
  input: z.object({ code, province_id: unitId, district_id: unitId, ward_id: unitId }),
  output: backofficeOrder,
  errors: ['notFound', 'conflict'],
})

const returnInput = {
  code,
  /** Read from the boxes whose silver layer is scratched. */
  codes: z.array(z.string().trim().toUpperCase().max(200)).max(100).default([]),
  pieces: z
    .array(z.object({ line_no: z.int().min(1).max(1000), quantity }))
    .min(1)
    .max(100),
}

export const previewReturn = endpoint({
  method: 'POST',
  path: '/admin/orders/{code}/return/preview',
  realm: 'staff',
  permission: 'orders.return',
  errorsShownInPlace: true,
  summary: 'What a return of these pieces would give back; nothing changes',
  input: z.object(returnInput),
  output: z.object({
    /** Đồng: the pieces' share of what was paid for goods, vouchers taken off pro rata. */
    amount: vndField,
    /** Points taken back from the member. */
    points: pointsField,
    /** Vouchers that come back because nothing of what they were for is kept. */
    vouchers: z.array(z.string()),
    /** Of each code what it takes back, and from whom, or why it cannot be taken back. */
    codes: z.array(
      z.object({
        code_masked: z.string(),
        points: pointsField,
        holder: z.enum(['buyer', 'other', 'nobody']),
        /** Masked; of whoever else entered it. */
        phone: z.string().optional(),
        problem: z.string().optional(),
      }),
    ),
  }),
  errors: ['notFound', 'orderStatusConflict', 'conflict'],
})

export const returnPieces = endpoint({
  method: 'POST',
  path: '/admin/orders/{code}/return',
  realm: 'staff',
  permission: 'orders.return',
  errorsShownInPlace: true,
  summary:
    'Take pieces of a completed order back: money, stock, points and vouchers follow pro rata',
  input: z.object({
    ...returnInput,
    reason: reasonField,
    /** Whether they can be sold again. */
    restock: z.boolean(),
  }),
  output: backofficeOrder,
  errors: ['notFound', 'orderStatusConflict', 'conflict', 'idempotencyKeyReused'],
  idempotent: true,
})

export const allocateTransfer = endpoint({
  method: 'POST',
  path: '/admin/bank-transactions/{id}/allocate',
  realm: 'staff',
  permission: 'payments.resolve',
  errorsShownInPlace: true,
  summary: 'Count a transfer for an order: it is paid, or the money goes back by its rules',
  input: z.object({ id: z.coerce.number().int().min(1), order_code: code, reason: reasonField }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['notFound', 'conflict', 'orderStatusConflict'],
})

export const acceptShortTransfer = endpoint({
  method: 'POST',
  path: '/admin/bank-transactions/{id}/accept-short',
  realm: 'staff',
  permission: 'payments.resolve',
  errorsShownInPlace: true,
  summary: 'Let the buyer off what a partial transfer lacks; the order counts as paid',
  input: z.object({ id: z.coerce.number().int().min(1), reason: reasonField }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['notFound', 'conflict', 'orderStatusConflict'],
})

export const refundTransfer = endpoint({
  method: 'POST',
  path: '/admin/bank-transactions/{id}/refund',
  realm: 'staff',
  permission: 'payments.resolve',
  errorsShownInPlace: true,
  summary: 'Give a transfer back that belongs to no order, or is not to be counted for it',
  input: z.object({ id: z.coerce.number().int().min(1), reason: reasonField }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['notFound', 'conflict'],
})

export const ignoreTransfer = endpoint({
  method: 'POST',
  path: '/admin/bank-transactions/{id}/ignore',
  realm: 'staff',
  permission: 'payments.resolve',
  errorsShownInPlace: true,
  summary: 'Close a transfer that has nothing to do with orders',
  input: z.object({ id: z.coerce.number().int().min(1), reason: reasonField }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['notFound', 'conflict'],
})
