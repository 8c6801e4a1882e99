import { createHmac, randomInt } from 'node:crypto'
import { otpLength } from '#domain/otp/rules.ts'
import type { CodeFor } from './code-for.ts'

/** Six digits from a secure source. */
export function generateCode(): string {
  return String(randomInt(10 ** otpLength)).padStart(otpLength, '0')
}

/** What is kept of a code: useless without the shop's key, for another phone or another thing. */
export function hashCode(secretKey: string, codeFor: CodeFor, code: string): Buffer {
  const { phone, purpose, subject = '' } = codeFor
  return createHmac('sha256', secretKey)
    .update(`otp:${purpose}:${phone}:${subject}:${code}`)
    .digest()
}
