import { atStaffPrice, type StaffIncentives } from '#domain/cart/staff-incentive.ts'
import { summarizeCart, type CartSummary } from '#domain/cart/summary.ts'
import { Refusal } from '#domain/errors.ts'
import { pointsIn } from '#domain/loyalty/programme.ts'
import { orderTexts } from '#domain/order/texts.ts'
import { repeatOf } from '#domain/subscription/api.ts'
import { cycleDays } from '#domain/subscription/cycle.ts'
import { subscriptionTexts } from '#domain/subscription/texts.ts'
import type { CurrentPrice } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { evaluateVouchers, type Holders, type UsableVoucher } from '../../voucher/index.ts'
import type { AskedOrder } from './asked-order.ts'
import type { OrderedLine } from './insert-queries.ts'

/** Current prices by product id; unknown products are missing. */
export type PriceList = ReadonlyMap<number, CurrentPrice>

export interface PricedOrder {
  prices: PriceList
  lines: readonly OrderedLine[]
  vouchers: readonly UsableVoucher[]
  summary: CartSummary
}

/** The order at our own prices, of which nothing is taken yet; refuses what is not as the buyer saw it. */
export async function priceOrder(
  ctx: Context,
  trx: Db,
  asked: AskedOrder,
  { prices, incentives, accountId, holders, shippingFee }: Pricing,
): Promise<PricedOrder> {
  const { summary: shown } = asked.input
  refuseUnavailable(asked, prices)
  const lines = atStaffPrice(shopLines(asked, prices), incentives).map(asSold)
  refuseOtherCycles(lines, prices)
  ensureQuantities(asked, prices)
  const vouchers = await ensureVouchers(ctx, trx, asked, { accountId, holders, lines })
  const summary = summarizeCart(
    lines,
    vouchers.map(({ terms }) => terms),
  )
  const priced = { prices, lines, vouchers, summary }
  // Whether gifts alone are carried is known when they are taken.
  const fee = lines.length > 0 ? shippingFee : null
  if (summary.payment !== shown.payment) refuseOtherMoney(priced, fee)
  if (fee !== null) ensureShownFee(asked, priced, fee)
  return priced
}

/** Nobody pays a delivery fee they did not see; callers that name none take it as it is. */
export function ensureShownFee({ input }: AskedOrder, priced: PricedOrder, fee: number): void {
  const shown = input.summary.shipping_fee
  if (shown !== undefined && shown !== fee) refuseOtherMoney(priced, fee)
}

interface Pricing {
  prices: PriceList
  /** Percents of the staff price; none for everybody else. */
  incentives: StaffIncentives
  accountId: number | null
  /** Whose limits its vouchers count for. */
  holders: Holders | null
  /** Đồng for carrying goods to where they go. */
  shippingFee: number
}

function refuseUnavailable({ input }: AskedOrder, prices: PriceList): void {
  const gone = input.products.filter((product) => !prices.get(product.id)?.orderable)
  if (gone.length > 0) {
    throw new Refusal('productUnavailable', {
      fields: Object.fromEntries(gone.map(({ id }) => [String(id), orderTexts.noLongerSold])),
    })
  }
}

type AskedLines = Pick<AskedOrder, 'earning' | 'member' | 'shop'> & {
  input: Pick<AskedOrder['input'], 'products'>
}

/** The lines at the shop's own prices; what is not known is left out. */
export function shopLines(asked: AskedLines, prices: PriceList): OrderedLine[] {
  const { input, earning } = asked
  return input.products.flatMap((product) => {
    const price = prices.get(product.id)
    if (!price) return []
    const earns = pointsIn(earning, product.id, price.estimatedPoint)
    return {
      productId: product.id,
      name: price.name,
      productCode: price.productCode,
      productType: price.productType,
      unitPrice: price.discountPrice,
      discountPrice: price.discountPrice,
      originalPrice: price.originalPrice,
      quantity: product.quantity,
      // Points that are bought are what they are, whatever earns today.
      estimatedPoint: price.productType === 'points' ? price.pointAmount : earns,
      subscriptionCycle: repeats(asked) ? (repeatOf(product) ?? '') : '',
    }
  })
}

/** A guest could not end what comes again and again, and the vaccine-centre shop sells nothing so. */
function repeats({ member, shop }: AskedLines): boolean {
  return member !== null && shop === 'normal'
}

/** What was chosen is what is offered, or the buyer chooses anew: nobody agreed to another cycle. */
function refuseOtherCycles(lines: readonly OrderedLine[], prices: PriceList): void {
  const other = lines.filter(
    ({ productId, subscriptionCycle: cycle }) =>
      cycle !== '' &&
      (cycle !== prices.get(productId)?.subscriptionCycle || cycleDays(cycle) === null),
  )
  if (other.length === 0) return
  throw new Refusal('invalidInput', {
    fields: Object.fromEntries(
      other.map(({ productId, name, subscriptionCycle }) => [
        String(productId),
        subscriptionTexts.notOffered(name, subscriptionCycle),
      ]),
    ),
  })
}

function asSold(line: OrderedLine): OrderedLine {
  return { ...line, unitPrice: line.discountPrice }
}

/** Of each product no more than one order takes, and no more than is there. */
function ensureQuantities({ input }: AskedOrder, prices: PriceList): void {
  const demand = Map.groupBy(input.products, (product) => product.id)
  const over: Record<string, string> = {}
  const short: Record<string, string> = {}
  for (const [id, products] of demand) {
    const wanted = products.reduce((sum, product) => sum + product.quantity, 0)
    const { available, orderLimit, name } = prices.get(id)!
    if (wanted > (orderLimit ?? wanted)) over[String(id)] = orderTexts.orderLimit(name, orderLimit!)
    if (wanted > available) short[String(id)] = String(available)
  }
  if (Object.keys(over).length > 0) throw new Refusal('overOrderLimit', { fields: over })
  if (Object.keys(short).length > 0) throw new Refusal('outOfStock', { fields: short })
}

async function ensureVouchers(
  ctx: Context,
  trx: Db,
  { input, asker: { ip } }: AskedOrder,
  {
    accountId,
    holders,
    lines,
  }: Pick<Pricing, 'accountId' | 'holders'> & { lines: readonly OrderedLine[] },
): Promise<UsableVoucher[]> {
  if (!input.vouchers?.length) return []
  const evaluated = await evaluateVouchers(ctx, trx, {
    codes: input.vouchers,
    account: accountId === null ? null : { id: accountId },
    holders,
    lines,
    today: ctx.clock.today(),
    address: ip,
  })
  const refused = evaluated.filter((voucher) => !voucher.usable)
  if (refused.length > 0) refuseVouchers(refused)
  return evaluated.filter((voucher) => voucher.usable)
}

/** By code, why each voucher cannot be used. */
export function refuseVouchers(refused: readonly { code: string; reason: string }[]): never {
  throw new Refusal('voucherMemberInvalid', {
    fields: Object.fromEntries(refused.map(({ code, reason }) => [code, reason])),
  })
}

/**
 * A price, a voucher or the fee is not what the buyer saw: the lines as they are now, by code what is
 * saved, and the fee where it is known.
 */
function refuseOtherMoney({ lines, prices, vouchers }: PricedOrder, fee: number | null): never {
  throw new Refusal('priceChanged', {
    current: lines.map((line) => ({
      id: line.productId,
      original_price: line.originalPrice,
      // The shop's price, also of an order at the staff price: that is what a cart keeps.
      discount_price: prices.get(line.productId)!.discountPrice,
      quantity: line.quantity,
    })),
    fields: {
      ...Object.fromEntries(vouchers.map(({ code, saving }) => [code, String(saving)])),
      ...(fee === null ? {} : { shipping_fee: String(fee) }),
    },
  })
}
