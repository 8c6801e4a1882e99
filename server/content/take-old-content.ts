import type { Selectable } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { ContentTables } from './tables.ts'

export interface OldContent {
  banners: Selectable<ContentTables['banner']>[]
  pages: Selectable<ContentTables['static_page']>[]
  promotions: (Selectable<ContentTables['promotion']> & { productIds: number[] })[]
  popups: Selectable<ContentTables['popup_offer']>[]
}

/** Takes what stands in the tables that the publishing engine has replaced; they are empty then. */
export async function takeOldContent(trx: Db): Promise<OldContent> {
  const products = await trx
    .deleteFrom('promotion_product')
    .returning(['promotion_id', 'product_id', 'sort'])
    .execute()
  const promotions = await trx.deleteFrom('promotion').returningAll().execute()
  return {
    banners: await trx.deleteFrom('banner').returningAll().execute(),
    pages: await trx.deleteFrom('static_page').returningAll().execute(),
    promotions: promotions.map((promotion) => ({
      ...promotion,
      productIds: products
        .filter(({ promotion_id: id }) => id === promotion.id)
        .toSorted((a, b) => a.sort - b.sort || a.product_id - b.product_id)
        .map(({ product_id: id }) => id),
    })),
    popups: await trx.deleteFrom('popup_offer').returningAll().execute(),
  }
}
