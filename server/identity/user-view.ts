import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { SavedAddress, User } from '#domain/identity/api.ts'
import { noConsents } from '#domain/identity/consent.ts'
import { findJobName } from '#domain/identity/master-data.ts'
import { hasCompleteIds } from '#domain/location/address.ts'
import { Refusal } from '#domain/errors.ts'
import { points } from '#domain/kernel/points.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { readSetting } from '../settings/index.ts'
import { findMember, type StoredAddress, type StoredMember } from './member-queries.ts'

/** A member as the API shows them to themselves. */
export async function readUser({ db }: Pick<Context, 'db'>, id: number): Promise<User> {
  const member = await getStoredMember(db, id)
  if (!member.profile_awaited) return toUser(member)
  const { points: reward } = await readSetting(db, 'profileReward')
  return { ...toUser(member), ...(reward > 0 ? { profile_reward: points(reward) } : {}) }
}

/** Whoever was deleted a moment ago is signed in no longer. */
export async function getStoredMember(db: Db, id: number): Promise<StoredMember> {
  const member = await findMember(db, id)
  if (!member) throw new Refusal('unauthenticated')
  return member
}

export function toUser(member: StoredMember): User {
  return {
    id: member.id,
    phone: member.phone,
    full_name: member.full_name,
    ...given('email', member.email),
    ...given('gender', member.gender),
    ...given('birthday', member.birthday),
    ...given('job', findJobName(member.job_id)),
    ...given('job_id', member.job_id),
    extra_address: member.addresses.map(toSavedAddress).filter(hasCompleteIds),
    healths: member.healths,
    consents: { ...noConsents(), ...member.consents },
    is_employee: member.is_employee,
    // Everybody registered takes part in the loyalty programme.
    is_member: true,
    ...given('deletion_due_at', member.deletion_due_at && toVietnamIso(member.deletion_due_at)),
  }
}

export function toSavedAddress(row: StoredAddress): SavedAddress {
  return {
    id: row.id,
    label: row.label,
    is_default: row.is_default,
    scheme: row.scheme,
    address: row.street,
    province_id: row.province_id,
    province_name: row.province_name,
    district_id: row.district_id,
    district_name: row.district_name,
    ward_id: row.ward_id,
    ward_name: row.ward_name,
    erp_province_id: row.erp_province_id,
    erp_district_id: row.erp_district_id,
    erp_ward_id: row.erp_ward_id,
    full_address: row.full_address,
    ...given('new_province_id', row.new_province_id),
    ...given('new_ward_id', row.new_ward_id),
    ...given('new_address', row.new_address),
    ...(row.ward_unsure ? { ward_unsure: true as const } : {}),
  }
}

/** An optional field of the wire: left out when there is nothing to say. */
function given<K extends string, V>(name: K, value: V | null | undefined): { [key in K]?: V } {
  return (value === null || value === undefined ? {} : { [name]: value }) as { [key in K]?: V }
}
