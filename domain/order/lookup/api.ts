import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { captchaField, otpField, phoneField } from '../../kernel/fields.ts'
import { orderCodeField, viewTokenField } from '../fields.ts'
import { orderStatuses } from '../status.ts'

export const sendLookupCode = endpoint({
  method: 'POST',
  path: '/order/lookup/send-otp',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: "Send the code with which a guest finds the phone's orders",
  input: z.object({ phone: phoneField, captcha: captchaField }),
  output: z.object({ expiresIn: z.int(), resendIn: z.int() }),
  errors: ['rateLimited', 'captchaRequired', 'captchaInvalid', 'captchaUnavailable', 'codeNotSent'],
})

export const lookupOrders = endpoint({
  method: 'POST',
  path: '/order/lookup',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: "A guest's orders, by phone and code",
  input: z.object({ phone: phoneField, code: otpField }),
  output: z.array(
    z.object({
      code: z.string(),
      view_token: z.string(),
      created_at: z.string(),
      status: z.enum(orderStatuses),
    }),
  ),
  errors: ['otpNotValid', 'otpExpired', 'otpTooManyAttempts', 'rateLimited'],
})

export const takeOverOrders = endpoint({
  method: 'POST',
  path: '/order/take-over',
  realm: 'member',
  summary: "Bind a guest's orders to the member whose phone placed them",
  input: z.object({
    orders: z.array(z.object({ code: orderCodeField, token: viewTokenField })).max(100),
  }),
  /** The codes that now belong to the member; the others stay with their tokens. */
  output: z.object({ taken: z.array(z.string()) }),
  errors: [],
})
