import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { vndField } from '../kernel/fields.ts'
import { refundAccountStates } from './refund-account/states.ts'
import { refundReasons, refundStates } from './refunds.ts'

/** The wire's names of the payment methods. */
export const paymentTypes = {
  cash: 'recieve',
  domesticCard: 'domestic_card',
  internationalCard: 'international_card',
  qrCode: 'qrCode',
  transfer: 'transfer',
} as const
export type PaymentType = (typeof paymentTypes)[keyof typeof paymentTypes]

/** A form that the browser sends to a gateway as it stands. */
export const gatewayForm = z.object({
  action: z.string(),
  method: z.enum(['GET', 'POST']),
  fields: z.record(z.string(), z.string()),
})
export type GatewayForm = z.output<typeof gatewayForm>

/** A transfer to make: the VietQR text, drawn as a picture, and the same to type by hand. */
export const transferOrder = z.object({
  payload: z.string(),
  /** SVG as a `data:` address. */
  image: z.string(),
  /** Đồng still to come: less than the order's total after a part has come. */
  amount: vndField,
  /** What the transfer must say: `AL` + order code. */
  note: z.string(),
  bank: z.string(),
  account: z.string(),
  account_name: z.string(),
  expires_at: z.string(),
})
export type TransferOrder = z.output<typeof transferOrder>

/** How an order is being paid, for its buyer. */
export const paymentView = z.object({
  /** Where to send the browser now; only in the answer that starts a payment by card. */
  redirect: gatewayForm.optional(),
  qr: transferOrder.optional(),
  /** The order is cancelled when nothing has come by then; missing once it is paid or not payable. */
  expires_at: z.string().optional(),
  /**
   * `waiting` for the buyer; `confirming`: the buyer has come back from the gateway, its notification
   * has not come yet; `failed`: the last try failed, another may be made; `paid`.
   */
  state: z.enum(['waiting', 'confirming', 'failed', 'paid']),
  /** Why the last try failed, for the buyer. */
  failure: z.string().optional(),
  /** Đồng that have come. */
  received: vndField,
})
export type PaymentView = z.output<typeof paymentView>

export const refundView = z.object({
  amount: vndField,
  reason: z.enum(refundReasons),
  state: z.enum(refundStates),
  at: z.string(),
  done_at: z.string().optional(),
  /** The account that it goes to, where a person transfers it; where the order is looked at alone. */
  account: z
    .object({
      state: z.enum(refundAccountStates),
      bank: z.string().optional(),
      tail: z.string().optional(),
      /** The page where its buyer says which; missing where nobody may any more. */
      path: z.string().optional(),
    })
    .optional(),
})
export type RefundView = z.output<typeof refundView>

export const getGatewayForm = endpoint({
  method: 'GET',
  path: '/payment/redirect',
  realm: 'member',
  guests: true,
  summary: 'The form that takes the buyer of an open order to the card gateway',
  input: z.object({
    card: z.enum(['domestic', 'visa', 'qrCode']),
    /** The order's code, with or without a timestamp behind it. */
    reference_number: z.string().min(1).max(60),
    amount: z.coerce.number().int().min(0),
    return_url: z.string().max(500),
    /** Of a guest's order. */
    token: z.string().max(100).optional(),
  }),
  output: gatewayForm,
  errors: [
    'notFound',
    'orderStatusConflict',
    'paymentMethodUnavailable',
    'conflict',
    'rateLimited',
  ],
})
