import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as checks from '#domain/order/checks/api.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { findSoldOut, listPricesForBuyers, type CurrentPrice } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'

type Shown = ParsedInput<typeof checks.checkPrices>['products'][number]

/** Compares what the browser shows with what is true now; nothing is kept or reserved. */
export async function checkPrices(
  ctx: Context,
  input: ParsedInput<typeof checks.checkPrices>,
): Promise<Output<typeof checks.checkPrices>> {
  const soldOut = new Map(input.products.map(({ id }) => [id, findSoldOut(ctx, id)]))
  const asked = input.products.map(({ id }) => id).filter((id) => !soldOut.get(id))
  const prices = asked.length > 0 ? await listPricesForBuyers(ctx, ctx.db, asked) : null
  const products = input.products.map((shown) =>
    compare(shown, soldOut.get(shown.id) ?? prices?.get(shown.id)),
  )
  return { changed: products.some((product) => product.changed || product.removed), products }
}

function compare(shown: Shown, current: CurrentPrice | undefined): checks.CheckedProduct {
  if (!current?.orderable) {
    const { id, original_price, discount_price } = shown
    return {
      id,
      original_price: vnd(original_price),
      discount_price: vnd(discount_price),
      quantity_available: 0,
      changed: true,
      removed: true,
    }
  }
  const samePrice =
    shown.original_price === current.originalPrice && shown.discount_price === current.discountPrice
  return {
    id: shown.id,
    original_price: vnd(current.originalPrice),
    discount_price: vnd(current.discountPrice),
    quantity_available: current.available,
    changed: !samePrice || current.available < shown.quantity,
    removed: false,
  }
}
