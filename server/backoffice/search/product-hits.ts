import type { SearchHit } from '#domain/backoffice/api.ts'
import { searchTexts as texts } from '#domain/backoffice/texts.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { findProductHits } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'

/** Products by name or code. */
export async function productHits(ctx: Context, typed: string, max: number): Promise<SearchHit[]> {
  const products = await findProductHits(ctx, typed, max)
  return products.map(({ id, name, productCode: code, price, published, left }) => {
    const text = texts.product({ code, price: vnd(price), left })
    return {
      kind: 'product',
      title: name,
      text: published ? text : `${text} · ${texts.hidden}`,
      link: { page: 'product', id: String(id) },
    }
  })
}
