import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/catalog/backoffice/api.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type { Context } from '../../context.ts'
import { listAudit } from '../../staff/index.ts'

/** So many saves are looked through. */
const maxSaves = 100
const fields = ['original_price', 'discount_price'] as const

/** Of what staff saved of a product the prices; the audit keeps what was changed, with its reason. */
export async function listPriceChanges(
  ctx: Context,
  { id }: ParsedInput<typeof api.listPriceChanges>,
): Promise<Output<typeof api.listPriceChanges>> {
  const asked = { subject_kind: 'product', subject_id: String(id) } as const
  const { items } = await listAudit(ctx, { ...asked, page: 1, limit: maxSaves })
  return items.flatMap(({ at, staff_name: by, reason, before, after }) => {
    const prices = fields.flatMap((field) => {
      const [from, to] = [priceIn(before, field), priceIn(after, field)]
      return to === null ? [] : [{ field, from, to }]
    })
    return prices.length > 0 ? [{ at, by, reason, prices }] : []
  })
}

function priceIn(saved: unknown, field: (typeof fields)[number]) {
  const price = (saved as Record<string, unknown> | null)?.[field]
  return typeof price === 'number' ? vnd(price) : null
}
