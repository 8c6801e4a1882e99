import { summarizeCart, type CartSummary } from '#domain/cart/summary.ts'
import { isDose } from '#domain/catalog/dose.ts'
import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { earnsIn } from '#domain/loyalty/programme.ts'
import type { previewOrderChange } from '#domain/order/backoffice/change-api.ts'
import { moneyOfChange, type ChangeMoney } from '#domain/order/change/change-money.ts'
import {
  planLines,
  stockChanges,
  type OrderLine,
  type SoldToday,
} from '#domain/order/change/plan-lines.ts'
import { changeTexts as texts } from '#domain/order/change/texts.ts'
import { whyNotChange, whyNotGoods } from '#domain/order/change/why-not.ts'
import type { CarriedGoods } from '#domain/order/fees/decide-fee.ts'
import { hasGoodsToCarry } from '#domain/order/shipping-fee.ts'
import { orderTexts } from '#domain/order/texts.ts'
import { findEarning, listPrices, type CurrentPrice } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { reweighVouchers, type ReweighedVoucher } from '../../voucher/index.ts'
import { readOrderSettings, type OrderSettings } from '../order-settings.ts'
import { readMoney, type OrderMoney } from '../payment/money-queries.ts'
import { orderTypeOf } from '../place/order-type.ts'
import { carriedGoods } from '../place/carried-goods.ts'
import { feeFor, resolveDestination, type Destination } from '../place/resolve-destination.ts'
import type { ChangeableOrder } from './change-queries.ts'
import { wordsOf } from './words-of.ts'

export type AskedChange = Omit<ParsedInput<typeof previewOrderChange>, 'code' | 'version'>

/** An order as a change would leave it. */
export interface PlannedChange {
  lines: readonly OrderLine[]
  stock: readonly { productId: number; change: number }[]
  vouchers: readonly ReweighedVoucher[]
  summary: CartSummary
  destination: Destination | null
  /** Đồng. */
  fee: number
  total: number
  before: OrderMoney
  money: ChangeMoney
  words: readonly string[]
  settings: OrderSettings
}

/**
 * What a set of changes makes of an order, by today's rules for order money (docs/rules/order-changes.md). Refuses
 * what cannot be changed, in words.
 */
export async function planChange(
  ctx: Context,
  db: Db,
  order: ChangeableOrder,
  asked: AskedChange,
): Promise<PlannedChange> {
  const why = whyNotChange(order)
  if (why) throw new Refusal('orderStatusConflict', { message: why })
  const settings = await readOrderSettings(ctx)
  const prices = await listPrices(db, productsOf(order, asked), ctx.clock.now())
  const lines = await planned(ctx, order, asked, prices)
  const stock = stockChanges(order.lines, lines)
  if (isOtherGoods(order.lines, lines)) ensureGoods(order, { lines, stock }, prices)
  const goods = carriedGoods(
    lines.map(({ productId: id, quantity }) => ({ id, quantity })),
    prices,
    settings,
  )
  const destination = await destinationOf({ ...ctx, db }, settings, order, asked, { lines, goods })
  const vouchers = await reweighVouchers(db, { vouchers: order.vouchers, lines })
  const kept = vouchers.filter(({ problem }) => problem === undefined)
  const summary = summarizeCart(
    lines,
    kept.map(({ terms }) => terms),
  )
  const fee = feeOf(ctx, settings, order, { lines, goods, destination })
  const total = summary.payment + fee
  const before = await readMoney(db, order.id)
  const money = moneyOfChange(before, { before: order.total, after: total })
  const plan = { lines, stock, vouchers, summary, destination, fee, total, before, money, settings }
  return { ...plan, words: wordsOf(order, plan, asked) }
}

function productsOf(order: ChangeableOrder, { added }: AskedChange): number[] {
  return [...new Set([...order.lines.map((line) => line.productId), ...added.map(({ id }) => id)])]
}

async function planned(
  ctx: Context,
  order: ChangeableOrder,
  { lines: wished, added }: AskedChange,
  prices: ReadonlyMap<number, CurrentPrice>,
): Promise<OrderLine[]> {
  const known = new Set(order.lines.map(({ lineNo }) => lineNo))
  const unknown = wished.find(({ line_no }) => !known.has(line_no))
  if (unknown) throw new Refusal('conflict', { message: texts.unknownLine })
  const earning = await findEarning(ctx, ctx.clock.today())
  const today = new Map(
    [...prices].map(([id, price]) => [id, soldToday(price, earnsIn(earning, id))] as const),
  )
  const wishes = {
    lines: wished.map(({ line_no: lineNo, quantity }) => ({ lineNo, quantity })),
    added: added.map(({ id: productId, quantity }) => ({ productId, quantity })),
  }
  const gone = added.filter(({ id }) => !prices.get(id)?.orderable)
  if (gone.length > 0) refuseProducts(gone.map(({ id }) => id))
  const lines = planLines(order.lines, wishes, today)
  if (lines.length === 0 && order.gifts.length === 0) {
    throw new Refusal('invalidInput', { message: texts.nothingLeft, fields: {} })
  }
  return lines
}

function soldToday(price: CurrentPrice, earns: boolean): SoldToday {
  const { id, name, productCode, productType, discountPrice, originalPrice } = price
  const estimatedPoint = earns ? price.estimatedPoint : 0
  const unitPrice = discountPrice
  return {
    productId: id,
    name,
    productCode,
    productType,
    unitPrice,
    discountPrice,
    originalPrice,
    estimatedPoint,
  }
}

function isOtherGoods(before: readonly OrderLine[], after: readonly OrderLine[]): boolean {
  const told = (lines: readonly OrderLine[]) =>
    lines.map(({ lineNo, quantity }) => `${lineNo}:${quantity}`).join()
  return told(before) !== told(after)
}

/** Other goods are of the order's own shop, within what one order takes and what lies on the shelf. */
function ensureGoods(
  order: ChangeableOrder,
  { lines, stock }: Pick<PlannedChange, 'lines' | 'stock'>,
  prices: ReadonlyMap<number, CurrentPrice>,
): void {
  const quantities = new Map(lines.map(({ lineNo, quantity }) => [lineNo, quantity]))
  const changesRepeated = order.lines.some(
    ({ cycle, lineNo, quantity }) => cycle !== '' && quantities.get(lineNo) !== quantity,
  )
  const why = whyNotGoods({ ...order, changesRepeated })
  if (why) throw new Refusal('orderStatusConflict', { message: why })
  const more = stock.filter(({ change }) => change > 0).map(({ productId }) => productId)
  const gone = more.filter((id) => !prices.get(id)?.orderable)
  if (gone.length > 0) refuseProducts(gone)
  ensureOwnShop(order, more, prices)
  const over: Record<string, string> = {}
  const short: Record<string, string> = {}
  for (const { productId, change } of stock.filter((each) => each.change > 0)) {
    const { name, orderLimit, available } = prices.get(productId)!
    const wanted = lines
      .filter((line) => line.productId === productId)
      .reduce((sum, line) => sum + line.quantity, 0)
    if (orderLimit !== null && wanted > orderLimit) {
      over[productId] = orderTexts.orderLimit(name, orderLimit)
    }
    if (change > available) short[productId] = texts.tooFew(name, available)
  }
  if (Object.keys(over).length > 0) throw new Refusal('overOrderLimit', { fields: over })
  if (Object.keys(short).length > 0) throw new Refusal('outOfStock', { fields: short })
}

function ensureOwnShop(
  { orderType, gifts }: ChangeableOrder,
  more: readonly number[],
  prices: ReadonlyMap<number, CurrentPrice>,
): void {
  const shop = orderType === 'vaccine' ? 'vaccine' : 'normal'
  const sold = new Map(more.map((id) => [id, prices.get(id)!]))
  if (orderTypeOf({ shop, input: { gifts } }, sold) !== orderType) {
    throw new Refusal('mixedOrder', { message: texts.notInShop })
  }
}

function refuseProducts(ids: readonly number[]): never {
  throw new Refusal('productUnavailable', {
    fields: Object.fromEntries(ids.map((id) => [String(id), orderTexts.noLongerSold])),
  })
}

/** Null where it goes where it was to go. A dose stays at a centre. */
async function destinationOf(
  ctx: Context,
  settings: OrderSettings,
  order: ChangeableOrder,
  { destination: to }: AskedChange,
  { lines, goods }: { lines: readonly OrderLine[]; goods: CarriedGoods },
): Promise<Destination | null> {
  const hasDose = lines.some(({ productType }) => isDose(productType))
  if (!to) {
    if (hasDose && order.centerCode === null) {
      throw new Refusal('invalidInput', { fields: { center_code: orderTexts.doseAtCenter } })
    }
    return null
  }
  const { orderType } = order
  return resolveDestination(ctx, settings, { input: to, orderType, hasDose, goods })
}

/** As it was placed, unless it goes elsewhere, or there was nothing to carry before or is not any more. */
function feeOf(
  ctx: Context,
  settings: OrderSettings,
  order: ChangeableOrder,
  {
    lines,
    goods,
    destination,
  }: { lines: readonly OrderLine[]; goods: CarriedGoods; destination: Destination | null },
): number {
  const { gifts, orderType, provinceId } = order
  if (!hasGoodsToCarry({ lines, gifts })) return 0
  if (destination) return destination.shippingFee
  if (hasGoodsToCarry(order)) return order.shippingFee
  const shop = orderType === 'vaccine' ? 'vaccine' : 'normal'
  const place =
    provinceId === null ? { kind: 'pickup' as const } : { kind: 'delivery' as const, provinceId }
  return feeFor(ctx, settings, { destination: place, orderType: shop, ...goods })
}
