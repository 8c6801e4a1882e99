import type { SearchHit } from '#domain/backoffice/api.ts'
import { searchTexts as texts } from '#domain/backoffice/texts.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { findProductHits } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'

/** What is alike stands between, so more are looked at than are shown. */
const lookedAt = 4

/** The shop's search forgives slips and adds what is alike; who looks for one thing wants what was typed. */
export async function productHits(ctx: Context, typed: string, max: number): Promise<SearchHit[]> {
  const words = foldVietnamese(typed).split(' ').filter(Boolean)
  const found = await findProductHits(ctx, typed, max * lookedAt)
  const products = found.filter(({ name, productCode }) => {
    const said = ` ${foldVietnamese(`${name} ${productCode}`)}`
    return words.every((word) => said.includes(` ${word}`))
  })
  return products.slice(0, max).map(({ id, name, productCode: code, price, published, left }) => {
    const text = texts.product({ code, price: vnd(price), left })
    return {
      kind: 'product',
      title: name,
      text: published ? text : `${text} · ${texts.hidden}`,
      link: { page: 'product', id: String(id) },
    }
  })
}
