import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { phoneField, pointsField, textField, vndField } from '../../kernel/fields.ts'
import { placeOrderFields } from '../api.ts'
import { productIdField, quantityField } from '../fields.ts'
import { destinationFields } from './destination-fields.ts'
import { phoneTexts as texts } from './phone-texts.ts'

/** How an order that is taken by telephone is paid: at the door, by transfer, or as the buyer chooses behind a link. */
export const phonePayments = ['cash', 'transfer', 'link'] as const
export type PhonePayment = (typeof phonePayments)[number]

const products = z
  .array(z.object({ id: productIdField, quantity: quantityField }))
  .min(1, texts.noGoods)
  .max(50)

const asked = {
  customer_phone: phoneField,
  products,
  vouchers: placeOrderFields.shape.vouchers,
  ...destinationFields.omit({ center_code: true }).shape,
}

const quotedLine = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  unit_price: vndField,
  original_price: vndField,
  quantity: z.int(),
  /** How many can be sold now. */
  available: z.int(),
  /** Why it cannot be ordered so. */
  problem: z.string().optional(),
})

const quoteSchema = z.object({
  lines: z.array(quotedLine),
  vouchers: z.array(
    z.object({ code: z.string(), saving: vndField, problem: z.string().optional() }),
  ),
  goods: vndField,
  discount: vndField,
  voucher_savings: vndField,
  /** Đồng for the goods after savings: what `summary.payment` of the order says. */
  payment: vndField,
  /** Null while nobody has said where it goes. */
  shipping_fee: vndField.nullable(),
  total: vndField,
  /** Vietnam days on which it is expected. */
  delivery: z.object({ from: z.string(), to: z.string() }).nullable(),
  estimated_point: pointsField,
  /** Which ways of paying this order has now. */
  payments: z.array(z.enum(phonePayments)),
  /** Minutes for which it keeps its goods while nobody has paid. */
  hold_minutes: z.int(),
  /** Nothing keeps it from being placed, as far as it is known. */
  is_sound: z.boolean(),
})
export type Quote = z.output<typeof quoteSchema>

export const quotePhoneOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/quote',
  realm: 'staff',
  permission: 'orders.create',
  errorsShownInPlace: true,
  summary:
    'What an order by telephone would cost, with what keeps it from being placed; holds nothing',
  input: z.object(asked),
  output: quoteSchema,
  errors: ['invalidInput', 'mixedOrder'],
})

export const placePhoneOrder = endpoint({
  method: 'POST',
  path: '/admin/orders',
  realm: 'staff',
  permission: 'orders.create',
  errorsShownInPlace: true,
  summary: 'Place an order for somebody on the telephone, at the prices and limits of the shop',
  input: z.object({
    ...asked,
    receiver_fullname: placeOrderFields.shape.receiver_fullname,
    receiver_phone: placeOrderFields.shape.receiver_phone,
    note: textField(500).optional(),
    payment: z.enum(phonePayments),
    /** What the person saw; another price or fee is refused. */
    summary: z.object({ payment: z.int().min(0), shipping_fee: z.int().min(0) }),
    /** The caller agreed to the terms of sale, says whoever took the order. */
    agreed: z.literal(true, { error: texts.agreementMissing }),
  }),
  output: z.object({ code: z.string() }),
  errors: [
    'shopClosed',
    'outOfStock',
    'overOrderLimit',
    'priceChanged',
    'productUnavailable',
    'paymentMethodUnavailable',
    'voucherMemberInvalid',
    'mixedOrder',
    'notFound',
    'idempotencyKeyReused',
  ],
  idempotent: true,
})
