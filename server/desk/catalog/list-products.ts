import { toPage, type Output, type ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/catalog/desk/api.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { listForDesk, type ProductListRow } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'

/** As many as a page calls "Chỉ còn N". */
const few = 10
const atMost = { low: few, out: 0 } as const

export async function listDeskProducts(
  ctx: Context,
  input: ParsedInput<typeof api.listDeskProducts>,
): Promise<Output<typeof api.listDeskProducts>> {
  const { q, category_id: categoryId = null, published, stock, page, limit } = input
  const filter = {
    words: q ? foldVietnamese(q) : null,
    code: q ? q.toUpperCase().replace(/[\\%_]/g, '') : null,
    categoryId,
    published: published ? published === 'yes' : null,
    atMost: stock ? atMost[stock] : null,
  }
  const rows = await listForDesk(ctx.db, filter, { limit, offset: (page - 1) * limit })
  return toPage(rows.map(toRow), rows[0]?.total ?? 0, page, limit)
}

function toRow(found: ProductListRow): api.DeskProductRow {
  const { picture, total: _total, ...row } = found
  return {
    ...row,
    original_price: vnd(row.original_price),
    discount_price: vnd(row.discount_price),
    thumbnail: picture ? `${picture}-240.webp` : '',
  }
}
