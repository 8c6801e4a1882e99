import { vietnamDayOf } from '#domain/kernel/dates.ts'
import type { OpeningHours } from '#domain/pharmacy/opening-hours.ts'
import type { PharmacyService } from '#domain/pharmacy/services.ts'
import type { LinkTarget } from '#domain/pharmacy/link-targets.ts'
import type { PharmacyRole } from '#domain/session/pharmacy-roles.ts'
import type { Context } from '../context.ts'
import { hashPassword } from '../session/index.ts'
import type { Db } from '../platform/db.ts'
import { generateLinkId } from './draw.ts'
import { insertLink } from './link-queries.ts'
import { placeOf, type Place } from './place.ts'
import { insertPharmacies, insertPharmacy, type PharmacyRow } from './queries.ts'
import { insertUser, type UserRow } from './user-queries.ts'

export interface NewPharmacy extends Place {
  code: string
  name: string
  phone?: string
  latitude?: number
  longitude?: number
  /** What customers are told; left out, it is not listed. */
  listing?: Listing
}

interface Listing {
  public_phone: string
  hours: OpeningHours
  services: readonly PharmacyService[]
}

/** With its place as columns: whoever makes many knows the names of their units. */
export type ListedPharmacy = Listing &
  Pick<
    PharmacyRow,
    | 'code'
    | 'name'
    | 'street'
    | 'full_address'
    | 'scheme'
    | 'province_id'
    | 'district_id'
    | 'ward_id'
    | 'latitude'
    | 'longitude'
  >

/** Makes a pharmacy; null when its code is taken, in either case. Refusal: `invalidInput` for its place. */
export async function savePharmacy(
  { clock }: Pick<Context, 'clock'>,
  trx: Db,
  { code, name, phone = '', latitude, longitude, listing, ...place }: NewPharmacy,
): Promise<PharmacyRow | null> {
  const now = clock.now()
  return insertPharmacy(trx, {
    code,
    name,
    phone,
    ...(await placeOf(trx, place)),
    latitude: latitude ?? null,
    longitude: longitude ?? null,
    ...(listing && listingColumns(listing, now)),
    created_at: now,
    updated_at: now,
  })
}

/** Makes many at once, all of them listed from today on. */
export async function savePharmacies(
  { clock }: Pick<Context, 'clock'>,
  trx: Db,
  pharmacies: readonly ListedPharmacy[],
): Promise<void> {
  const now = clock.now()
  await insertPharmacies(
    trx,
    pharmacies.map((pharmacy) => ({
      ...pharmacy,
      ...listingColumns(pharmacy, now),
      created_at: now,
      updated_at: now,
    })),
  )
}

function listingColumns({ public_phone, hours, services }: Listing, now: Date) {
  const listed_on = vietnamDayOf(now)
  return { listed_on, public_phone, hours: JSON.stringify(hours), services: [...services] }
}

export interface NewPharmacyUser {
  pharmacyId: number
  username: string
  full_name: string
  role: PharmacyRole
  password: string
  must_change: boolean
}

/** Makes an account; null when its name is taken, by another pharmacy's account or in the back office. */
export async function savePharmacyUser(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  trx: Db,
  { pharmacyId, password, ...user }: NewPharmacyUser,
): Promise<UserRow | null> {
  const password_hash = await hashPassword(config, password)
  const created_at = clock.now()
  return insertUser(trx, { ...user, drugstore_id: pharmacyId, password_hash, created_at })
}

export interface NewPharmacyLink {
  pharmacyId: number
  target: LinkTarget
  islogin: boolean
  params?: Record<string, string>
  note?: string
}

/** Makes a link to print; its id is drawn unless it is given. */
export async function savePharmacyLink(
  { clock }: Pick<Context, 'clock'>,
  trx: Db,
  { pharmacyId, params = {}, ...link }: NewPharmacyLink,
  id: string = generateLinkId(),
): Promise<string> {
  const values = { ...link, drugstore_id: pharmacyId, created_at: clock.now() }
  const isNew = await insertLink(trx, { id, ...values, params: JSON.stringify(params) })
  return isNew ? id : savePharmacyLink({ clock }, trx, { pharmacyId, params, ...link })
}
