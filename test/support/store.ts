import { randomBytes } from 'node:crypto'
import { loginStaff } from '#domain/staff/api.ts'
import type { StoreRole } from '#domain/session/store-roles.ts'
import type { SignedInStore } from '#server/context.ts'
import { saveDrugstore, saveStoreUser } from '#server/drugstore/index.ts'
import type { TestShop } from './app.ts'
import { bearer } from './members.ts'

/** The session of a pharmacy as a use case sees it, without a row behind it. */
export function signedInStore(change: Partial<SignedInStore> = {}): SignedInStore {
  return {
    id: 1,
    code: 'HNI-012',
    name: 'Nhà thuốc An Khang',
    userId: 1,
    sessionId: 1,
    username: 'hni-012',
    fullName: 'Trần Thị Hoa',
    role: 'owner',
    mustChange: false,
    ...change,
  }
}

export const storePassword = 'quầy thuốc đầu ngõ'

export interface StoreLogin {
  storeId: number
  code: string
  username: string
  token: string
  /** Headers of a call from their device. */
  headers: Record<string, string>
}

/** A store's account that has really logged in; the store is made where it is new. */
export async function openStore(
  shop: TestShop,
  {
    role = 'owner',
    code = drawCode(),
    mustChange = false,
  }: { role?: StoreRole; code?: string; mustChange?: boolean } = {},
): Promise<StoreLogin> {
  const storeId = await ensureStore(shop, code)
  const username = `${role}-${randomBytes(4).toString('hex')}`
  const user = { username, full_name: 'Trần Thị Hoa', role, must_change: mustChange }
  await saveStoreUser(shop.ctx, shop.ctx.db, { ...user, storeId, password: storePassword })
  const { accessToken: token } = await shop.call(loginStaff, { username, password: storePassword })
  return { storeId, code, username, token, headers: { ...bearer(token), drugstoreid: code } }
}

/** The store with this code, made if nobody has. */
export async function ensureStore({ ctx }: TestShop, code: string): Promise<number> {
  const made = await saveDrugstore(ctx, ctx.db, { code, name: `Nhà thuốc ${code}` })
  if (made) return made.id
  const { rows } = await ctx.pool.query<{ id: number }>(
    'select id from drugstore where upper(code) = upper($1)',
    [code],
  )
  return rows[0]!.id
}

function drawCode(): string {
  return `NT-${randomBytes(4).toString('hex').toUpperCase()}`
}
