import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/catalog/backoffice/api.ts'
import { pricePlanTexts as texts } from '#domain/catalog/prices/texts.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { listPlannedChanges } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'
import { findStaffNamesById, listAudit } from '../../staff/index.ts'

/** So many saves are looked through. */
const maxSaves = 100
const fields = ['original_price', 'discount_price'] as const

/**
 * What staff saved of a product's prices, as the audit keeps it with its reason, and what began and ended by plan;
 * the newest first.
 */
export async function listPriceChanges(
  ctx: Context,
  { id }: ParsedInput<typeof api.listPriceChanges>,
): Promise<Output<typeof api.listPriceChanges>> {
  const [saved, planned] = await Promise.all([listSaved(ctx, id), listPlanned(ctx, id)])
  return [...saved, ...planned].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

async function listSaved(ctx: Context, id: number): Promise<api.PriceChange[]> {
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

async function listPlanned(ctx: Context, id: number): Promise<api.PriceChange[]> {
  const changes = await listPlannedChanges(ctx.db, id, {
    at: ctx.clock.now(),
    limit: maxSaves,
  })
  const names = await findStaffNamesById(
    ctx.db,
    changes.map(({ by }) => by),
  )
  return changes.flatMap(({ starts_at: at, by, reason, returned, ...change }) => {
    const prices = fields.flatMap((field) => {
      const [from, to] = [change[`former_${field}`], change[field]]
      return from === to ? [] : [{ field, from: from === null ? null : vnd(from), to: vnd(to) }]
    })
    const why = returned ? texts.returned : reason
    if (prices.length === 0) return []
    return [{ at: toVietnamIso(at), by: names.get(by) ?? '', reason: why, prices }]
  })
}

function priceIn(saved: unknown, field: (typeof fields)[number]) {
  const price = (saved as Record<string, unknown> | null)?.[field]
  return typeof price === 'number' ? vnd(price) : null
}
