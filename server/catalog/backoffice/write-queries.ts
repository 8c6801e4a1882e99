import { sql, type Insertable } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { openStock } from '../../stock/index.ts'
import type { CatalogTables } from '../tables.ts'

type NewProduct = Insertable<CatalogTables['product']>

/** A product with an empty shelf. Gives its id. */
export async function insertProduct(trx: Db, values: NewProduct): Promise<number> {
  const { id } = await trx
    .insertInto('product')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  await openStock(trx, [{ productId: id, onHand: 0 }])
  return id
}

/** False when somebody else has saved it since `version`. */
export async function updateProduct(
  trx: Db,
  { id, version, at }: { id: number; version: number; at: Date },
  values: Partial<NewProduct>,
): Promise<boolean> {
  const saved = await trx
    .updateTable('product')
    .set((eb) => ({ ...values, updated_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return saved !== undefined
}

/** Puts a product into these groups of its category; false when one is of another category. */
export async function replaceSubCategories(
  trx: Db,
  { id, categoryId, subCategoryIds }: { id: number; categoryId: number; subCategoryIds: number[] },
): Promise<boolean> {
  // Those that stay are left alone: each row that comes or goes drops the lists it is in.
  await sql`delete from product_sub_category
    where product_id = ${id} and sub_category_id <> all(${subCategoryIds}::int[])`.execute(trx)
  const { rows } = await sql<{ count: number }>`
    with wanted as (
      select sc.id from sub_category sc
      where sc.id = any(${subCategoryIds}::int[]) and sc.category_id = ${categoryId}
    ), added as (
      insert into product_sub_category (product_id, sub_category_id)
      select ${id}, wanted.id from wanted on conflict do nothing
    )
    select count(*)::int as count from wanted`.execute(trx)
  return rows[0]!.count === new Set(subCategoryIds).size
}
