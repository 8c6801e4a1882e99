import { z } from 'zod'
import { pointsField, streetField } from '../kernel/fields.ts'
import { schemes } from '../location/units.ts'
import { addressLabels } from './address-label.ts'
import { consentChannels, consentSources } from './consent.ts'
import { genders } from './fields.ts'

export const unitId = z.coerce.number().int().min(0).max(999_999).default(0)

const consentFields = Object.fromEntries(
  consentChannels.map((channel) => [channel, z.boolean()]),
) as Record<(typeof consentChannels)[number], z.ZodBoolean>
const consentsSchema = z.object(consentFields)
export const consentsInput = consentsSchema.partial()

/** Whoever knows the ward of today alone says so; `ward_id` is then the likeliest old one. */
export const unsureWard = { ward_unsure: z.boolean().optional() }

export const addressInput = {
  /** `HOME` (Nhà) or `WORK` (Nơi làm việc). */
  label: z.enum(addressLabels).nullish(),
  province_id: unitId,
  district_id: unitId,
  ward_id: unitId,
  address: streetField,
  /** The two-level form, when the shopper confirmed it. */
  new_province_id: unitId.optional(),
  new_ward_id: unitId.optional(),
  new_address: z.string().max(400).optional(),
  ...unsureWard,
}

export const savedAddressSchema = z.object({
  id: z.int(),
  label: z.enum(addressLabels).nullable(),
  is_default: z.boolean(),
  scheme: z.enum(schemes),
  address: z.string(),
  province_id: z.int(),
  province_name: z.string(),
  district_id: z.int(),
  district_name: z.string(),
  ward_id: z.int(),
  ward_name: z.string(),
  erp_province_id: z.string().nullable(),
  erp_district_id: z.string().nullable(),
  erp_ward_id: z.string().nullable(),
  full_address: z.string(),
  new_province_id: z.int().optional(),
  new_ward_id: z.int().optional(),
  new_address: z.string().optional(),
  /** The old ward is the likeliest one; `full_address` names the ward of today. */
  ward_unsure: z.literal(true).optional(),
})
export type SavedAddress = z.output<typeof savedAddressSchema>

/** Given at a counter, by a partner or with a gift's order. */
export const loyaltyAddressSchema = z.object({
  id: z.int(),
  scheme: z.enum(schemes),
  address: z.string(),
  province_id: z.int(),
  province_name: z.string(),
  district_id: z.int(),
  district_name: z.string(),
  ward_id: z.int(),
  ward_name: z.string(),
  erp_province_id: z.string().nullable(),
  erp_district_id: z.string().nullable(),
  erp_ward_id: z.string().nullable(),
  full_address: z.string(),
  isCrmAddress: z.literal(true),
})
export type LoyaltyAddress = z.output<typeof loyaltyAddressSchema>

export const userSchema = z.object({
  id: z.int(),
  phone: z.string(),
  full_name: z.string(),
  email: z.string().optional(),
  gender: z.enum(genders).optional(),
  birthday: z.string().optional(),
  job: z.string().optional(),
  job_id: z.int().optional(),
  avatar: z.string().optional(),
  /** The default address first. */
  extra_address: z.array(savedAddressSchema),
  healths: z.array(z.int()),
  consents: consentsSchema,
  is_employee: z.boolean(),
  is_member: z.boolean(),
  /** Registered by the short form, and the profile is not yet complete: what completing it brings. */
  profile_reward: pointsField.optional(),
  /** When the member asked for deletion: the day on which it is carried out. */
  deletion_due_at: z.string().optional(),
})
export type User = z.output<typeof userSchema>

export const consentState = z.object({
  consents: consentsSchema,
  /** The wording a change made now agrees to. */
  wording: z.object({ version: z.string(), transaction: z.string(), commercial: z.string() }),
  /** Newest first; nothing in it is ever changed. */
  history: z.array(
    z.object({
      channel: z.enum(consentChannels),
      granted: z.boolean(),
      at: z.string(),
      source: z.enum(consentSources),
      wording_version: z.string(),
    }),
  ),
})

export const deviceSchema = z.object({
  id: z.int(),
  device: z.string(),
  address: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  current: z.boolean(),
})
export type SignedInDevice = z.output<typeof deviceSchema>

export const memberEventKinds = [
  'registered',
  'loggedIn',
  'loginFailed',
  'locked',
  'loggedOut',
  'sessionEnded',
  'othersEnded',
  'passwordChanged',
  'passwordReset',
  'profileChanged',
  'consentsChanged',
  'dataDownloaded',
  'deletionAsked',
  'deletionCancelled',
] as const
export type MemberEventKind = (typeof memberEventKinds)[number]

export const memberEvent = z.object({
  kind: z.enum(memberEventKinds),
  at: z.string(),
  device: z.string(),
  address: z.string(),
})

/** A device on which a member is shown notices. */
export const pushDevice = z.object({
  id: z.int(),
  device: z.string(),
  since: z.string(),
  current: z.boolean(),
})
export type PushDevice = z.output<typeof pushDevice>
