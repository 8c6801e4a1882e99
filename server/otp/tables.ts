import type { Generated } from 'kysely'

export interface OtpTables {
  /** Browsers in which the member of a phone has logged in. */
  known_browser: { phone: string; browser_hash: Buffer; last_login_at: Date }
  one_time_code: {
    id: Generated<number>
    phone: string
    purpose: string
    subject: string
    /** Hash of the browser that asked for it; empty for callers without cookies. */
    asker: Generated<Buffer>
    code_hash: Buffer
    created_at: Date
    expires_at: Date
    wrong_tries: Generated<number>
    used_at: Date | null
    voided_at: Date | null
  }
  otp_session_key: {
    id: Generated<number>
    key_hash: Buffer
    phone: string
    purpose: string
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
}
