import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { OpeningHours } from '#domain/pharmacy/opening-hours.ts'
import type { PharmacyService } from '#domain/pharmacy/services.ts'
import type { PharmacyRole } from '#domain/session/pharmacy-roles.ts'
import type { Scheme } from '#domain/location/units.ts'

type Json<T> = ColumnType<T, string | undefined, string>
type Status = 'active' | 'disabled'

export interface PharmacyTables {
  drugstore: {
    id: Generated<number>
    code: string
    name: string
    phone: Generated<string>
    scheme: Generated<Scheme>
    province_id: number | null
    district_id: number | null
    ward_id: number | null
    street: Generated<string>
    full_address: Generated<string>
    latitude: number | null
    longitude: number | null
    status: Generated<Status>
    version: Generated<number>
    /** The day on which it agreed that customers find it; null while it is not listed. */
    listed_on: VietnamDay | null
    public_phone: Generated<string>
    hours: Json<OpeningHours>
    services: Generated<PharmacyService[]>
    created_at: Date
    updated_at: Date
  }
  drugstore_user: {
    id: Generated<number>
    drugstore_id: number
    username: string
    full_name: string
    role: PharmacyRole
    status: Generated<Status>
    password_hash: string | null
    must_change: Generated<boolean>
    created_at: Date
    last_seen_at: Date | null
  }
  drugstore_session: {
    id: GeneratedAlways<number>
    user_id: number
    token_hash: Buffer
    device: Generated<string>
    address: Generated<string>
    created_at: Date
    last_seen_at: Date
    expires_at: Date
    ended_at: Date | null
  }
  drugstore_link: {
    id: string
    drugstore_id: number
    target: string
    params: Json<Record<string, string>>
    islogin: Generated<boolean>
    note: Generated<string>
    status: Generated<Status>
    created_at: Date
  }
}
