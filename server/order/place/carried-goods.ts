import type { CarriedGoods } from '#domain/order/fees/decide-fee.ts'
import type { OrderSettings } from '../order-settings.ts'
import type { PriceList } from './price-order.ts'

/** At the shop's prices, whatever takes something off them; what comes for points is not counted. */
export function carriedGoods(
  products: readonly { id: number; quantity: number }[],
  prices: PriceList,
  { productGrams }: Pick<OrderSettings, 'productGrams'>,
): CarriedGoods {
  const goods = { total: 0, weight: 0 }
  for (const { id, quantity } of products) {
    const price = prices.get(id)
    goods.total += (price?.discountPrice ?? 0) * quantity
    goods.weight += (price?.weightGrams ?? productGrams) * quantity
  }
  return goods
}
