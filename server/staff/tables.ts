import type { ColumnType, Generated } from 'kysely'
import type { StaffRole } from '#domain/staff/permissions.ts'

type Json = ColumnType<unknown, string | null, string | null>

export interface StaffTables {
  staff_user: {
    id: Generated<number>
    username: string
    full_name: string
    role: StaffRole
    status: Generated<'invited' | 'active' | 'disabled'>
    password_hash: string | null
    totp_secret: Buffer | null
    totp_step: Generated<number>
    created_at: Date
    last_seen_at: Date | null
    /** Number of a pharmacist's licence, as it stands under a text that they approve. */
    licence: Generated<string>
    version: Generated<number>
  }
  shop_setup: {
    id: Generated<number>
    began_at: Date
    closed_at: Date | null
    owner_id: number | null
  }
  shop_setup_token: { token_hash: Buffer; created_at: Date }
  staff_invitation: {
    token_hash: Buffer
    staff_id: number
    totp_secret: Buffer
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  staff_session: {
    id: Generated<number>
    staff_id: number
    token_hash: Buffer
    device: Generated<string>
    address: Generated<string>
    created_at: Date
    last_seen_at: Date
    expires_at: Date
    ended_at: Date | null
  }
  staff_lock: {
    username: string
    source: string
    tried_at: Date[]
    locked_until: Date | null
    locks: Generated<number>
    last_try_at: Date
  }
  audit_entry: {
    id: Generated<number>
    at: Date
    staff_id: number | null
    staff: string
    action: string
    subject_kind: string
    subject_id: string
    reason: Generated<string>
    before: Json
    after: Json
    request_id: Generated<string>
    address: Generated<string>
  }
  /** Every name that was ever given to somebody, held by the database: none is given twice. */
  login_name: { username: string }
  /** Where a name has logged in from. */
  login_network: { username: string; network: string; last_login_at: Date }
}
