import type { Cart } from '#domain/cart/cart.ts'
import { paymentMethodOf, type Order } from '#domain/order/api.ts'

/** An event as the tag manager takes it; nothing of who somebody is. */
export interface TagEvent {
  event: string
  [field: string]: unknown
}

export interface Sold {
  id: number
  slug?: string
  name: string
  discount_price: number
  original_price: number
  brand?: string
  categories?: readonly { id: number; name?: string }[]
}

export interface TagItem {
  item_id: string
  item_name: string
  price: number
  quantity: number
  discount?: number
  item_brand?: string
  item_category?: string
}

const currency = 'VND'
/** More than a tag manager takes of one event. */
const maxItems = 200

export function itemOf(product: Sold, quantity = 1): TagItem {
  const { id, name, discount_price: price, original_price: was, brand, categories } = product
  return {
    item_id: String(id),
    item_name: name,
    price,
    quantity,
    ...(was > price && { discount: was - price }),
    ...(brand && { item_brand: brand }),
    ...(categories?.[0]?.name && { item_category: categories[0].name }),
  }
}

/** An event about goods, with what they are worth without their delivery. */
export function goodsEvent(
  event: string,
  items: readonly TagItem[],
  more: Record<string, unknown> = {},
): TagEvent {
  const value = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return { event, ecommerce: { currency, value, ...more, items: items.slice(0, maxItems) } }
}

export function listEvent(products: readonly Sold[], list: string): TagEvent {
  const items = products.map((product, index) => ({
    ...itemOf(product),
    index,
    item_list_id: list,
  }))
  return {
    event: 'view_item_list',
    ecommerce: { item_list_id: list, items: items.slice(0, maxItems) },
  }
}

export function cartItems({ lines }: Pick<Cart, 'lines'>): TagItem[] {
  return lines.map(({ item, quantity }) => itemOf(item, quantity))
}

/** What was put in and taken out between two states of a cart. */
export function cartEvents(before: Cart, after: Cart): TagEvent[] {
  const change = (from: Cart, to: Cart) =>
    to.lines.flatMap(({ item, quantity }) => {
      const had = from.lines.find((line) => line.item.id === item.id)?.quantity ?? 0
      return quantity > had ? [itemOf(item, quantity - had)] : []
    })
  const [added, removed] = [change(before, after), change(after, before)]
  const gifts = after.gifts.filter((gift) => !before.gifts.some(({ id }) => id === gift.id))
  return [
    ...(added.length > 0 ? [goodsEvent('add_to_cart', added)] : []),
    ...(removed.length > 0 ? [goodsEvent('remove_from_cart', removed)] : []),
    ...gifts.map(({ id, name }) => ({
      event: 'select_promotion',
      ecommerce: { promotion_id: String(id), promotion_name: name },
    })),
  ]
}

/** An order that is bought: to be paid at the door, or paid. Null for one that may still come to nothing. */
export function purchaseEvent(order: Order): TagEvent | null {
  const { code, costs, payment_type: type, payment_status: paid, status } = order
  if (status === 'cancelled' || (paymentMethodOf(type) !== 'cash' && paid !== 'success'))
    return null
  const items = order.products.map((line) =>
    itemOf(
      {
        id: line.product_id,
        name: line.product_name,
        discount_price: line.unit_price,
        original_price: line.original_price,
      },
      line.quantity,
    ),
  )
  return goodsEvent('purchase', items, {
    transaction_id: code,
    shipping: costs.shipping_fee.amount,
    tax: 0,
  })
}
