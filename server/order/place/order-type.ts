import { Refusal } from '#domain/errors.ts'
import type { OrderType } from '#domain/order/status.ts'
import type { CurrentPrice } from '../../catalog/index.ts'
import type { AskedOrder } from './asked-order.ts'

/**
 * What an order sells, by its products: an order has one type. Refuses `mixedOrder` for packages of
 * points beside anything else, and for what the shop it is placed in does not sell.
 */
export function orderTypeOf(
  {
    shop,
    input,
  }: Pick<AskedOrder, 'shop'> & {
    input: { gifts?: readonly unknown[] | undefined; vouchers?: readonly unknown[] | undefined }
  },
  prices: ReadonlyMap<number, CurrentPrice>,
): OrderType {
  const sold = [...prices.values()]
  if (shop === 'vaccine') {
    if (!sold.every(isInVaccineShop)) throw new Refusal('mixedOrder')
    return 'vaccine'
  }
  if (sold.some(({ productType }) => productType === 'vaccine')) throw new Refusal('mixedOrder')
  if (!sold.some(isPoints)) return 'normal'
  const isPure = sold.every(isPoints) && !input.gifts?.length && !input.vouchers?.length
  if (!isPure) throw new Refusal('mixedOrder')
  return 'points'
}

function isPoints({ productType }: CurrentPrice): boolean {
  return productType === 'points'
}

function isInVaccineShop(price: CurrentPrice): boolean {
  return price.inVaccineShop && !isPoints(price)
}
