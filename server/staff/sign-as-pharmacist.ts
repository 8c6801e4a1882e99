import type { Db } from '../platform/db.ts'
import { findUser } from './user-queries.ts'

/** As the public reads who answers for a text: `DS. Nguyễn Thu Hà, CCHN 0123`; null without a licence. */
export async function signAsPharmacist(db: Db, staffId: number): Promise<string | null> {
  const user = await findUser(db, staffId)
  return user?.licence ? `${withTitle(user.full_name)}, CCHN ${user.licence}` : null
}

/** Some write their title before their name: `DS. Đỗ Quang Minh`, `DSCKI. Lê Thu`. */
export function withTitle(name: string): string {
  return /^(?:DS[A-Z0-9]*|Ds)\.?\s/.test(name) ? name : `DS. ${name}`
}
