import { sql } from 'kysely'
import type { LoyaltyAddress } from '#domain/identity/api.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import type { AddressRow } from './address-queries.ts'
import { resolveAddress, type GivenAddress } from './resolve-address.ts'
import type { IdentityTables } from './tables.ts'

/** As many as a partner may name. */
const max = 20

type Source = IdentityTables['loyalty_address']['source']

/** Of one source these addresses instead of those before; the same place from another source stays the other's. */
export async function replaceLoyaltyAddresses(
  ctx: Pick<Context, 'db' | 'clock'>,
  { phone, source, addresses }: { phone: string; source: Source; addresses: GivenAddress[] },
): Promise<LoyaltyAddress[]> {
  const rows = await Promise.all(addresses.map((one) => resolveAddress(ctx.db, one)))
  return ctx.db.transaction().execute(async (trx) => {
    await lockAddressesOf(trx, phone)
    await trx
      .deleteFrom('loyalty_address')
      .where('phone', '=', phone)
      .where('source', '=', source)
      .execute()
    const at = ctx.clock.now()
    for (const row of rows) await insertAddress(trx, row, { phone, source, at })
    return listLoyaltyAddresses(trx, phone)
  })
}

/** A member's delivery address with gifts, beside those that are known; the oldest beyond `max` are forgotten. */
export async function addLoyaltyAddress(
  ctx: Pick<Context, 'db' | 'clock'>,
  { memberId, address }: { memberId: number; address: GivenAddress },
): Promise<void> {
  const row = await resolveAddress(ctx.db, address)
  await ctx.db.transaction().execute(async (trx) => {
    // Held, so that whoever is being erased takes it along, and of whoever has been nothing is written.
    const { rows } = await sql<{ phone: string }>`
      select phone from member where id = ${memberId} and erased_at is null for share`.execute(trx)
    const phone = rows[0]?.phone
    if (phone === undefined) return
    await lockAddressesOf(trx, phone)
    await insertAddress(trx, row, { phone, source: 'order', at: ctx.clock.now() })
    await sql`
      delete from loyalty_address where phone = ${phone} and source = 'order' and id not in (
        select id from loyalty_address where phone = ${phone} and source = 'order'
        order by id desc limit ${max})`.execute(trx)
  })
}

/** Of two who write at once the later one's list stands whole. */
export async function lockAddressesOf(trx: Db, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`loyalty addresses ${phone}`}))`.execute(trx)
}

async function insertAddress(
  trx: Db,
  row: AddressRow,
  { phone, source, at }: { phone: string; source: Source; at: Date },
): Promise<void> {
  await trx
    .insertInto('loyalty_address')
    .values({ ...placeOf(row), phone, source, created_at: at })
    .onConflict((conflict) => conflict.columns(['phone', 'place_key']).doNothing())
    .execute()
}

/** An address that is kept, at another place; false where it is gone, or the place is another one's already. */
export async function changeLoyaltyAddress(
  trx: Db,
  { phone, id }: { phone: string; id: number },
  row: AddressRow,
): Promise<boolean> {
  const changed = await trx
    .updateTable('loyalty_address as a')
    .set(placeOf(row))
    .where('a.phone', '=', phone)
    .where('a.id', '=', id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('loyalty_address as other')
            .select('other.id')
            .where('other.phone', '=', phone)
            .where('other.place_key', '=', row.place_key)
            .where('other.id', '!=', id),
        ),
      ),
    )
    .returning('a.id')
    .executeTakeFirst()
  return changed !== undefined
}

export async function removeLoyaltyAddress(
  trx: Db,
  { phone, id }: { phone: string; id: number },
): Promise<boolean> {
  const removed = await trx
    .deleteFrom('loyalty_address')
    .where('phone', '=', phone)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

/** The loyalty programme knows no wards of today, and no names for places. */
function placeOf(row: AddressRow) {
  const { label: _l, new_province_id: _p, new_ward_id: _w, new_address: _a, ...place } = row
  const { ward_unsure: _u, ...values } = place
  return values
}

/** What the loyalty programme knows of where somebody lives, newest first. */
export async function listLoyaltyAddresses(db: Db, phone: string): Promise<LoyaltyAddress[]> {
  const rows = await db
    .selectFrom('loyalty_address')
    .select(['id', 'scheme', 'street as address', 'full_address'])
    .select(['province_id', 'province_name', 'district_id', 'district_name'])
    .select(['ward_id', 'ward_name', 'erp_province_id', 'erp_district_id', 'erp_ward_id'])
    .where('phone', '=', phone)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, isCrmAddress: true }))
}

/** For a member whose time has come. */
export async function forgetLoyaltyAddresses(trx: Db, phone: string): Promise<void> {
  await trx.deleteFrom('loyalty_address').where('phone', '=', phone).execute()
}
