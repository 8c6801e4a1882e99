import type { StoreRole } from '#domain/drugstore/roles.ts'
import type { Context } from '../context.ts'
import { hashPassword } from '../identity/index.ts'
import type { Db } from '../platform/db.ts'
import { insertStore, type StoreRow } from './store.ts'
import { insertUser } from './user-store.ts'

export interface NewDrugstore extends Partial<
  Pick<
    StoreRow,
    | 'phone'
    | 'unit_scheme'
    | 'province_id'
    | 'district_id'
    | 'ward_id'
    | 'street'
    | 'full_address'
    | 'latitude'
    | 'longitude'
  >
> {
  code: string
  name: string
}

/** Makes a store; null when its code is taken, in either case. */
export async function saveDrugstore(
  { clock }: Pick<Context, 'clock'>,
  trx: Db,
  store: NewDrugstore,
): Promise<{ id: number; code: string } | null> {
  const now = clock.now()
  const made = await insertStore(trx, { ...store, created_at: now, updated_at: now })
  return made && { id: made.id, code: made.code }
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
): Promise<number | null> {
  const password_hash = await hashPassword(config.secretKey, password)
  const created_at = clock.now()
  const made = await insertUser(trx, { ...user, drugstore_id: storeId, password_hash, created_at })
  return made?.id ?? null
}
