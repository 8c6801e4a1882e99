import type { brands } from '#domain/catalog/backoffice/shelf-names.ts'
import type { FieldsOf } from '#domain/resource.ts'
import type { Db } from '../../../platform/db.ts'
import { formerSlugsOf } from './former-slugs.ts'
import { productsIn } from './products-in.ts'

type BrandFields = FieldsOf<typeof brands>

/** Brands as the desk lists them. */
export function brandRows(db: Db) {
  return db
    .selectFrom('brand as b')
    .select(['b.id', 'b.version', 'b.name', 'b.slug', 'b.color', 'b.listed'])
    .select(productsIn('brand', 'b.id').as('products'))
}

/** One with all that is written of it; null where there is none. */
export async function findBrand(db: Db, id: number) {
  const found = await brandRows(db)
    .select(formerSlugsOf('brand', 'b.id').as('former_slugs'))
    .where('b.id', '=', id)
    .executeTakeFirst()
  return found ?? null
}

/** Adds a brand; gives its id. */
export async function insertBrand(db: Db, fields: BrandFields): Promise<number> {
  const { id } = await db
    .insertInto('brand')
    .values(fields)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False where it no longer has that version. */
export async function updateBrand(
  db: Db,
  { id, version }: { id: number; version: number },
  fields: BrandFields,
): Promise<boolean> {
  const changed = await db
    .updateTable('brand')
    .set({ ...fields, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
