import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { versionField, vndField } from '../../kernel/fields.ts'
import { refundAccountFields } from './fields.ts'

export const refundToken = z.string().min(1).max(60)

/** `closed`: nobody can be paid by this link any more. */
const refundLinkStates = ['asked', 'given', 'paying', 'paid', 'closed'] as const

export const refundLink = z.object({
  state: z.enum(refundLinkStates),
  /** Đồng that go back to the account; of all refunds of the order that are open. */
  amount: vndField.optional(),
  /** The last signs of the order's code. */
  order_tail: z.string().optional(),
  /** What is known of the account: the bank and the last digits, never all. */
  bank: z.string().optional(),
  account_tail: z.string().optional(),
  paid_at: z.string().optional(),
  /** Until the end of that moment the link opens. */
  until: z.string().optional(),
  version: z.int(),
})
export type RefundLink = z.output<typeof refundLink>

export const getRefundLink = endpoint({
  method: 'GET',
  path: '/refund-account/{token}',
  realm: 'none',
  summary: 'What goes back to whoever was sent this link, and what is known of their account',
  input: z.object({ token: refundToken }),
  output: refundLink,
  errors: [],
})

export const giveRefundAccount = endpoint({
  method: 'POST',
  path: '/refund-account/{token}',
  realm: 'none',
  errorsShownInPlace: true,
  summary: 'Say to which account money goes back; may be changed until the shop begins to pay',
  input: refundAccountFields.extend({ token: refundToken, version: versionField }),
  output: refundLink,
  errors: ['notFound', 'conflict', 'rateLimited'],
})

/** Accounts that the member gave, in the copy of their data. */
export const refundAccountsExport = z.array(
  z.object({
    order_code: z.string(),
    bank: z.string(),
    account_number: z.string(),
    holder: z.string(),
    given_at: z.string(),
  }),
)
