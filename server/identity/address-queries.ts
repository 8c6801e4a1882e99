import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { MemberAddressTable } from './tables.ts'

export type AddressRow = Omit<
  Insertable<MemberAddressTable>,
  'id' | 'member_id' | 'is_default' | 'created_at'
>

/**
 * The id of the new row, or of the one that names the same place already: that takes the label, and the
 * old ward where only now somebody knows it.
 */
export async function insertAddress(
  trx: Db,
  memberId: number,
  address: AddressRow,
  at: Date,
): Promise<{ id: number; isNew: boolean }> {
  return (
    trx
      .insertInto('member_address')
      .values({ ...address, member_id: memberId, is_default: false, created_at: at })
      .onConflict((conflict) =>
        conflict.columns(['member_id', 'place_key']).doUpdateSet({
          label: sql`coalesce(excluded.label, member_address.label)`,
          ward_unsure: sql`member_address.ward_unsure and excluded.ward_unsure`,
          full_address: sql`case when member_address.ward_unsure then excluded.full_address
            else member_address.full_address end`,
        }),
      )
      // A row that was only updated bears the number of a transaction that deleted its old form.
      .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
      .executeTakeFirstOrThrow()
  )
}

export async function updateAddress(
  trx: Db,
  { memberId, id }: { memberId: number; id: number },
  change: Updateable<MemberAddressTable>,
): Promise<boolean> {
  const updated = await trx
    .updateTable('member_address')
    .set(change)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Gives an address whose old ward nobody knew the place that was named; none when the place is there already. */
export async function settleUnsureAddress(
  trx: Db,
  { memberId, newWardId }: { memberId: number; newWardId: number },
  { label: _label, ...place }: AddressRow,
): Promise<void> {
  await trx
    .updateTable('member_address as address')
    .set(place)
    .where('member_id', '=', memberId)
    .where('ward_unsure', '=', true)
    .where('new_ward_id', '=', newWardId)
    .where((eb) => eb(eb.fn('lower', ['street']), '=', eb.fn('lower', [eb.val(place.street)])))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('member_address as other')
            .select('other.id')
            .where('other.member_id', '=', memberId)
            .where('other.place_key', '=', place.place_key)
            .whereRef('other.id', '!=', 'address.id'),
        ),
      ),
    )
    .execute()
}

/** Whether another address of the member names this place. */
export async function hasOtherAddress(
  trx: Db,
  { memberId, id, placeKey }: { memberId: number; id: number; placeKey: string },
): Promise<boolean> {
  const other = await trx
    .selectFrom('member_address')
    .select('id')
    .where('member_id', '=', memberId)
    .where('place_key', '=', placeKey)
    .where('id', '!=', id)
    .executeTakeFirst()
  return other !== undefined
}

export async function deleteAddress(
  trx: Db,
  { memberId, id }: { memberId: number; id: number },
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('member_address')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deleteAddressesExcept(
  trx: Db,
  memberId: number,
  keep: readonly number[],
): Promise<void> {
  let deletion = trx.deleteFrom('member_address').where('member_id', '=', memberId)
  if (keep.length > 0) deletion = deletion.where('id', 'not in', keep)
  await deletion.execute()
}

export async function countAddresses(trx: Db, memberId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('member_address')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return count
}

/** Makes one the default; the constraint allows one at a time, so the old one goes first. */
export async function setDefaultAddress(
  trx: Db,
  { memberId, id }: { memberId: number; id: number },
): Promise<void> {
  await trx
    .updateTable('member_address')
    .set({ is_default: false })
    .where('member_id', '=', memberId)
    .where('is_default', '=', true)
    .where('id', '!=', id)
    .execute()
  await updateAddress(trx, { memberId, id }, { is_default: true })
}

/** Without a default the newest becomes it. */
export async function ensureDefaultAddress(trx: Db, memberId: number): Promise<void> {
  const newest = await trx
    .selectFrom('member_address')
    .select(['id', 'is_default'])
    .where('member_id', '=', memberId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (newest && !newest.is_default) await setDefaultAddress(trx, { memberId, id: newest.id })
}
