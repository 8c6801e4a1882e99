import { sql } from 'kysely'
import type { categories } from '#domain/catalog/backoffice/shelf-names.ts'
import type { FieldsOf } from '#domain/resource.ts'
import type { Db } from '../../../platform/db.ts'
import { formerSlugsOf } from './former-slugs.ts'
import { productsIn } from './products-in.ts'

type CategoryFields = FieldsOf<typeof categories>

/** Categories as the desk lists them. */
export function categoryRows(db: Db) {
  return db
    .selectFrom('category as c')
    .select(['c.id', 'c.version', 'c.name', 'c.slug', 'c.sort', 'c.listed'])
    .select([
      productsIn('category', 'c.id').as('products'),
      sql<number>`(select count(*)::int from sub_category s where s.category_id = c.id)`.as(
        'sub_categories',
      ),
    ])
}

/** One with all that is written of it; null where there is none. */
export async function findCategory(db: Db, id: number) {
  const found = await categoryRows(db)
    .select(['c.description', 'c.icon', 'c.picture'])
    .select(formerSlugsOf('category', 'c.id').as('former_slugs'))
    .where('c.id', '=', id)
    .executeTakeFirst()
  return found ?? null
}

/** Adds a category; gives its id. Whoever shows names to the public checks them first. */
export async function insertCategory(db: Db, fields: CategoryFields): Promise<number> {
  const { id } = await db
    .insertInto('category')
    .values({
      ...toColumns(fields),
      // At the end of the menu.
      sort: sql<number>`(select coalesce(max(sort), 0) + 1 from category)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False where it no longer has that version. */
export async function updateCategory(
  db: Db,
  { id, version }: { id: number; version: number },
  fields: CategoryFields,
): Promise<boolean> {
  const changed = await db
    .updateTable('category')
    .set({ ...toColumns(fields), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

function toColumns({ picture, ...fields }: CategoryFields) {
  return { ...fields, picture: picture && JSON.stringify(picture) }
}
