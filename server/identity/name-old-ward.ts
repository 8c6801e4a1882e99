import type { Db } from '../platform/db.ts'
import { settleUnsureAddress } from './address-queries.ts'
import { resolveAddress, type GivenAddress } from './resolve-address.ts'

/** The back office has found out the old ward of a place: a member who keeps it as unsure is not asked about it again. */
export async function nameOldWard(
  trx: Db,
  memberId: number,
  place: GivenAddress & { new_ward_id: number },
): Promise<void> {
  const row = await resolveAddress(trx, place)
  await settleUnsureAddress(trx, { memberId, newWardId: place.new_ward_id }, row)
}
