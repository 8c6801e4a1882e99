import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { captchaField, phoneField, vndField } from '../../kernel/fields.ts'
import { productIdField, quantityField } from '../fields.ts'

const checkedProduct = z.object({
  id: z.int(),
  original_price: vndField,
  discount_price: vndField,
  quantity_available: z.int(),
  changed: z.boolean(),
  removed: z.boolean(),
})
export type CheckedProduct = z.output<typeof checkedProduct>

export const checkPrices = endpoint({
  method: 'POST',
  path: '/order/checking',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: 'Compare the prices the browser shows with the current ones',
  input: z.object({
    products: z
      .array(
        z.object({
          id: productIdField,
          quantity: quantityField,
          original_price: z.int().min(0),
          discount_price: z.int().min(0),
        }),
      )
      .max(100),
  }),
  output: z.object({ changed: z.boolean(), products: z.array(checkedProduct) }),
  errors: [],
})

export const checkOrderLimit = endpoint({
  method: 'POST',
  path: '/order/rate-limit',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: 'Whether this phone and network address may order now',
  input: z.object({ phone: phoneField }),
  output: z.object({
    allowed: z.boolean(),
    retryAfter: z.int().optional(),
    /** Others used up the phone's orders: one that comes with its code is taken all the same. */
    by_code: z.boolean().optional(),
  }),
  errors: [],
})

export const sendOrderOtp = endpoint({
  method: 'POST',
  path: '/order/send-otp',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: 'Send the code that confirms an order (docs/rules/unproven-orders.md)',
  input: z.object({ phone: phoneField, captcha: captchaField }),
  output: z.object({ expiresIn: z.int(), resendIn: z.int() }),
  errors: ['rateLimited', 'captchaRequired', 'captchaInvalid', 'captchaUnavailable', 'codeNotSent'],
})

export const checkOrderPhone = endpoint({
  method: 'GET',
  path: '/order/check-phone',
  realm: 'member',
  guests: true,
  summary: 'Whether the phone of an order has an account; limited per network address',
  input: z.object({ phone: phoneField }),
  output: z.object({ exists: z.boolean(), is_member: z.boolean(), is_employee: z.boolean() }),
  errors: ['rateLimited'],
})
