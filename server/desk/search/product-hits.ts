import type { SearchHit } from '#domain/desk/api.ts'
import { searchTexts as texts } from '#domain/desk/texts.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { findProductHits } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'

/** Products by name or code. */
export async function productHits(ctx: Context, typed: string, most: number): Promise<SearchHit[]> {
  const products = await findProductHits(ctx, typed, most)
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
