import { parseQuery } from '#domain/catalog/search-words.ts'
import type { Context } from '../../context.ts'
import { freshIndex } from '../search/live-index.ts'
import { findIdByCode, listHits } from './hit-queries.ts'

export interface ProductHit {
  id: number
  name: string
  productCode: string
  /** Đồng. */
  price: number
  /** Before any discount. */
  original: number
  published: boolean
  /** What can be sold. */
  left: number
}

/** The product of a code first, sold or not, then those that the shop's own search finds. */
export async function findProductHits(
  ctx: Context,
  typed: string,
  max: number,
): Promise<ProductHit[]> {
  const [byCode, index] = await Promise.all([findIdByCode(ctx.db, typed), freshIndex(ctx)])
  const found = index.listBestMatches(parseQuery(typed), max)
  const ids = [...new Set([...(byCode === null ? [] : [byCode]), ...found])].slice(0, max)
  return listHits(ctx.db, ids)
}
