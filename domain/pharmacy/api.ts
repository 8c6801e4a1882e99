import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { loginPasswordField } from '../staff/fields.ts'
import { linkIdField, newPharmacyPasswordField, pharmacyCodeField } from './fields.ts'
import { pharmacySessionSchema } from '../session/pharmacy-session.ts'

export type { PharmacySession } from '../session/pharmacy-session.ts'

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const ok = z.object({ ok: z.literal(true) })

export const getPharmacyName = endpoint({
  method: 'GET',
  path: '/presenter-pharma/drugstore-name/{code}',
  realm: 'none',
  summary: 'Name and exact code of a store; one that is unknown or closed is not found',
  input: z.object({ code: pharmacyCodeField }),
  output: z.object({ name: z.string(), code: z.string() }),
  errors: ['notFound'],
  cache: { tags: ['drugstores'], maxAge: 60 },
})

/** Pages of the area that are there while a campaign is open to the pharmacy. */
export const pharmacyGames = ['quay-so', 'vong-quay-may-man', 'li-xi-dau-nam'] as const
export type PharmacyGame = (typeof pharmacyGames)[number]

export const getPharmacyArea = endpoint({
  method: 'GET',
  path: '/drugstore/area/{code}',
  realm: 'pharmacy',
  guests: true,
  summary: 'What the area of a store shows today: its name and which entries its menu has',
  input: z.object({ code: pharmacyCodeField }),
  output: z.object({
    code: z.string(),
    name: z.string(),
    /** The window of the active programme in Vietnam days; missing while there is none. */
    offers: z.object({ from: z.string(), to: z.string() }).optional(),
    /** A survey is open to this pharmacy today. */
    has_survey: z.boolean(),
    /** Whom a pharmacy calls for help: the shop's hotline. */
    hotline: z.string(),
    /** Games of campaigns that this pharmacy may play today: paths of the area. */
    games: z.array(z.enum(pharmacyGames)),
  }),
  errors: ['notFound'],
})

export const getPharmacySession = endpoint({
  method: 'GET',
  path: '/drugstore/session',
  realm: 'pharmacy',
  guests: true,
  summary: 'Who is logged in at the store that the header `drugstoreId` names; null for nobody',
  input: z.object({}),
  output: z.object({ pharmacy: pharmacySessionSchema.nullable() }),
  errors: [],
})

export const logoutPharmacy = endpoint({
  method: 'POST',
  path: '/drugstore/logout',
  realm: 'pharmacy',
  summary: "End this device's session at the store",
  input: z.object({}),
  output: ok,
  errors: [],
  beforeNewPassword: true,
})

export const changePharmacyPassword = endpoint({
  method: 'PUT',
  path: '/drugstore/change-password',
  realm: 'pharmacy',
  errorsShownInPlace: true,
  summary: 'Change the own password; the other devices of the account are logged out',
  input: z.object({ old_password: loginPasswordField, password: newPharmacyPasswordField }),
  output: ok,
  errors: ['accountWrongPwd', 'accountLocked', 'passwordTooCommon', 'busy'],
  beforeNewPassword: true,
})

export const pharmacyDeviceSchema = z.object({
  id: z.int(),
  username: z.string(),
  full_name: z.string(),
  device: z.string(),
  last_seen_at: z.string(),
  created_at: z.string(),
  is_current: z.boolean(),
})
export type PharmacyDevice = z.output<typeof pharmacyDeviceSchema>

export const listPharmacyDevices = endpoint({
  method: 'GET',
  path: '/drugstore/devices',
  realm: 'pharmacy',
  summary: 'Devices that are logged in: an owner sees all of the store, others their own',
  input: z.object({}),
  output: z.array(pharmacyDeviceSchema),
  errors: [],
})

export const endPharmacyDevice = endpoint({
  method: 'DELETE',
  path: '/drugstore/devices/{id}',
  realm: 'pharmacy',
  summary: 'Log a device out; an owner any of the store, others their own',
  input: z.object({ id }),
  output: ok,
  errors: ['notFound'],
})

export const pharmacyLinkSchema = z.object({
  id: z.string(),
  drugstoreCode: z.string(),
  /** Path and query that the link leads to, with the pharmacy's code as `id`. */
  target: z.string(),
  /** Whether it asks for a login at once. */
  islogin: z.boolean(),
})
export type PharmacyLink = z.output<typeof pharmacyLinkSchema>

export const getRedirectLink = endpoint({
  method: 'GET',
  path: '/drugstoreRedirectLink/detail/{id}',
  realm: 'member',
  guests: true,
  summary: 'Where a printed link of a store leads',
  input: z.object({ id: linkIdField }),
  output: pharmacyLinkSchema,
  errors: ['notFound'],
})

export const updateRedirectLogin = endpoint({
  method: 'PUT',
  path: '/drugstoreRedirectLink/update-islogin/{id}',
  realm: 'pharmacy',
  role: 'owner',
  summary: 'Whether a link of the own store asks for a login',
  input: z.object({ id: linkIdField, islogin: z.boolean() }),
  output: pharmacyLinkSchema,
  errors: ['notFound'],
})

export const listOwnLinks = endpoint({
  method: 'GET',
  path: '/drugstore/links',
  realm: 'pharmacy',
  role: 'owner',
  summary: 'The printed links of the own store',
  input: z.object({}),
  output: z.array(pharmacyLinkSchema.extend({ note: z.string() })),
  errors: [],
})
