import type { Attached, ChatCard } from '#domain/chat/cards.ts'
import { chatTexts as texts } from '#domain/chat/texts.ts'
import type { Product } from '#domain/catalog/api.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { listProducts } from '../catalog/index.ts'
import type { Caller, Context } from '../context.ts'
import { openOrder } from '../order/index.ts'

/** What a visitor puts beside their words, as it is now. Refuses an order that is not their own. */
export async function findCard(
  ctx: Context,
  attached: Attached | undefined,
  caller: Caller,
): Promise<ChatCard | null> {
  if (!attached) return null
  if (attached.kind === 'order') return orderCard(ctx, attached, caller)
  if (attached.kind === 'cart') return cartCard(ctx, attached)
  const [product] = await listProducts(ctx, [attached.id])
  if (!product) throw new Refusal('invalidInput', { fields: { attached: texts.goneProduct } })
  const { id, name, thumbnail } = product
  return {
    kind: 'product',
    id,
    name,
    path: pathOf(product),
    ...(thumbnail && { thumbnail }),
    price: priceOf(product),
  }
}

async function cartCard(
  ctx: Context,
  { lines }: Extract<Attached, { kind: 'cart' }>,
): Promise<ChatCard | null> {
  const products = await listProducts(
    ctx,
    lines.map(({ id }) => id),
  )
  const found = lines.flatMap(({ id, quantity }) => {
    const product = products.find((each) => each.id === id)
    if (!product) return []
    return [{ name: product.name, path: pathOf(product), quantity, price: priceOf(product) }]
  })
  if (found.length === 0) return null
  const total = found.reduce((sum, { quantity, price }) => sum + quantity * (price ?? 0), 0)
  return { kind: 'cart', lines: found, total }
}

async function orderCard(
  ctx: Context,
  { code, token }: Extract<Attached, { kind: 'order' }>,
  caller: Caller,
): Promise<ChatCard> {
  const { order } = await openOrder(ctx, { code, ...(token && { token }) }, caller).catch(
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      throw new Refusal('invalidInput', { fields: { attached: texts.foreignOrder } })
    },
  )
  return {
    kind: 'order',
    code: order.code,
    state: order.status,
    total: order.payment,
    placed_at: toVietnamIso(new Date(order.created_at)),
  }
}

function pathOf({ slug, product_type: type }: Product): string {
  return `/${type === 'vaccine' ? 'vnvcshop' : 'mua-hang'}/${encodeURIComponent(slug)}/`
}

function priceOf({ original_price: full, discount_price: reduced }: Product): number {
  return reduced > 0 ? reduced : full
}
