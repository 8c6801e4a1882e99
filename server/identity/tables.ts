import type { Generated } from 'kysely'
import type { AddressLabel } from '#domain/identity/address-label.ts'
import type { MemberEventKind } from '#domain/identity/api.ts'
import type { ConsentChannel, ConsentSource } from '#domain/identity/consent.ts'
import type { Scheme } from '#domain/location/units.ts'

interface MemberTable {
  id: Generated<number>
  phone: string | null
  full_name: string
  email: string | null
  gender: 'male' | 'female' | null
  /** `YYYY-MM-DD` */
  birthday: string | null
  job_id: number | null
  healths: number[]
  profile_awaited: Generated<boolean>
  password_hash: string | null
  password_changed_at: Date
  created_at: Date
  deletion_asked_at: Generated<Date | null>
  deletion_due_at: Generated<Date | null>
  erased_at: Generated<Date | null>
  /** Who they are since two members became one. */
  merged_into: number | null
}

export interface MemberAddressTable {
  id: Generated<number>
  member_id: number
  label: AddressLabel | null
  is_default: boolean
  scheme: Scheme
  street: string
  province_id: number
  province_name: string
  district_id: number
  district_name: string
  ward_id: number
  ward_name: string
  erp_province_id: string | null
  erp_district_id: string | null
  erp_ward_id: string | null
  full_address: string
  new_province_id: number | null
  new_ward_id: number | null
  new_address: string | null
  ward_unsure: Generated<boolean>
  place_key: string
  created_at: Date
}

/** Where the loyalty programme knows that somebody lives; of a phone, with an account or without. */
interface LoyaltyAddressTable extends Pick<
  MemberAddressTable,
  | 'id'
  | 'scheme'
  | 'street'
  | 'province_id'
  | 'province_name'
  | 'district_id'
  | 'district_name'
  | 'ward_id'
  | 'ward_name'
  | 'erp_province_id'
  | 'erp_district_id'
  | 'erp_ward_id'
  | 'full_address'
  | 'place_key'
  | 'created_at'
> {
  phone: string
  source: 'partner' | 'counter' | 'order'
}

export interface IdentityTables {
  member_push: {
    id: Generated<number>
    session_id: number
    member_id: number
    endpoint: string
    p256dh: string
    auth: string
    failures: Generated<number>
    created_at: Date
    expires_at: Date | null
  }
  member: MemberTable
  member_address: MemberAddressTable
  loyalty_address: LoyaltyAddressTable
  member_session: {
    id: Generated<number>
    member_id: number
    token_hash: Buffer
    device: string
    address: string
    created_at: Date
    last_seen_at: Date
    expires_at: Date
    ended_at: Date | null
  }
  member_event: {
    id: Generated<number>
    member_id: number
    kind: MemberEventKind
    device: string
    address: string
    created_at: Date
  }
  consent_change: {
    id: Generated<number>
    member_id: number
    channel: ConsentChannel
    granted: boolean
    wording_version: string
    source: ConsentSource
    actor: string
    address: string
    created_at: Date
  }
  password_lock: {
    phone: string
    /** A browser or a session of the phone's member, or `*`: all strangers together. */
    source: Generated<string>
    tried_at: Date[]
    locked_until: Date | null
    locks: Generated<number>
    last_try_at: Date
  }
}
