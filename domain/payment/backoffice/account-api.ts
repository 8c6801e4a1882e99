import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { rowIdField, textField, versionField, vndField } from '../../kernel/fields.ts'
import { refundAccountFields } from '../refund-account/fields.ts'
import { refundAccountTexts as texts } from '../refund-account/texts.ts'
import { refundTask } from './api.ts'

const id = rowIdField

export const askRefundAccount = endpoint({
  method: 'POST',
  path: '/admin/refunds/{id}/ask-account',
  realm: 'staff',
  permission: 'refunds.account',
  errorsShownInPlace: true,
  summary: 'Send the customer a link once more, to say where their money goes',
  input: z.object({ id }),
  output: refundTask,
  errors: ['notFound', 'conflict'],
})

/** As a customer told it on the phone. */
export const notedAccount = refundAccountFields.extend({
  note: textField(200).pipe(z.string().min(3, texts.noteNeeded)),
})

export const noteRefundAccount = endpoint({
  method: 'POST',
  path: '/admin/refunds/{id}/account',
  realm: 'staff',
  permission: 'refunds.account',
  errorsShownInPlace: true,
  summary: 'Note the account of a customer who told it, with who told it',
  input: notedAccount.extend({ id, version: versionField }),
  output: refundTask,
  errors: ['notFound', 'conflict'],
})

/** A transfer back as the bank's app needs it. */
export const refundPayment = z.object({
  refund: refundTask,
  bank: z.string(),
  account_number: z.string(),
  holder: z.string(),
  /** Another name than the order's receiver has, which may be right. */
  is_other_name: z.boolean(),
  note: z.string().optional(),
  amount: vndField,
  /** What the transfer says. */
  content: z.string(),
  /** The VietQR text as a picture: SVG as a `data:` address. */
  image: z.string(),
})
export type RefundPayment = z.output<typeof refundPayment>

export const beginRefund = endpoint({
  method: 'POST',
  path: '/admin/refunds/{id}/begin',
  realm: 'staff',
  permission: 'refunds.complete',
  errorsShownInPlace: true,
  summary:
    'Show the code to pay a refund with; from then on nobody else pays it or changes its account',
  input: z.object({
    id,
    /** Goes on for a colleague who had begun. */
    take_over: z.boolean().default(false),
  }),
  output: refundPayment,
  errors: ['notFound', 'conflict'],
})

export const releaseRefund = endpoint({
  method: 'POST',
  path: '/admin/refunds/{id}/release',
  realm: 'staff',
  permission: 'refunds.complete',
  errorsShownInPlace: true,
  summary: 'Put the code away: nothing was paid',
  input: z.object({ id }),
  output: refundTask,
  errors: ['notFound', 'conflict'],
})
