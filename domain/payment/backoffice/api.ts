import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { textField, vndField } from '../../kernel/fields.ts'
import { paymentTypes } from '../api.ts'
import { reasonField } from '../../staff/fields.ts'
import { refundAccountStates } from '../refund-account/states.ts'
import { bankStates, refundReasons, refundStates } from '../refunds.ts'

const id = z.coerce.number().int().min(1)
const cursor = z.string().max(100).optional()
const limit = z.coerce.number().int().min(1).max(100).default(30)

/** One page of a long list: `next` is the cursor of what follows. */
function slice<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next: z.string().nullable() })
}

export const bankTransaction = z.object({
  id: z.int(),
  /** When the bank booked it. */
  at: z.string(),
  amount: vndField,
  content: z.string(),
  account: z.string(),
  bank_reference: z.string(),
  state: z.enum(bankStates),
  order_code: z.string().optional(),
  /** What the order costs, where one is known. */
  order_total: vndField.optional(),
  order_received: vndField.optional(),
  /** How it was resolved, by whom and why. */
  resolution: z
    .object({ action: z.string(), by: z.string(), reason: z.string(), at: z.string() })
    .optional(),
  refund_id: z.int().optional(),
})
export type BankTransaction = z.output<typeof bankTransaction>

export const listBankTransactions = endpoint({
  method: 'GET',
  path: '/admin/bank-transactions',
  realm: 'staff',
  permission: 'payments.read',
  summary: 'Transfers that came in, newest first',
  input: z.object({
    state: z.enum(bankStates).optional(),
    /** Order code, amount, content or bank reference. */
    q: textField(80).optional(),
    cursor,
    limit,
  }),
  output: slice(bankTransaction).extend({ counts: z.record(z.enum(bankStates), z.int()) }),
  errors: [],
})

/** What is known of the account that a refund goes to: of its number the last digits. */
export const refundAccountView = z.object({
  state: z.enum(refundAccountStates),
  bank: z.string().optional(),
  tail: z.string().optional(),
  asked_at: z.string().optional(),
  /** How often the customer may still be asked. */
  asks_left: z.int(),
  given_at: z.string().optional(),
  given_by: z.string().optional(),
  /** Of whoever typed it: who said it, and when. */
  note: z.string().optional(),
  /** Who has its code on the screen, in words and as the audit names them. */
  paying_by: z.string().optional(),
  paying_actor: z.string().optional(),
  paying_at: z.string().optional(),
  version: z.int(),
})
export type RefundAccountView = z.output<typeof refundAccountView>

export const refundTask = z.object({
  id: z.int(),
  order_code: z.string(),
  customer: z.string(),
  amount: vndField,
  reason: z.enum(refundReasons),
  payment_type: z.enum(paymentTypes),
  state: z.enum(refundStates),
  created_at: z.string(),
  /** Why the gateway did not do it. */
  failure: z.string().optional(),
  tries: z.int(),
  done_at: z.string().optional(),
  done_by: z.string().optional(),
  /** The bank's or the gateway's number of the payment back. */
  proof: z.string().optional(),
  account: refundAccountView,
})
export type RefundTask = z.output<typeof refundTask>

export const listRefunds = endpoint({
  method: 'GET',
  path: '/admin/refunds',
  realm: 'staff',
  permission: 'payments.read',
  summary: 'Money to give back and given back, newest first',
  input: z.object({
    state: z.enum(refundStates).optional(),
    /** Order code, amount, or words of the proof. */
    q: textField(80).optional(),
    cursor,
    limit,
  }),
  output: slice(refundTask).extend({ counts: z.record(z.enum(refundStates), z.int()) }),
  errors: [],
})

export const completeRefund = endpoint({
  method: 'POST',
  path: '/admin/refunds/{id}/complete',
  realm: 'staff',
  permission: 'refunds.complete',
  errorsShownInPlace: true,
  summary: 'Say that money was given back by hand, with the proof of it',
  input: z.object({ id, proof: textField(200).pipe(z.string().min(4)), reason: reasonField }),
  output: refundTask,
  errors: ['notFound', 'conflict'],
})

export const retryRefund = endpoint({
  method: 'POST',
  path: '/admin/refunds/{id}/retry',
  realm: 'staff',
  permission: 'refunds.complete',
  errorsShownInPlace: true,
  summary: 'Ask the gateway again',
  input: z.object({ id, reason: reasonField }),
  output: refundTask,
  errors: ['notFound', 'conflict'],
})

export const decideReview = endpoint({
  method: 'POST',
  path: '/admin/payments/{reference}/decide',
  realm: 'staff',
  permission: 'payments.resolve',
  errorsShownInPlace: true,
  summary:
    'Say what became of a payment by card that its gateway doubted, as the gateway’s own pages show it',
  input: z.object({
    reference: z.string().min(1).max(60),
    outcome: z.enum(['paid', 'failed']),
    /** The gateway's number of the decision. */
    proof: textField(200).pipe(z.string().min(4)),
    reason: reasonField,
  }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['notFound', 'conflict'],
})
