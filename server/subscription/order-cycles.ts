import { paymentTypes } from '#domain/payment/api.ts'
import { Refusal, type RefusalCode } from '#domain/errors.ts'
import { addDays } from '#domain/kernel/dates.ts'
import type { Phone } from '#domain/kernel/phone.ts'
import { formatVnd, vnd, type Vnd } from '#domain/kernel/vnd.ts'
import { maxTries, noticeDays } from '#domain/subscription/cycle.ts'
import { feeStep } from '#domain/subscription/fee.ts'
import { subscriptionTexts as texts } from '#domain/subscription/texts.ts'
import { listPrices, type CurrentPrice } from '../catalog/index.ts'
import type { Context } from '../context.ts'
import { findPhone } from '../identity/index.ts'
import {
  findFormerDestination,
  placeSubscription,
  type FormerDestination,
  type OrderInput,
} from '../order/index.ts'
import {
  askFee,
  claimCycle,
  findDue,
  handOver,
  listDue,
  noteTry,
  takeBack,
  type DueCycle,
} from './cycle-queries.ts'
import { feeTo, readFees } from './next-fee.ts'

const batchSize = 200

/** Makes the orders whose day has come; one that cannot be made does not keep the others waiting. */
export async function orderCycles(ctx: Context): Promise<void> {
  let after = 0
  for (;;) {
    const today = ctx.clock.today()
    const overBefore = addDays(today, -maxTries)
    const due = await listDue(ctx.db, today, { overBefore, after, limit: batchSize })
    for (const cycle of due) await orderOrHandOver(ctx, cycle)
    if (due.length < batchSize) return
    after = due.at(-1)!.id
  }
}

/**
 * A fault is not tried every hour for ever: a job of its own tries so often as jobs do and is then given up
 * where staff see it and may replay it. A cycle that this did not help either is skipped after its days.
 */
async function orderOrHandOver(ctx: Context, cycle: DueCycle): Promise<void> {
  if (cycle.handedOverOn !== null) return hold(ctx, cycle, texts.notPossible, 1)
  try {
    await orderCycle(ctx, cycle)
  } catch (error) {
    ctx.log.error({ err: error, cycleId: cycle.id }, 'standing order not placed')
    await handOver(ctx.db, cycle.id, { today: ctx.clock.today(), at: ctx.clock.now() })
    ctx.outbox.wake()
  }
}

/** The job's try: throws while the fault lasts. Without one the hourly run has the cycle again. */
export async function orderHandedOver(ctx: Context, cycleId: number): Promise<void> {
  const cycle = await findDue(ctx.db, cycleId, ctx.clock.today())
  if (!cycle) return
  await orderCycle(ctx, cycle)
  await takeBack(ctx.db, cycleId)
}

/** Orders a cycle at the price that its member knows, or notes why it cannot be. */
async function orderCycle(ctx: Context, cycle: DueCycle): Promise<void> {
  const phone = await findPhone(ctx.db, cycle.memberId)
  // Deleted meanwhile: the event that ends their subscriptions is on its way.
  if (phone === null) return
  const former = await findFormerDestination(ctx.db, cycle.lastOrderCode)
  const price = (await listPrices(ctx.db, [cycle.productId], ctx.clock.now())).get(cycle.productId)
  const why = former ? whyNot(cycle, price) : texts.noPlace
  if (why !== null) return hold(ctx, cycle, why)
  const fee = feeTo(await readFees(ctx), former, {
    price: price!.discountPrice,
    quantity: cycle.quantity,
    weightGrams: price!.weightGrams,
  })
  if (!(await isFeeAgreed(ctx, cycle, fee))) return
  const input = inputOf(cycle, { phone, former: former!, price: price!, fee })
  const refusal = await place(ctx, cycle, input)
  if (refusal !== null && !tryAgainSoon.includes(refusal.code)) {
    await hold(ctx, cycle, noteOf(refusal.code))
  }
}

/** Above the agreed fee nothing is ordered: the member is asked, and once the day is over it is skipped. */
async function isFeeAgreed(ctx: Context, cycle: DueCycle, fee: Vnd): Promise<boolean> {
  const step = feeStep({ ...cycle, fee, today: ctx.clock.today() })
  if (step === 'wait') {
    await askFee(ctx.db, cycle.id, { fee, at: ctx.clock.now() })
    ctx.outbox.wake()
  }
  if (step === 'skip') {
    const note = texts.feeRose(formatVnd(vnd(cycle.agreedFee)), formatVnd(fee))
    await hold(ctx, cycle, note, 1)
  }
  return step === 'order'
}

/** It changed while we looked: the next run looks again, or there is nothing to do any more. */
const tryAgainSoon: readonly RefusalCode[] = ['priceChanged', 'conflict', 'busy']

function whyNot(cycle: DueCycle, price: CurrentPrice | undefined): string | null {
  if (!price?.orderable) return texts.notSold
  if (price.discountPrice > cycle.agreedPrice) {
    return texts.priceRose(formatVnd(vnd(cycle.agreedPrice)), formatVnd(vnd(price.discountPrice)))
  }
  const { orderLimit } = price
  if (orderLimit !== null && cycle.quantity > orderLimit) return texts.overLimit(orderLimit)
  return price.available < cycle.quantity ? texts.short(price.available) : null
}

function noteOf(code: RefusalCode): string {
  const notes: Partial<Record<RefusalCode, string>> = {
    outOfStock: texts.short(0),
    productUnavailable: texts.notSold,
    mixedOrder: texts.notSold,
    invalidInput: texts.noPlace,
  }
  return notes[code] ?? texts.notPossible
}

/** Gives the refusal, null when the order stands; a twin of this worker gets the same order. */
async function place(ctx: Context, cycle: DueCycle, input: OrderInput): Promise<Refusal | null> {
  const member = { id: cycle.memberId, phone: input.customer_phone }
  const at = ctx.clock.now()
  const claim = async (trx: Context['db'], orderCode: string) => {
    if (!(await claimCycle(trx, cycle, { orderCode, at }))) throw new Refusal('conflict')
  }
  return placeSubscription(ctx, { input, member, claim }, `cycle-${cycle.id}`).then(
    () => null,
    (error: unknown) => {
      if (error instanceof Refusal) return error
      throw error
    },
  )
}

/** An ordinary order: today's price, to where the last one went. */
function inputOf(
  cycle: DueCycle,
  by: { phone: string; former: FormerDestination; price: CurrentPrice; fee: Vnd },
): OrderInput {
  const { former, phone } = by
  const destination = former.pickup_branch
    ? { pickup_branch: former.pickup_branch }
    : {
        province_id: former.province_id ?? 0,
        district_id: former.district_id ?? 0,
        ward_id: former.ward_id ?? 0,
        address: former.street ?? '',
        ...(former.new_ward_id ? { new_ward_id: former.new_ward_id } : {}),
        ward_unsure: former.ward_unsure,
      }
  return {
    ...destination,
    source: 'web',
    payment_status: 'open',
    payment_type: paymentTypes[cycle.paymentMethod],
    receiver_fullname: former.receiver_name,
    receiver_phone: former.receiver_phone as Phone,
    ...(former.receiver_email ? { receiver_email: former.receiver_email } : {}),
    customer_phone: phone as Phone,
    products: [{ id: cycle.productId, quantity: cycle.quantity, product_type: 'sale' }],
    // With the fee named, an order at another one is refused.
    summary: { payment: by.price.discountPrice * cycle.quantity, shipping_fee: by.fee },
  }
}

async function hold(ctx: Context, cycle: DueCycle, note: string, tries = maxTries): Promise<void> {
  const today = ctx.clock.today()
  const earliest = addDays(today, noticeDays)
  const failed = { note, today, maxTries: tries, earliest, at: ctx.clock.now() }
  await ctx.db.transaction().execute((trx) => noteTry(trx, cycle, failed))
  ctx.outbox.wake()
}
