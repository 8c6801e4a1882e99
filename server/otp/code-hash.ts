import { createHmac, randomInt } from 'node:crypto'
import { otpLength, type OtpPurpose } from '#domain/otp/rules.ts'

/** Six digits from a secure source. */
export function drawCode(): string {
  return String(randomInt(10 ** otpLength)).padStart(otpLength, '0')
}

/** What is kept of a code: useless without the shop's key, for another phone or another purpose. */
export function hashCode(
  secretKey: string,
  phone: string,
  purpose: OtpPurpose,
  code: string,
): Buffer {
  return createHmac('sha256', secretKey).update(`otp:${purpose}:${phone}:${code}`).digest()
}
