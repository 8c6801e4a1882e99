import { summarizeCart } from '#domain/cart/summary.ts'
import type { ParsedInput } from '#domain/contract.ts'
import { points } from '#domain/kernel/points.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { namesPlace } from '#domain/order/backoffice/destination-fields.ts'
import type { PhonePayment, Quote, quotePhoneOrder } from '#domain/order/backoffice/phone-api.ts'
import { phoneTexts as texts } from '#domain/order/backoffice/phone-texts.ts'
import { isPaidInAdvance } from '#domain/order/payment-method.ts'
import { isBeyond } from '#domain/order/proof.ts'
import { orderTexts } from '#domain/order/texts.ts'
import { findEarning, listPrices } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'
import { findMemberId } from '../../identity/index.ts'
import { findAccount } from '../../loyalty/index.ts'
import { evaluateVouchers, findHolders } from '../../voucher/index.ts'
import { readOrderSettings, type OrderSettings } from '../order-settings.ts'
import type { OrderedLine } from '../place/insert-queries.ts'
import { carriedGoods } from '../place/carried-goods.ts'
import { orderTypeOf } from '../place/order-type.ts'
import { shopLines, type PriceList } from '../place/price-order.ts'
import { resolveDestination } from '../place/resolve-destination.ts'

type Asked = ParsedInput<typeof quotePhoneOrder>

/** What an order by telephone costs by the shop's own rules, and what keeps it from being placed. Takes nothing. */
export async function quoteOrder(ctx: Context, asked: Asked): Promise<Quote> {
  const ids = [...new Set(asked.products.map(({ id }) => id))]
  const prices = await listPrices(ctx.db, ids, ctx.clock.now())
  const settings = await readOrderSettings(ctx)
  const lines = await linesOf(ctx, asked, prices)
  const judged = await judgeVouchers(ctx, asked, lines)
  const usable = judged.filter((voucher) => voucher.usable)
  const summary = summarizeCart(
    lines,
    usable.map(({ terms }) => terms),
  )
  const place = await placeOf(ctx, settings, asked, prices)
  const quoted = lines.map((line) => toLine(line, lines, prices))
  const payments = paymentsOf(settings, { ...asked, payment: summary.payment })
  return {
    lines: quoted,
    vouchers: judged.map((voucher) => ({
      code: voucher.code,
      saving: vnd(voucher.usable ? voucher.saving : 0),
      ...(voucher.usable ? {} : { problem: voucher.reason }),
    })),
    goods: summary.total,
    discount: summary.discount,
    voucher_savings: summary.voucherSavings,
    payment: summary.payment,
    shipping_fee: place && place.shippingFee,
    total: vnd(summary.payment + (place?.shippingFee ?? 0)),
    delivery: place?.delivery ?? null,
    estimated_point: points(summary.estimatedPoint),
    payments,
    hold_minutes: settings.holdMinutes,
    is_sound:
      quoted.length === asked.products.length &&
      quoted.every(({ problem }) => problem === undefined) &&
      judged.every((voucher) => voucher.usable),
  }
}

async function linesOf(ctx: Context, asked: Asked, prices: PriceList): Promise<OrderedLine[]> {
  const earning = await findEarning(ctx, ctx.clock.today())
  const products = asked.products.map((product) => ({ ...product, product_type: 'sale' }))
  return shopLines({ input: { products }, earning, shop: 'normal', member: null }, prices)
}

async function judgeVouchers(ctx: Context, asked: Asked, lines: readonly OrderedLine[]) {
  const { vouchers: codes = [], customer_phone: phone } = asked
  if (codes.length === 0) return []
  const today = ctx.clock.today()
  const isMember = (await findMemberId(ctx.db, phone)) !== null
  const known = isMember ? await findAccount(ctx.db, { phone }, today) : null
  const accountId = known?.id ?? null
  const holders = await findHolders(ctx, ctx.db, { accountId, phone, isProven: isMember, today })
  const account = accountId === null ? null : { id: accountId }
  return evaluateVouchers(ctx, ctx.db, { codes, account, holders, lines, today })
}

/** Null while nobody has said where it goes. */
async function placeOf(ctx: Context, settings: OrderSettings, asked: Asked, prices: PriceList) {
  const orderType = orderTypeOf({ shop: 'normal', input: asked }, prices)
  if (!namesPlace(asked)) return null
  const goods = carriedGoods(asked.products, prices, settings)
  return resolveDestination(ctx, settings, { input: asked, orderType, hasDose: false, goods })
}

function toLine(
  line: OrderedLine,
  all: readonly OrderedLine[],
  prices: PriceList,
): Quote['lines'][number] {
  const { productId, productCode, name, unitPrice, originalPrice, quantity } = line
  const { available, orderable, orderLimit } = prices.get(productId)!
  const wanted = all
    .filter((other) => other.productId === productId)
    .reduce((sum, other) => sum + other.quantity, 0)
  const problem = problemOf({ ...line, available, orderable, orderLimit, wanted })
  return {
    id: productId,
    code: productCode,
    name,
    unit_price: vnd(unitPrice),
    original_price: vnd(originalPrice),
    quantity,
    available,
    ...(problem && { problem }),
  }
}

function problemOf(line: {
  name: string
  productType: string
  available: number
  orderable: boolean
  orderLimit: number | null
  wanted: number
}): string | null {
  const { name, productType, available, orderable, orderLimit, wanted } = line
  if (!orderable || productType === 'points') return texts.notSold
  if (orderLimit !== null && wanted > orderLimit) return orderTexts.orderLimit(name, orderLimit)
  return wanted > available ? texts.tooFew(available) : null
}

/** Cash only as far as the shop takes it at the door; a link needs a way of paying in advance. */
function paymentsOf(
  settings: OrderSettings,
  order: Parameters<typeof isBeyond>[0],
): PhonePayment[] {
  const { paymentMethods, atDoor } = settings
  return [
    ...(paymentMethods.includes('cash') && !isBeyond(order, atDoor) ? (['cash'] as const) : []),
    ...(paymentMethods.includes('transfer') ? (['transfer'] as const) : []),
    ...(paymentMethods.some(isPaidInAdvance) ? (['link'] as const) : []),
  ]
}
