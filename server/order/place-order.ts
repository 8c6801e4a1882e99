import { randomBytes } from 'node:crypto'
import {
  asksStaffIncentive,
  paymentMethodOf,
  staffIncentiveField,
  type PlacedOrder,
} from '#domain/order/api.ts'
import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/order/api.ts'
import { Refusal } from '#domain/errors.ts'
import { orderCode, orderCodeBytes } from '#domain/order/code.ts'
import { isPaidInAdvance, type PaymentMethod } from '#domain/order/payment-method.ts'
import type { OrderEvent } from '#domain/order/status.ts'
import { orderTexts } from '#domain/order/texts.ts'
import { findEarning } from '../catalog/index.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { KeptAnswer, runOnce } from '../platform/idempotency.ts'
import type { AskedOrder } from './asked-order.ts'
import { insertOrder, type NewOrder, type OrderedLine } from './insert-store.ts'
import { announceMove, type Moved } from './move-order.ts'
import { firstAnswer, toRow, type FirstAnswer } from './new-order.ts'
import { ensurePaymentMethod, readOrderSettings, type OrderSettings } from './order-settings.ts'
import { judgeOrderOtp, noOrderOtp } from './order-otp.ts'
import { priceOrder } from './price-order.ts'
import { resolveDestination } from './resolve-destination.ts'
import { listAvailable, type Reservation } from './stock-store.ts'
import { accountFor, takeExtras } from './take-extras.ts'
import { viewTokenOf } from './view-token.ts'

type OrderInput = ParsedInput<typeof api.placeOrder>

/**
 * Places an order: our prices, stock reserved, points and gifts and vouchers held, once for its key
 * (decisions, sections 3 and 4).
 */
export async function placeOrder(
  ctx: Context,
  input: OrderInput,
  caller: Caller,
): Promise<PlacedOrder> {
  const settings = await readOrderSettings(ctx)
  const earning = await findEarning(ctx, ctx.clock.today())
  const otp = settings.needsOtp ? await judgeOrderOtp(ctx, input, caller) : noOrderOtp
  const asked = { input, member: caller.member ?? null, address: caller.address, earning }
  let moved: Moved | null = null
  const request = { scope: 'POST /order', key: caller.idempotencyKey!, body: input }
  const placing = runOnce<FirstAnswer>(ctx, request, async (trx) => {
    // Whatever may refuse stands in here: the first answer is given again even if it would be refused now.
    otp.ensureRight()
    await ctx.limits.consume('orderAddress', caller.address, settings.limits.perAddress)
    const placed = await writeOrder(ctx, trx, settings, asked, request)
    moved = placed.moved
    return new KeptAnswer(placed.answer)
  })
  const answer = await placing.catch(async (error: unknown) => {
    await otp.giveBack()
    throw error
  })
  if (moved) announceMove(ctx, moved)
  return { ...answer, view_token: viewTokenOf(ctx.config.secretKey, answer.code) }
}

async function writeOrder(
  ctx: Context,
  trx: Db,
  settings: OrderSettings,
  asked: AskedOrder,
  request: NewOrder['request'],
): Promise<{ answer: FirstAnswer; moved: Moved }> {
  const { input } = asked
  const method = paymentMethodOf(input.payment_type)
  ensurePaymentMethod(settings, method)
  refuseWhatIsNotFor(asked)
  const destination = await resolveDestination({ ...ctx, db: trx }, settings, input)
  const accountId = await accountFor(ctx, trx, asked)
  const priced = await priceOrder(ctx, trx, asked, accountId)
  // Counted last: only orders count for a phone, so nobody can use it up with refused ones.
  await ctx.limits.consume('orderPhone', input.customer_phone, settings.limits.perPhone)
  const code = orderCode(ctx.clock.today(), randomBytes(orderCodeBytes))
  const { lines, vouchers } = priced
  const gifts = await takeExtras(ctx, trx, asked, { code, accountId, vouchers })
  const event = firstEvent(method, gifts.length > 0)
  const parts = { ...priced, gifts, event }
  const row = toRow({ code, asked, method, destination, at: ctx.clock.now() }, parts)
  const topics = topicsOf(row)
  const answer = firstAnswer(row, parts)
  const written = { row, lines, gifts, vouchers, event, topics, request, answer }
  const stock = await insertOrder(trx, written)
  if (stock.length < new Set(lines.map((line) => line.productId)).size) {
    await refuseOutOfStock(trx, lines, stock)
  }
  return { answer, moved: { status: row.status, stock } }
}

/** Gifts are for members; the staff incentive comes later, and silently dropping it would cheat. */
function refuseWhatIsNotFor({ input, member }: AskedOrder): void {
  const fields: Record<string, string> = {}
  if (input.gifts?.length && !member) fields.gifts = orderTexts.giftsNeedLogin
  if (asksStaffIncentive(input)) fields[staffIncentiveField] = orderTexts.notYet
  if (Object.keys(fields).length > 0) throw new Refusal('invalidInput', { fields })
}

function firstEvent(method: PaymentMethod, hasGifts: boolean): OrderEvent {
  if (hasGifts) return 'placedWithGifts'
  return isPaidInAdvance(method) ? 'placedToPay' : 'placedCash'
}

/** Orders that have nothing to do with points cost the worker nothing more. */
function topicsOf(row: ReturnType<typeof toRow>): string[] {
  const hasToDoWithPoints =
    row.member_id !== null && (row.point_cost > 0 || row.estimated_point > 0)
  return hasToDoWithPoints ? ['order.placed', 'order.placedByMember'] : ['order.placed']
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
