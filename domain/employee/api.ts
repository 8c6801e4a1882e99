import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { captchaField, dayField, otpField, phoneField, vndField } from '../kernel/fields.ts'

const productId = z.coerce.number().int().min(1).max(2_147_483_647)

/** What the staff price takes off a line: percent of the unit price, đồng of the whole line. */
const discountedLine = z.object({ id: z.int(), percent: z.int(), discount: vndField })
export type DiscountedLine = z.output<typeof discountedLine>

/** What an order at the staff price says; `token` proves a phone that is not the caller's own. */
export function atStaffPriceOf(token?: string) {
  return { is_eco: true, ...(token ? { eco_token: token } : {}) }
}

export const checkStaffIncentive = endpoint({
  method: 'POST',
  path: '/order/checking-eco-voucher',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary:
    'Whether an employee may order at the staff price now; sends the code that proves the phone',
  input: z.object({
    phone: phoneField,
    products: z.array(z.object({ id: productId, quantity: z.int().min(1).max(999) })).max(100),
    /** Only tell: no code is sent, so no captcha is needed. */
    preview: z.boolean().default(false),
    captcha: captchaField,
  }),
  output: z.object({
    /** An active employee's phone whose turn it is, and something in the cart to take off. */
    allowed: z.boolean(),
    /** Empty unless allowed; lines without a percent are left out. */
    lines: z.array(discountedLine),
    /** The Vietnam day from which this employee may order again; missing when that is now or never. */
    next_date: dayField.optional(),
    /** False for the phone's own session: then an order with `is_eco` needs no `eco_token`. */
    needs_code: z.boolean(),
    /** A code of 600 seconds is on its way. */
    sent: z.object({ expiresIn: z.int(), resendIn: z.int() }).optional(),
  }),
  errors: ['rateLimited', 'captchaRequired', 'captchaInvalid', 'captchaUnavailable', 'codeNotSent'],
})

export const verifyStaffPhone = endpoint({
  method: 'POST',
  path: '/order/verify-eco-voucher',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: "Prove an employee's phone; the token is good for 15 minutes and one order",
  input: z.object({ phone: phoneField, code: otpField }),
  /** `token` is the order's `eco_token`; its `customer_phone` must be this phone. */
  output: z.object({ verified: z.literal(true), token: z.string() }),
  errors: [
    'otpNotValid',
    'otpExpired',
    'otpTooManyAttempts',
    'staffIncentiveNotAllowed',
    'rateLimited',
  ],
})
