import type { SearchHit } from '#domain/backoffice/api.ts'
import { searchTexts as texts } from '#domain/backoffice/texts.ts'
import type { Context } from '../../context.ts'
import { findCustomerHits, toCustomerRow, type StoredCustomer } from '../../customer/index.ts'
import { findCustomer } from '../../membership/index.ts'
import { countOrdersOf } from '../../order/index.ts'

const maxOrders = 100

/** Customers by a name, a phone or its end, and codes that lead to one; who it is stays masked. */
export async function customerHits(ctx: Context, typed: string, max: number): Promise<SearchHit[]> {
  const customers = await findCustomerHits(ctx, typed, max)
  const [only] = customers
  // What one has is said of whoever is meant for certain; of many it would be a list of wealth.
  const more = customers.length === 1 && only ? await standingOf(ctx, only) : ''
  return customers.map((customer) => {
    const { id, name, phone, kind, tags } = toCustomerRow(customer)
    const about = more || texts.customerKinds[kind]
    return {
      kind: 'customer',
      title: name,
      text: [phone, about, ...tags].filter(Boolean).join(' · '),
      link: { page: 'customer', id: String(id) },
    }
  })
}

async function standingOf(ctx: Context, { phone }: StoredCustomer): Promise<string> {
  if (phone === null) return ''
  const [membership, count] = await Promise.all([
    findCustomer(ctx, phone),
    countOrdersOf(ctx.db, phone, maxOrders + 1),
  ])
  const orders = texts.orders(Math.min(count, maxOrders), count > maxOrders)
  if (!membership) return orders
  const { points, tier, isLocked } = membership
  const text = texts.customer({ points, tier, orders })
  return isLocked ? `${text} · ${texts.locked}` : text
}
