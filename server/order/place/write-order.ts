import { randomBytes } from 'node:crypto'
import { asksStaffIncentive, paymentMethodOf } from '#domain/order/api.ts'
import type { StaffIncentives } from '#domain/cart/staff-incentive.ts'
import { Refusal } from '#domain/errors.ts'
import { orderCode, orderCodeBytes } from '#domain/order/code.ts'
import { waitsForMoney, type PaymentMethod } from '#domain/order/payment-method.ts'
import type { OrderEvent, OrderType } from '#domain/order/status.ts'
import { isDose } from '#domain/catalog/dose.ts'
import { orderTexts } from '#domain/order/texts.ts'
import { listPricesForBuyers } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'
import { takeStaffAllowance } from '../../employee/index.ts'
import type { Db } from '../../platform/db.ts'
import { HoldLost, holdHotStock, isTaken, listAvailable, noteLockWaits } from '../../stock/index.ts'
import { orderCause } from '../causes.ts'
import type { Moved } from '../move/move-order.ts'
import { ensurePaymentMethod, type OrderSettings } from '../order-settings.ts'
import type { AskedOrder } from './asked-order.ts'
import { ensureMayPayAtDoor, ensureRoomAtDoor } from './at-door.ts'
import { demandByProduct, insertOrder, type NewOrder, type OrderedLine } from './insert-queries.ts'
import { feeOf, firstAnswer, toRow, type FirstAnswer } from './new-order.ts'
import { ensureRoomForUnproven } from './order-otp.ts'
import { isQuiet } from './is-quiet.ts'
import { orderShareOf } from './order-share.ts'
import { orderTypeOf } from './order-type.ts'
import { ensurePointsForSale } from './points-order.ts'
import { ensureShownFee, priceOrder, shopLines, type PriceList } from './price-order.ts'
import { carriedGoods } from './carried-goods.ts'
import { resolveDestination } from './resolve-destination.ts'
import { accountFor, holdersFor, takeExtras } from './take-extras.ts'

/** Writes an order with all that it takes, in the transaction of its key; refuses what cannot be. */
export async function writeOrder(
  ctx: Context,
  trx: Db,
  settings: OrderSettings,
  asked: AskedOrder,
  request: NewOrder['request'],
): Promise<{ answer: FirstAnswer; moved: Moved }> {
  const { input } = asked
  const code = orderCode(ctx.clock.today(), randomBytes(orderCodeBytes))
  await asked.claim?.(trx, code)
  const method = paymentMethodOf(input.payment_type)
  ensurePaymentMethod(settings, method)
  refuseGiftsOfGuests(asked)
  const ids = [...new Set(input.products.map(({ id }) => id))]
  const prices = await listPricesForBuyers(ctx, trx, ids)
  const orderType = orderTypeOf(asked, prices)
  if (asked.taker) refusePoints(orderType, asked)
  const destination = await resolveDestination({ ...ctx, db: trx }, settings, {
    input,
    orderType,
    hasDose: [...prices.values()].some(({ productType }) => isDose(productType)),
    goods: carriedGoods(input.products, prices, settings),
  })
  if (method === 'cash') ensureMayPayAtDoor(settings, { ...input, payment: input.summary.payment })
  if (orderType === 'points') await ensurePointsForSale(ctx, trx, settings, asked, prices)
  const incentives = await staffIncentivesFor(ctx, trx, asked, prices, code)
  const accountId = await accountFor(ctx, trx, asked)
  const holders = await holdersFor(ctx, trx, asked, accountId)
  const { shippingFee } = destination
  const pricing = { prices, incentives, accountId, holders, shippingFee }
  const priced = await priceOrder(ctx, trx, asked, pricing)
  // Counted late and given back by a refusal: only orders count.
  if (!asked.claim && !asked.taker) {
    const [limit, key] = orderShareOf({ ...asked, phone: input.customer_phone })
    asked.turns.push(await ctx.limits.consume(limit, key, settings.limits.perPhone))
    await ensureRoomForUnproven(ctx, asked)
  }
  if (method === 'cash' && !asked.claim) await ensureRoomAtDoor(ctx, settings, asked)
  // Before vouchers are held: nobody waits for their campaigns meanwhile.
  const quiet = await isQuiet(ctx, asked)
  const { lines, vouchers } = priced
  const gifts = await takeExtras(ctx, trx, asked, { code, accountId, holders, vouchers })
  const fee = feeOf(destination, { lines, gifts })
  ensureShownFee(asked, priced, fee)
  const total = priced.summary.payment + fee
  const event = firstEvent({ paymentMethod: method, total }, gifts.length > 0)
  const parts = { ...priced, gifts, event }
  const frame = { code, asked, orderType, method, destination, at: ctx.clock.now(), quiet }
  const row = toRow(frame, parts)
  const answer = firstAnswer(row, parts, destination)
  const topics = topicsOf(row, lines)
  const actor = asked.taker?.actor ?? 'buyer'
  const demand = demandByProduct(lines)
  const held = await holdHotStock(ctx, { cause: orderCause(code), demand }, (hold) =>
    asked.turns.push(hold),
  )
  const written = { row, lines, gifts, vouchers, event, topics, request, answer, actor }
  const got = await insertOrder(trx, { ...written, demand, held })
  const stock = got.filter(isTaken)
  noteLockWaits(ctx, stock)
  if (got.length - stock.length < held.length) throw new HoldLost()
  if (got.length < demand.ids.length) await refuseOutOfStock(trx, lines, got)
  return { answer, moved: { code, status: row.status, stock } }
}

/** Packages of points are bought by members themselves, in advance. */
function refusePoints(orderType: OrderType, { input }: AskedOrder): void {
  if (orderType !== 'points') return
  throw new Refusal('productUnavailable', {
    fields: Object.fromEntries(
      input.products.map(({ id }) => [String(id), orderTexts.noLongerSold]),
    ),
  })
}

function refuseGiftsOfGuests({ input, member }: AskedOrder): void {
  if (!input.gifts?.length || member) return
  throw new Refusal('invalidInput', { fields: { gifts: orderTexts.giftsNeedLogin } })
}

/** The staff price with the employee's turn taken; nobody's percents where none is asked for. */
async function staffIncentivesFor(
  ctx: Context,
  trx: Db,
  asked: AskedOrder,
  prices: PriceList,
  code: string,
): Promise<StaffIncentives> {
  const { input, member } = asked
  if (!asksStaffIncentive(input)) return {}
  return takeStaffAllowance(ctx, trx, {
    orderCode: code,
    lines: shopLines(asked, prices),
    token: input.eco_token,
    customerPhone: input.customer_phone,
    memberPhone: member?.phone,
    at: ctx.clock.now(),
  })
}

function firstEvent(
  order: { paymentMethod: PaymentMethod; total: number },
  hasGifts: boolean,
): OrderEvent {
  if (hasGifts) return 'placedWithGifts'
  return waitsForMoney(order) ? 'placedToPay' : 'placedCash'
}

/** Orders that have nothing to do with points or subscriptions cost the worker nothing more. */
function topicsOf(row: ReturnType<typeof toRow>, lines: readonly OrderedLine[]): string[] {
  const isMembers = row.member_id !== null
  const hasToDoWithPoints = isMembers && (row.point_cost > 0 || row.estimated_point > 0)
  const isNormal = row.order_type === 'normal'
  const repeats =
    isMembers && isNormal && lines.some(({ subscriptionCycle }) => subscriptionCycle !== '')
  return [
    'order.placed',
    ...(hasToDoWithPoints ? ['order.placedByMember'] : []),
    ...(repeats ? ['order.placedToRepeat'] : []),
  ]
}

/** Somebody else was quicker between our look and our reservation. */
async function refuseOutOfStock(
  trx: Db,
  lines: readonly OrderedLine[],
  reserved: readonly { productId: number }[],
): Promise<never> {
  const got = new Set(reserved.map((reservation) => reservation.productId))
  const short = lines.map((line) => line.productId).filter((id) => !got.has(id))
  const left = await listAvailable(trx, short)
  throw new Refusal('outOfStock', {
    fields: Object.fromEntries(left.map((row) => [String(row.product_id), String(row.available)])),
  })
}
