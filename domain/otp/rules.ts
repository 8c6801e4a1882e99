import { minutes, seconds } from '../kernel/durations.ts'

export const otpPurposes = [
  'orderLookup',
  'checkout',
  'register',
  'forgotPassword',
  'voucher',
  'staffPrice',
  'game',
  'merge',
] as const
export type OtpPurpose = (typeof otpPurposes)[number]

export const otpLength = 6
/** Wrong tries after which a code is void. */
export const maxWrongTries = 5
/** What a right code is exchanged for: good this long, in milliseconds, and for one use. */
export const sessionKeyLifetime = minutes(10)

/** How long a code is good, in milliseconds: 120 s, a voucher's (the staff price is one) 600 s. */
export function otpLifetime(purpose: OtpPurpose): number {
  return purpose === 'voucher' || purpose === 'staffPrice' ? minutes(10) : seconds(120)
}
