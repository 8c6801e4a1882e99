import type { LinkTarget } from '#domain/drugstore/link-targets.ts'
import type { StoreRole } from '#domain/session/store-roles.ts'
import type { Context } from '../context.ts'
import { hashPassword } from '../identity/index.ts'
import type { Db } from '../platform/db.ts'
import { drawLinkId } from './draw.ts'
import { insertLink } from './link-store.ts'
import { placeOf, type Place } from './place.ts'
import { insertStore, type StoreRow } from './store.ts'
import { insertUser, type UserRow } from './user-store.ts'

export interface NewDrugstore extends Place {
  code: string
  name: string
  phone?: string
  latitude?: number
  longitude?: number
}

/** Makes a store; null when its code is taken, in either case. Refusal: `invalidInput` for its place. */
export async function saveDrugstore(
  { clock }: Pick<Context, 'clock'>,
  trx: Db,
  { code, name, phone = '', latitude, longitude, ...place }: NewDrugstore,
): Promise<StoreRow | null> {
  const now = clock.now()
  return insertStore(trx, {
    ...{ code, name, phone, ...(await placeOf(trx, place)) },
    ...{ latitude: latitude ?? null, longitude: longitude ?? null },
    ...{ created_at: now, updated_at: now },
  })
}

export interface NewStoreUser {
  storeId: number
  username: string
  full_name: string
  role: StoreRole
  password: string
  must_change: boolean
}

/** Makes an account; null when its name is taken, by another store's account or at the desk. */
export async function saveStoreUser(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  trx: Db,
  { storeId, password, ...user }: NewStoreUser,
): Promise<UserRow | null> {
  const password_hash = await hashPassword(config, password)
  const created_at = clock.now()
  return insertUser(trx, { ...user, drugstore_id: storeId, password_hash, created_at })
}

export interface NewStoreLink {
  storeId: number
  target: LinkTarget
  islogin: boolean
  params?: Record<string, string>
  note?: string
}

/** Makes a link to print; its id is drawn unless it is given. */
export async function saveStoreLink(
  { clock }: Pick<Context, 'clock'>,
  trx: Db,
  { storeId, params = {}, ...link }: NewStoreLink,
  id: string = drawLinkId(),
): Promise<string> {
  const values = { ...link, drugstore_id: storeId, created_at: clock.now() }
  const isNew = await insertLink(trx, { id, ...values, params: JSON.stringify(params) })
  return isNew ? id : saveStoreLink({ clock }, trx, { storeId, params, ...link })
}
