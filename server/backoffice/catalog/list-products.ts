import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/catalog/backoffice/api.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { toPage } from '#domain/paging.ts'
import { listForBackoffice, type ProductListRow } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'

/** As many as a page calls "Chỉ còn N". */
const few = 10
const atMost = { low: few, out: 0 } as const

export async function listBackofficeProducts(
  ctx: Context,
  input: ParsedInput<typeof api.listBackofficeProducts>,
): Promise<Output<typeof api.listBackofficeProducts>> {
  const { q, category_id: categoryId = null, published, stock, codes = null, page, limit } = input
  const filter = {
    words: q ? foldVietnamese(q) : null,
    code: q ? q.toUpperCase().replace(/[\\%_]/g, '') : null,
    categoryId,
    published: published ? published === 'yes' : null,
    atMost: stock ? atMost[stock] : null,
    codes,
  }
  const rows = await listForBackoffice(ctx.db, filter, { limit, offset: (page - 1) * limit })
  return toPage(rows.map(toRow), rows[0]?.total ?? 0, page, limit)
}

function toRow(found: ProductListRow): api.BackofficeProductRow {
  const { picture, total: _total, ...row } = found
  return {
    ...row,
    original_price: vnd(row.original_price),
    discount_price: vnd(row.discount_price),
    thumbnail: picture ? `${picture}-240.webp` : '',
  }
}
