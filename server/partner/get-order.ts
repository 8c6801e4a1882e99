import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { Order } from '#domain/order/api.ts'
import type * as api from '#domain/partner/api.ts'
import { partnerTexts as texts } from '#domain/partner/texts.ts'
import type { Caller, Context } from '../context.ts'
import { findShownOrder } from '../order/index.ts'
import { getPartner } from '../platform/http/access.ts'

/** An order by its code; who gets it and what became of it only for whoever may know that. */
export async function getPartnerOrder(
  ctx: Context,
  { id, getExtendField: isWhole }: ParsedInput<typeof api.getPartnerOrder>,
  caller: Caller,
): Promise<Output<typeof api.getPartnerOrder>> {
  if (isWhole && !getPartner(caller).scopes.includes('orders.personal')) {
    throw new Refusal('forbidden', { message: texts.noScope })
  }
  const order = await findShownOrder(ctx, id)
  if (!order) throw new Refusal('notFound')
  return { data: { ...withoutPerson(order), ...(isWhole ? personOf(order) : {}) } }
}

function withoutPerson(order: Order): api.PartnerOrder {
  const { code, status, payment_status, payment_type, created_at, products, costs } = order
  const { unit, tracking_code } = order.shipping
  return {
    code,
    status,
    payment_status,
    payment_type,
    created_at,
    products: products.map((line) => ({
      product_name: line.product_name,
      product_code: line.product_code,
      product_type: line.product_type,
      unit_price: line.unit_price,
      original_price: line.original_price,
      quantity: line.quantity,
    })),
    costs,
    shipping: { unit, ...(tracking_code ? { tracking_code } : {}) },
  }
}

function personOf({ receiver, address, timeline }: Order) {
  const place = address ? { full_address: address.full_address } : {}
  return { receiver: { ...receiver, ...place }, timeline }
}
