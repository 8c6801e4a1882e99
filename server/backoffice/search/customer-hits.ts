import type { SearchHit } from '#domain/backoffice/api.ts'
import { searchTexts as texts } from '#domain/backoffice/texts.ts'
import { isPhone, maskPhone, normalizePhone } from '#domain/kernel/phone.ts'
import type { Context } from '../../context.ts'
import { findCustomer } from '../../membership/index.ts'
import { countOrdersOf } from '../../order/index.ts'

const maxOrders = 100

/** The one who has a phone: only whoever knows it whole learns of them. */
export async function customerHits(ctx: Context, typed: string): Promise<SearchHit[]> {
  const phone = normalizePhone(typed)
  if (!isPhone(phone)) return []
  const [customer, count] = await Promise.all([
    findCustomer(ctx, phone),
    countOrdersOf(ctx.db, phone, maxOrders + 1),
  ])
  if (!customer) return []
  const { name, points, tier, isLocked } = customer
  const orders = texts.orders(Math.min(count, maxOrders), count > maxOrders)
  const text = texts.customer({ phone: maskPhone(phone), points, tier, orders })
  return [
    {
      kind: 'customer',
      title: name ?? texts.noName,
      text: isLocked ? `${text} · ${texts.locked}` : text,
      link: { page: 'orders', id: phone },
    },
  ]
}
