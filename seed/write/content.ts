import type { Insertable } from 'kysely'
import { cleanHtml } from '#server/content/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Db } from '#server/platform/db.ts'

export async function saveBanners(
  db: Db,
  banners: readonly Insertable<Database['banner']>[],
): Promise<void> {
  if (banners.length > 0)
    await db
      .insertInto('banner')
      .values([...banners])
      .execute()
}

export interface NewPromotion {
  row: Insertable<Database['promotion']>
  productIds: number[]
}

/** Promotions with their products in the order given. */
export async function savePromotions(db: Db, promotions: readonly NewPromotion[]): Promise<void> {
  if (promotions.length === 0) return
  const rows = promotions.map(({ row }) => ({ ...row, html: cleanHtml(row.html ?? '') }))
  const products = promotions.flatMap(({ row, productIds }) =>
    productIds.map((product_id, sort) => ({ promotion_id: row.id, product_id, sort })),
  )
  await db.insertInto('promotion').values(rows).execute()
  if (products.length > 0) await db.insertInto('promotion_product').values(products).execute()
}

export async function savePopupOffers(
  db: Db,
  offers: readonly Insertable<Database['popup_offer']>[],
): Promise<void> {
  if (offers.length > 0)
    await db
      .insertInto('popup_offer')
      .values([...offers])
      .execute()
}
