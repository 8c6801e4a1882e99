import { sql } from 'kysely'
import type { subCategories } from '#domain/catalog/backoffice/shelf-names.ts'
import { shelfTexts as texts } from '#domain/catalog/backoffice/shelf-texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { FieldsOf } from '#domain/resource.ts'
import type { Db } from '../../../platform/db.ts'
import { formerSlugsOf } from './former-slugs.ts'
import { productsIn } from './products-in.ts'

type SubCategoryFields = FieldsOf<typeof subCategories>

/** Groups of products as the desk lists them. */
export function subCategoryRows(db: Db) {
  return db
    .selectFrom('sub_category as s')
    .innerJoin('category as c', 'c.id', 's.category_id')
    .select(['s.id', 's.version', 's.name', 's.slug', 's.sort', 's.listed', 's.category_id'])
    .select(['c.name as category', productsIn('sub_category', 's.id').as('products')])
}

/** One with all that is written of it; null where there is none. */
export async function findSubCategory(db: Db, id: number) {
  const found = await subCategoryRows(db)
    .select(formerSlugsOf('sub_category', 's.id').as('former_slugs'))
    .where('s.id', '=', id)
    .executeTakeFirst()
  return found ?? null
}

/** Adds a group to a category; gives its id. */
export async function insertSubCategory(db: Db, fields: SubCategoryFields): Promise<number> {
  const { id } = await db
    .insertInto('sub_category')
    .values({ ...fields, sort: lastIn(fields.category_id) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False where it no longer has that version. Refuses to take products out of their category with it. */
export async function updateSubCategory(
  db: Db,
  { id, version }: { id: number; version: number },
  fields: SubCategoryFields,
): Promise<boolean> {
  // What a version says never changes: what is read here is what the update finds, or it finds nothing.
  const before = await subCategoryRows(db)
    .where('s.id', '=', id)
    .where('s.version', '=', version)
    .executeTakeFirst()
  const changed = await db
    .updateTable('sub_category')
    .set({
      ...fields,
      version: version + 1,
      ...(before?.category_id !== fields.category_id && { sort: lastIn(fields.category_id) }),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!changed || !before) return false
  if (before.category_id !== fields.category_id) await ensureEmpty(db, id)
  return true
}

/** Behind the groups that are there. */
function lastIn(categoryId: number) {
  return sql<number>`(select coalesce(max(sort), 0) + 1 from sub_category where category_id = ${categoryId})`
}

async function ensureEmpty(db: Db, id: number): Promise<void> {
  const inIt = await db
    .selectFrom('product_sub_category')
    .select('product_id')
    .where('sub_category_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (!inIt) return
  const message = texts.otherCategory
  throw new Refusal('conflict', { message, fields: { category_id: message } })
}
