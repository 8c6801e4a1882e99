import { Refusal } from '#domain/errors.ts'
import type { Db } from '../../platform/db.ts'
import { lockPharmacy, type PharmacyRow } from '../queries.ts'

/** A pharmacy, held until the transaction ends. Refusal: `notFound`. */
export async function getLockedPharmacy(trx: Db, code: string): Promise<PharmacyRow> {
  const pharmacy = await lockPharmacy(trx, code)
  if (!pharmacy) throw new Refusal('notFound')
  return pharmacy
}
