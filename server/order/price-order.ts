import { asksStandingOrder } from '#domain/order/api.ts'
import { summarizeCart, type CartSummary } from '#domain/cart/summary.ts'
import { Refusal } from '#domain/errors.ts'
import { earnsIn } from '#domain/loyalty/programme.ts'
import { orderTexts } from '#domain/order/texts.ts'
import { listPrices, type CurrentPrice } from '../catalog/index.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { judgeVouchers, type UsableVoucher } from '../voucher/index.ts'
import type { AskedOrder } from './asked-order.ts'
import type { OrderedLine } from './insert-store.ts'

export interface PricedOrder {
  prices: ReadonlyMap<number, CurrentPrice>
  lines: readonly OrderedLine[]
  vouchers: readonly UsableVoucher[]
  summary: CartSummary
}

/** The order at our own prices, of which nothing is taken yet; refuses what is not as the buyer saw it. */
export async function priceOrder(
  ctx: Context,
  trx: Db,
  asked: AskedOrder,
  accountId: number | null,
): Promise<PricedOrder> {
  const { products, summary: shown } = asked.input
  const prices = await listPrices(
    trx,
    products.map((product) => product.id),
  )
  const lines = toLines(asked, prices)
  ensureStock(asked, prices)
  const vouchers = await ensureVouchers(ctx, trx, asked, accountId, lines)
  const summary = summarizeCart(
    lines,
    vouchers.map(({ terms }) => terms),
  )
  if (summary.payment !== shown.payment) refusePayment(lines, vouchers)
  return { prices, lines, vouchers, summary }
}

function toLines(
  { input, earning }: AskedOrder,
  prices: ReadonlyMap<number, CurrentPrice>,
): OrderedLine[] {
  const gone = input.products.filter((product) => !prices.get(product.id)?.orderable)
  if (gone.length > 0) {
    throw new Refusal('productUnavailable', {
      fields: Object.fromEntries(gone.map(({ id }) => [String(id), orderTexts.noLongerSold])),
    })
  }
  return input.products.map((product) => {
    const price = prices.get(product.id)!
    return {
      productId: product.id,
      name: price.name,
      productCode: price.productCode,
      productType: price.productType,
      unitPrice: price.discountPrice,
      discountPrice: price.discountPrice,
      originalPrice: price.originalPrice,
      quantity: product.quantity,
      estimatedPoint: earnsIn(earning, product.id) ? price.estimatedPoint : 0,
      replenishCycle: asksStandingOrder(product) ? price.replenishCycle : '',
    }
  })
}

function ensureStock({ input }: AskedOrder, prices: ReadonlyMap<number, CurrentPrice>): void {
  const demand = Map.groupBy(input.products, (product) => product.id)
  const fields: Record<string, string> = {}
  for (const [id, products] of demand) {
    const wanted = products.reduce((sum, product) => sum + product.quantity, 0)
    const { available } = prices.get(id)!
    if (wanted > available) fields[String(id)] = String(available)
  }
  if (Object.keys(fields).length > 0) throw new Refusal('outOfStock', { fields })
}

async function ensureVouchers(
  ctx: Context,
  trx: Db,
  { input, address }: AskedOrder,
  accountId: number | null,
  lines: readonly OrderedLine[],
): Promise<UsableVoucher[]> {
  if (!input.vouchers?.length) return []
  const judged = await judgeVouchers(ctx, trx, {
    codes: input.vouchers,
    account: accountId === null ? null : { id: accountId },
    phone: input.customer_phone,
    lines,
    today: ctx.clock.today(),
    address,
  })
  const refused = judged.filter((voucher) => !voucher.usable)
  if (refused.length > 0) refuseVouchers(refused)
  return judged.filter((voucher) => voucher.usable)
}

/** By code, why each voucher cannot be used. */
export function refuseVouchers(refused: readonly { code: string; reason: string }[]): never {
  throw new Refusal('voucherMemberInvalid', {
    fields: Object.fromEntries(refused.map(({ code, reason }) => [code, reason])),
  })
}

/** A price or a voucher is not what the buyer saw: the lines as they are now, and by code what is saved. */
function refusePayment(lines: readonly OrderedLine[], vouchers: readonly UsableVoucher[]): never {
  throw new Refusal('priceChanged', {
    current: lines.map((line) => ({
      id: line.productId,
      original_price: line.originalPrice,
      discount_price: line.unitPrice,
      quantity: line.quantity,
    })),
    fields: Object.fromEntries(vouchers.map(({ code, saving }) => [code, String(saving)])),
  })
}
