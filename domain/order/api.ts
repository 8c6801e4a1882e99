import { z } from 'zod'
import { endpoint, listOfText } from '../contract.ts'
import {
  captchaField,
  fullNameField,
  optionalEmailField,
  otpField,
  phoneField,
  pointsField,
  textField,
  vndField,
} from '../kernel/fields.ts'
import { pageInput, pageOf } from '../paging.ts'
import { paymentTypes, paymentView, refundView, type PaymentType } from '../payment/api.ts'
import { voucherCodesField } from '../voucher/api.ts'
import { cameByField } from './came-by.ts'
import { orderCodeField, productIdField, quantityField, viewTokenField } from './fields.ts'
import { orderedGift, usedVoucher } from './ordered-extras.ts'
import type { PaymentMethod } from './payment-method.ts'
import { shippingView } from './shipping-view.ts'
import { orderStatuses, orderTypes, paymentStatuses } from './status.ts'
import { orderTexts } from './texts.ts'

/** What the wire calls a method, the other way round. */
export function paymentMethodOf(type: PaymentType): PaymentMethod {
  const names = paymentTypes satisfies Record<PaymentMethod, string>
  return (Object.keys(names) as PaymentMethod[]).find((name) => names[name] === type)!
}

/** Whether the buyer asks for the company's staff price. */
export function asksStaffIncentive(order: { is_eco?: boolean }): boolean {
  return order.is_eco === true
}

/** An order's marks under the wire's names. */
export function orderMarks(order: { staffIncentive: boolean }) {
  return { is_eco: order.staffIncentive }
}

const id = z.coerce.number().int().min(0).max(2_147_483_647)
const promotionId = z.union([z.string().max(60), z.int()])

const orderedProduct = z.object({
  product_id: z.int(),
  product_name: z.string(),
  product_code: z.string(),
  product_type: z.string(),
  unit_price: vndField,
  original_price: vndField,
  quantity: z.int(),
  /** Pieces that came back from the buyer; missing for none. */
  returned: z.int().optional(),
  /** The cycle in which the buyer asked for it again; missing for a single purchase. */
  autoReplen: z.string().optional(),
  slug: z.string().optional(),
  thumbnail: z.string().optional(),
})

/** What becomes of an order's estimated points: to come, in the account, or nobody's. */
const pointStates = ['expected', 'credited', 'none'] as const
export type PointState = (typeof pointStates)[number]

const amount = z.object({ amount: vndField })
export { orderTypes }

export const orderSchema = z.object({
  code: z.string(),
  order_type: z.enum(orderTypes),
  status: z.enum(orderStatuses),
  payment_status: z.enum(paymentStatuses),
  payment_type: z.enum(paymentTypes),
  created_at: z.string(),
  receiver: z.object({ fullname: z.string(), phone: z.string(), email: z.string().optional() }),
  address: z
    .object({
      full_address: z.string(),
      province_id: z.int(),
      district_id: z.int(),
      ward_id: z.int(),
      address: z.string(),
      new_address: z.string().optional(),
      new_ward_id: z.int().optional(),
      ward_unsure: z.literal(true).optional(),
    })
    .nullable(),
  pickup_branch: z.string().optional(),
  /** The vaccine centre where the order is fetched. */
  center: z.object({ code: z.string(), name: z.string(), address: z.string() }).optional(),
  note: z.string().optional(),
  products: z.array(orderedProduct),
  gifts: z.array(orderedGift),
  vouchers: z.array(usedVoucher),
  /** order_total = goods − discount (of the products) − voucher + shipping_fee. */
  costs: z.object({
    order_total: amount,
    shipping_fee: amount,
    goods: amount,
    discount: amount,
    /** Missing without vouchers. */
    voucher: amount.optional(),
  }),
  estimated_point: pointsField,
  point_state: z.enum(pointStates),
  /** What the gifts cost. */
  point_cost: pointsField,
  is_eco: z.boolean(),
  shipping: shippingView,
  timeline: z.array(
    z.object({ status: z.enum(orderStatuses), at: z.string(), note: z.string().optional() }),
  ),
  /** Of cash only while money has come before the goods are handed over. */
  payment: paymentView.optional(),
  refunds: z.array(refundView),
  /** What the buyer may do to end it now: at once, by asking, or not at all. */
  cancel: z.enum(['atOnce', 'byAsking', 'no']),
})
export type Order = z.output<typeof orderSchema>

export const placedOrderSchema = orderSchema.extend({ view_token: z.string() })
export type PlacedOrder = z.output<typeof placedOrderSchema>

export const placeOrderFields = z.object({
  source: z.literal('web').default('web'),
  payment_status: z.literal('open').default('open'),
  payment_type: z.enum(paymentTypes),
  province_id: id.optional(),
  district_id: id.optional(),
  ward_id: id.optional(),
  address: textField(200).optional(),
  /** The ward of today, where the buyer named one; unsure, `ward_id` is the likeliest and settled in the back office. */
  new_ward_id: id.optional(),
  ward_unsure: z.boolean().optional(),
  pickup_branch: z.string().max(40).optional(),
  receiver_fullname: fullNameField,
  receiver_phone: phoneField,
  receiver_email: optionalEmailField,
  customer_phone: phoneField,
  note: textField(500).optional(),
  products: z
    .array(
      z.object({
        id: productIdField,
        quantity: quantityField,
        product_type: textField(20).default('sale'),
        product_code: textField(60).optional(),
        promotion_id: promotionId.nullish(),
        estimated_point: z.int().min(0).optional(),
        autoReplen: textField(40).optional(),
      }),
    )
    .max(100),
  gifts: z
    .array(
      z.object({
        id: productIdField,
        promotion_id: promotionId.nullish(),
        product_type: textField(20).optional(),
        quantity: quantityField.optional(),
      }),
    )
    .max(50)
    .optional(),
  vouchers: voucherCodesField.optional(),
  summary: z.object({
    payment: z.int().min(0),
    /** The delivery fee that the buyer saw; another one is refused. */
    shipping_fee: z.int().min(0).optional(),
  }),
  otp: otpField.optional(),
  otp_phone: phoneField.optional(),
  /** Proof that a person orders, where it is asked for (docs/rules/unproven-orders.md). */
  captcha: captchaField,
  is_eco: z.boolean().optional(),
  /** By which campaign its buyer came. */
  came_by: cameByField,
  /** Proves `customer_phone` as an employee's; not needed in the phone's own session. */
  eco_token: z.string().max(100).optional(),
})

/** An order may consist of gifts alone. */
export const placeOrderInput = placeOrderFields.refine(
  ({ products, gifts }) => products.length > 0 || (gifts?.length ?? 0) > 0,
  { path: ['products'], error: orderTexts.emptyOrder },
)
export type PlaceOrderBody = z.input<typeof placeOrderInput>

export const placeOrder = endpoint({
  method: 'POST',
  path: '/order',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: 'Place an order',
  input: placeOrderInput,
  output: placedOrderSchema,
  errors: [
    'shopClosed',
    'outOfStock',
    'overOrderLimit',
    'priceChanged',
    'productUnavailable',
    'paymentMethodUnavailable',
    'voucherMemberInvalid',
    'notFound',
    'notEnoughPoints',
    'membershipLocked',
    'exchangeQuotaUsed',
    'exchangeNotActive',
    'giftOutOfStock',
    'idempotencyKeyReused',
    'mixedOrder',
    'pointsNotForSale',
    'pointsLimitReached',
    'staffOrderExists',
    'staffIncentiveNotAllowed',
    'unauthenticated',
    'rateLimited',
    'otpRequired',
    'otpNotValid',
    'otpExpired',
    'otpTooManyAttempts',
    'captchaRequired',
    'captchaInvalid',
    'captchaUnavailable',
  ],
  idempotent: true,
})

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/order/payment-methods',
  realm: 'none',
  summary: 'How an order can be paid now: what is switched on and set up',
  input: z.object({}),
  output: z.array(z.enum(paymentTypes)),
  errors: [],
  cache: { tags: ['setting:paymentMethods'], maxAge: 0 },
})

export const getOrder = endpoint({
  method: 'GET',
  path: '/order/{code}',
  realm: 'member',
  guests: true,
  summary: "One order, for its owner's session or the holder of its view token",
  input: z.object({ code: orderCodeField, token: viewTokenField.optional() }),
  output: orderSchema,
  errors: ['notFound'],
})

export const listOrders = endpoint({
  method: 'GET',
  path: '/order',
  realm: 'member',
  summary: "The member's orders, newest first; by part of the code and by states",
  input: z.object({
    code: textField(40).optional(),
    status: listOfText.pipe(z.array(z.enum(orderStatuses))).optional(),
    ...pageInput,
  }),
  output: pageOf(orderSchema),
  errors: [],
})

export const payOrder = endpoint({
  method: 'POST',
  path: '/order/{code}/pay',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: 'Try again to pay an open order, also in another way; never a second order',
  input: z.object({
    code: orderCodeField,
    token: viewTokenField.optional(),
    /** Cash where the order may be paid so: it is handled at once. */
    payment_type: z.enum(paymentTypes),
  }),
  output: orderSchema,
  errors: ['notFound', 'orderStatusConflict', 'paymentMethodUnavailable', 'rateLimited'],
})

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/order/{code}/cancel',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: 'Cancel an order, or ask for it when it is already being handled',
  input: z.object({
    code: orderCodeField,
    token: viewTokenField.optional(),
    reason: textField(300).pipe(z.string().min(1)),
    /** What becomes of the regular delivery that began with it; without a word it ends unless it has run. */
    repeat: z.enum(['keep', 'end']).optional(),
  }),
  output: orderSchema,
  errors: ['notFound', 'orderStatusConflict'],
})
