import type { MessageTemplate } from '#domain/notification/templates.ts'
import type { OtpPurpose } from '#domain/otp/rules.ts'

/** The words by which each purpose's code is sent. */
export const codeTemplates: Record<OtpPurpose, MessageTemplate> = {
  register: 'otpRegister',
  forgotPassword: 'otpForgotPassword',
  checkout: 'otpCheckout',
  orderLookup: 'otpOrderLookup',
  voucher: 'otpVoucher',
  staffPrice: 'otpStaffPrice',
  game: 'otpGame',
  merge: 'otpMerge',
}
