import { randomBytes } from 'node:crypto'
import {
  asksStaffIncentive,
  asksStandingOrder,
  paymentMethodOf,
  staffIncentiveField,
  type PlacedOrder,
} from '#domain/order/api.ts'
import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/order/api.ts'
import { summarizeCart, type CartSummary } from '#domain/cart/summary.ts'
import { Refusal } from '#domain/errors.ts'
import { orderCode, orderCodeBytes } from '#domain/order/code.ts'
import { isPaidInAdvance, type PaymentMethod } from '#domain/order/payment-method.ts'
import { nextStatus, type OrderEvent } from '#domain/order/status.ts'
import { listPrices, type CurrentPrice } from '../catalog/index.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { runOnce } from '../platform/idempotency.ts'
import { announceStock } from './announce-stock.ts'
import { ensurePaymentMethod, readOrderSettings, type OrderSettings } from './order-settings.ts'
import type { OrderRow } from './order-row.ts'
import { judgeOrderOtp, noOrderOtp } from './order-otp.ts'
import { resolveDestination, type Destination } from './resolve-destination.ts'
import { insertOrder, listAvailable, type OrderedLine, type Reservation } from './store.ts'
import { toOrder } from './order-view.ts'
import { viewTokenOf } from './view-token.ts'

type OrderInput = ParsedInput<typeof api.placeOrder>
type FirstAnswer = Omit<PlacedOrder, 'view_token'>

/** Places an order: our prices, stock reserved, once for its key (decisions, sections 3 and 4). */
export async function placeOrder(
  ctx: Context,
  input: OrderInput,
  caller: Caller,
): Promise<PlacedOrder> {
  const settings = await readOrderSettings(ctx)
  const otp = settings.needsOtp ? await judgeOrderOtp(ctx, input, caller) : noOrderOtp
  let reserved: Reservation[] = []
  const request = { scope: 'POST /order', key: caller.idempotencyKey!, body: input }
  const placing = runOnce<FirstAnswer>(ctx, request, async (trx) => {
    // Whatever may refuse stands in here: the first answer is given again even if it would be refused now.
    otp.ensureRight()
    await ctx.limits.consume('orderAddress', caller.address, settings.limits.perAddress)
    const placed = await writeOrder(ctx, trx, settings, {
      input,
      memberId: caller.member?.id ?? null,
    })
    reserved = placed.reserved
    return placed.answer
  })
  const answer = await placing.catch(async (error: unknown) => {
    await otp.giveBack()
    throw error
  })
  announceStock(ctx, reserved)
  ctx.outbox.wake()
  return { ...answer, view_token: viewTokenOf(ctx.config.secretKey, answer.code) }
}

interface AskedOrder {
  input: OrderInput
  memberId: number | null
}

interface NewOrder extends AskedOrder {
  method: PaymentMethod
  destination: Destination
}

async function writeOrder(ctx: Context, trx: Db, settings: OrderSettings, asked: AskedOrder) {
  const { input } = asked
  const method = paymentMethodOf(input.payment_type)
  ensurePaymentMethod(settings, method)
  refuseWhatComesLater(input)
  const destination = await resolveDestination({ ...ctx, db: trx }, settings, input)
  const order: NewOrder = { ...asked, method, destination }
  const prices = await listPrices(
    trx,
    input.products.map((product) => product.id),
  )
  const lines = toLines(input, prices)
  ensureStock(input, prices)
  const summary = summarizeCart(lines)
  if (summary.payment !== input.summary.payment) {
    throw new Refusal('priceChanged', { current: lines.map(currentLine) })
  }
  // Counted last: only orders count for a phone, so nobody can use it up with refused ones.
  await ctx.limits.consume('orderPhone', input.customer_phone, settings.limits.perPhone)
  const event: OrderEvent = isPaidInAdvance(method) ? 'placedToPay' : 'placedCash'
  const row = toRow(ctx, order, event, summary)
  const reserved = await insertOrder(trx, row, lines, event)
  if (reserved.length < new Set(lines.map((line) => line.productId)).size) {
    await refuseOutOfStock(trx, lines, reserved)
  }
  return { answer: firstAnswer(row, lines, prices), reserved }
}

/** Gifts, vouchers and the staff incentive need what their own parts bring; silently dropping them would cheat. */
function refuseWhatComesLater(input: OrderInput): void {
  const fields: Record<string, string> = {}
  const text = 'Tính năng này chưa sẵn sàng. Vui lòng bỏ chọn để tiếp tục.'
  if (input.gifts?.length) fields.gifts = text
  if (input.vouchers?.length) fields.vouchers = text
  if (asksStaffIncentive(input)) fields[staffIncentiveField] = text
  if (Object.keys(fields).length > 0) throw new Refusal('invalidInput', { fields })
}

function toLines(input: OrderInput, prices: ReadonlyMap<number, CurrentPrice>): OrderedLine[] {
  const gone = input.products.filter((product) => !prices.get(product.id)?.orderable)
  if (gone.length > 0) {
    throw new Refusal('productUnavailable', {
      fields: Object.fromEntries(gone.map(({ id }) => [String(id), 'Sản phẩm hiện không còn bán'])),
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
      estimatedPoint: price.estimatedPoint,
      replenishCycle: asksStandingOrder(product) ? price.replenishCycle : '',
    }
  })
}

function ensureStock(input: OrderInput, prices: ReadonlyMap<number, CurrentPrice>): void {
  const demand = Map.groupBy(input.products, (product) => product.id)
  const fields: Record<string, string> = {}
  for (const [id, products] of demand) {
    const wanted = products.reduce((sum, product) => sum + product.quantity, 0)
    const { available } = prices.get(id)!
    if (wanted > available) fields[String(id)] = String(available)
  }
  if (Object.keys(fields).length > 0) throw new Refusal('outOfStock', { fields })
}

/** Somebody else was quicker between our look and our reservation. */
async function refuseOutOfStock(
  trx: Db,
  lines: readonly OrderedLine[],
  reserved: readonly Reservation[],
): Promise<never> {
  const got = new Set(reserved.map((reservation) => reservation.productId))
  const short = lines.map((line) => line.productId).filter((id) => !got.has(id))
  const left = await listAvailable(trx, short)
  throw new Refusal('outOfStock', {
    fields: Object.fromEntries(left.map((row) => [String(row.product_id), String(row.available)])),
  })
}

function toRow(
  ctx: Context,
  { input, memberId, method, destination }: NewOrder,
  event: OrderEvent,
  summary: CartSummary,
): OrderRow {
  return {
    code: orderCode(ctx.clock.today(), randomBytes(orderCodeBytes)),
    order_type: 'normal',
    status: nextStatus('new', event)!,
    payment_method: method,
    member_id: memberId,
    customer_phone: input.customer_phone,
    receiver_name: input.receiver_fullname,
    receiver_phone: input.receiver_phone,
    receiver_email: input.receiver_email ?? null,
    ...destination.address,
    pickup_branch: destination.pickupBranch,
    note: input.note ?? '',
    goods_total: summary.total,
    goods_discount: summary.discount,
    payment: summary.payment,
    shipping_fee: destination.shippingFee,
    estimated_point: summary.estimatedPoint,
    delivery_from: destination.delivery.from,
    delivery_to: destination.delivery.to,
    created_at: ctx.clock.now().toISOString(),
  }
}

function currentLine(line: OrderedLine) {
  return {
    id: line.productId,
    original_price: line.originalPrice,
    discount_price: line.unitPrice,
    quantity: line.quantity,
  }
}

function firstAnswer(
  order: OrderRow,
  lines: readonly OrderedLine[],
  prices: ReadonlyMap<number, CurrentPrice>,
): FirstAnswer {
  const shown = lines.map((line) => ({
    product_id: line.productId,
    product_name: line.name,
    product_code: line.productCode,
    product_type: line.productType,
    unit_price: line.unitPrice,
    original_price: line.originalPrice,
    quantity: line.quantity,
    slug: prices.get(line.productId)!.slug,
    picture: prices.get(line.productId)!.picture,
  }))
  const timeline = [{ status: order.status, at: order.created_at, note: '' }]
  return toOrder({ ...order, payment_status: 'open' }, shown, timeline)
}
