import { randomBytes } from 'node:crypto'
import { loginStaff } from '#domain/staff/api.ts'
import type { PharmacyRole } from '#domain/session/pharmacy-roles.ts'
import type { SignedInPharmacy } from '#server/context.ts'
import { savePharmacy, savePharmacyUser } from '#server/pharmacy/index.ts'
import type { TestShop } from './app.ts'
import { bearer } from './members.ts'

/** The session of a pharmacy as a use case sees it, without a row behind it. */
export function signedInPharmacy(change: Partial<SignedInPharmacy> = {}): SignedInPharmacy {
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

export const pharmacyPassword = 'quầy thuốc đầu ngõ'

export interface PharmacyLogin {
  pharmacyId: number
  code: string
  username: string
  token: string
  /** Headers of a call from their device. */
  headers: Record<string, string>
}

/** A pharmacy's account that has really logged in; the pharmacy is made where it is new. */
export async function openPharmacy(
  shop: TestShop,
  {
    role = 'owner',
    code = generateCode(),
    mustChange = false,
  }: { role?: PharmacyRole; code?: string; mustChange?: boolean } = {},
): Promise<PharmacyLogin> {
  const pharmacyId = await ensurePharmacy(shop, code)
  const username = `${role}-${randomBytes(4).toString('hex')}`
  const user = { username, full_name: 'Trần Thị Hoa', role, must_change: mustChange }
  await savePharmacyUser(shop.ctx, shop.ctx.db, { ...user, pharmacyId, password: pharmacyPassword })
  const { accessToken: token } = await shop.call(loginStaff, {
    username,
    password: pharmacyPassword,
  })
  return { pharmacyId, code, username, token, headers: { ...bearer(token), drugstoreid: code } }
}

/** The pharmacy with this code, made if nobody has. */
export async function ensurePharmacy({ ctx }: TestShop, code: string): Promise<number> {
  const made = await savePharmacy(ctx, ctx.db, { code, name: `Nhà thuốc ${code}` })
  if (made) return made.id
  const { rows } = await ctx.pool.query<{ id: number }>(
    'select id from drugstore where upper(code) = upper($1)',
    [code],
  )
  return rows[0]!.id
}

function generateCode(): string {
  return `NT-${randomBytes(4).toString('hex').toUpperCase()}`
}
