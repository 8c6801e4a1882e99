import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { loginPasswordField } from '../staff/fields.ts'
import { linkIdField, newStorePasswordField, storeCodeField } from './fields.ts'
import { storeSessionSchema } from '../session/store-session.ts'

export type { StoreSession } from '../session/store-session.ts'

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const ok = z.object({ ok: z.literal(true) })

export const getStoreName = endpoint({
  method: 'GET',
  path: '/presenter-pharma/drugstore-name/{code}',
  actor: 'anyone',
  summary: 'Name and exact code of a store; one that is unknown or closed is not found',
  input: z.object({ code: storeCodeField }),
  output: z.object({ name: z.string(), code: z.string() }),
  errors: ['notFound'],
  cache: { tags: ['drugstores'], maxAge: 60 },
})

export const getStoreArea = endpoint({
  method: 'GET',
  path: '/drugstore/area/{code}',
  actor: 'anyone',
  summary: 'What the area of a store shows today: its name and which entries its menu has',
  input: z.object({ code: storeCodeField }),
  output: z.object({
    code: z.string(),
    name: z.string(),
    /** The window of the active programme in Vietnam days; missing while there is none. */
    offers: z.object({ from: z.string(), to: z.string() }).optional(),
    /** A survey is open to this store today. */
    has_survey: z.boolean(),
    /** Whom a store calls for help: the shop's hotline. */
    hotline: z.string(),
    /** Games of campaigns that this store may play today: paths of the area. */
    games: z.array(z.enum(['quay-so', 'vong-quay-may-man', 'li-xi-dau-nam'])),
  }),
  errors: ['notFound'],
})

export const getStoreSession = endpoint({
  method: 'GET',
  path: '/drugstore/session',
  actor: 'anyone',
  summary: 'Who is logged in at the store that the header `drugstoreId` names; null for nobody',
  input: z.object({}),
  output: z.object({ store: storeSessionSchema.nullable() }),
  errors: [],
})

export const logoutStore = endpoint({
  method: 'POST',
  path: '/drugstore/logout',
  actor: 'store',
  summary: "End this device's session at the store",
  input: z.object({}),
  output: ok,
  errors: [],
  beforeNewPassword: true,
})

export const changeStorePassword = endpoint({
  method: 'PUT',
  path: '/drugstore/change-password',
  actor: 'store',
  toldInPlace: true,
  summary: 'Change the own password; the other devices of the account are logged out',
  input: z.object({ old_password: loginPasswordField, password: newStorePasswordField }),
  output: ok,
  errors: ['accountWrongPwd', 'accountLocked', 'passwordTooCommon', 'busy'],
  beforeNewPassword: true,
})

export const storeDeviceSchema = z.object({
  id: z.int(),
  username: z.string(),
  full_name: z.string(),
  device: z.string(),
  last_seen_at: z.string(),
  created_at: z.string(),
  is_current: z.boolean(),
})
export type StoreDevice = z.output<typeof storeDeviceSchema>

export const listStoreDevices = endpoint({
  method: 'GET',
  path: '/drugstore/devices',
  actor: 'store',
  summary: 'Devices that are logged in: an owner sees all of the store, others their own',
  input: z.object({}),
  output: z.array(storeDeviceSchema),
  errors: [],
})

export const endStoreDevice = endpoint({
  method: 'DELETE',
  path: '/drugstore/devices/{id}',
  actor: 'store',
  summary: 'Log a device out; an owner any of the store, others their own',
  input: z.object({ id }),
  output: ok,
  errors: ['notFound'],
})

export const storeLinkSchema = z.object({
  id: z.string(),
  drugstoreCode: z.string(),
  /** Path and query that the link leads to, with the store's code as `id`. */
  target: z.string(),
  /** Whether it asks for a login at once. */
  islogin: z.boolean(),
})
export type StoreLink = z.output<typeof storeLinkSchema>

export const getRedirectLink = endpoint({
  method: 'GET',
  path: '/drugstoreRedirectLink/detail/{id}',
  actor: 'anyone',
  summary: 'Where a printed link of a store leads',
  input: z.object({ id: linkIdField }),
  output: storeLinkSchema,
  errors: ['notFound'],
})

export const updateRedirectLogin = endpoint({
  method: 'PUT',
  path: '/drugstoreRedirectLink/update-islogin/{id}',
  actor: 'store:owner',
  summary: 'Whether a link of the own store asks for a login',
  input: z.object({ id: linkIdField, islogin: z.boolean() }),
  output: storeLinkSchema,
  errors: ['notFound'],
})

export const listOwnLinks = endpoint({
  method: 'GET',
  path: '/drugstore/links',
  actor: 'store:owner',
  summary: 'The printed links of the own store',
  input: z.object({}),
  output: z.array(storeLinkSchema.extend({ note: z.string() })),
  errors: [],
})
