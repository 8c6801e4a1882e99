import type { OtpPurpose } from '#domain/otp/rules.ts'

/** What a code is bound to: with another phone, purpose or subject there is no such code. */
export interface CodeFor {
  phone: string
  purpose: OtpPurpose
  /** The very thing it is for where the purpose has many, for instance a voucher at a pharmacy. */
  subject?: string
}

/** A code is entered where it was asked for: another browser's tries neither use it up nor find it. */
export interface AskedCode extends CodeFor {
  asker: Buffer
}
