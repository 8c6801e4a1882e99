import type { Db } from '../platform/db.ts'
import { findUser } from './user-queries.ts'

/** As the public reads who answers for a text: `DS. Nguyễn Thu Hà, CCHN 0123`; null without a licence. */
export async function signAsPharmacist(db: Db, staffId: number): Promise<string | null> {
  const user = await findUser(db, staffId)
  return user?.licence ? `DS. ${user.full_name}, CCHN ${user.licence}` : null
}
