import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { PharmacyTables } from './tables.ts'

/** A link with the code of its pharmacy. */
export type LinkRow = Selectable<PharmacyTables['drugstore_link']> & { code: string }

/** A link that is switched on, of a pharmacy that is open. */
export async function findOpenLink(db: Db, id: string): Promise<LinkRow | null> {
  const found = await links(db)
    .where('l.id', '=', id)
    .where('l.status', '=', 'active')
    .where('d.status', '=', 'active')
    .executeTakeFirst()
  return found ?? null
}

/** The newest first. */
export function listLinks(db: Db, pharmacyId: number): Promise<LinkRow[]> {
  return links(db)
    .where('l.drugstore_id', '=', pharmacyId)
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id')
    .execute()
}

/** False when the id is taken. */
export async function insertLink(
  trx: Db,
  link: Insertable<PharmacyTables['drugstore_link']>,
): Promise<boolean> {
  const made = await trx
    .insertInto('drugstore_link')
    .values(link)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Holds a link of a pharmacy; null when it is not the pharmacy's. */
export async function lockLink(
  trx: Db,
  { id, pharmacyId }: { id: string; pharmacyId: number },
): Promise<LinkRow | null> {
  const found = await links(trx)
    .where('l.id', '=', id)
    .where('l.drugstore_id', '=', pharmacyId)
    .forNoKeyUpdate('l')
    .executeTakeFirst()
  return found ?? null
}

/** Changes a link of a pharmacy. */
export async function updateLink(
  trx: Db,
  { id, pharmacyId }: { id: string; pharmacyId: number },
  values: Partial<Pick<LinkRow, 'islogin' | 'note' | 'status'>>,
): Promise<boolean> {
  const changed = await trx
    .updateTable('drugstore_link')
    .set(values)
    .where('id', '=', id)
    .where('drugstore_id', '=', pharmacyId)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Whether a link of a pharmacy asks for a login; false, and nothing changed, for one that is switched off. */
export async function updateOpenLink(
  db: Db,
  { id, pharmacyId }: { id: string; pharmacyId: number },
  islogin: boolean,
): Promise<boolean> {
  const changed = await db
    .updateTable('drugstore_link')
    .set({ islogin })
    .where('id', '=', id)
    .where('drugstore_id', '=', pharmacyId)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

function links(db: Db) {
  return db
    .selectFrom('drugstore_link as l')
    .innerJoin('drugstore as d', 'd.id', 'l.drugstore_id')
    .selectAll('l')
    .select('d.code')
}
