import { asksForRest, type RestWay } from '#domain/order/change/change-money.ts'
import { changeTexts as texts } from '#domain/order/change/texts.ts'
import { Refusal } from '#domain/errors.ts'
import { minutes } from '#domain/kernel/durations.ts'
import type { Db } from '../../platform/db.ts'
import { appendEvent } from '../../platform/outbox.ts'
import { changeReserved, listAvailable, type Reservation } from '../../stock/index.ts'
import { changeHeldVouchers } from '../../voucher/index.ts'
import { changeCause, orderCause } from '../causes.ts'
import { expectChangedPoints } from '../move/expect-due-points.ts'
import { moveOrderOn } from '../move/move-order.ts'
import { giveBack } from '../payment/money.ts'
import { addMoney, readMoney, setPaymentStatus } from '../payment/money-queries.ts'
import { setCash, setPayment } from '../payment/pay-queries.ts'
import { settleParts } from '../payment/settle-parts.ts'
import {
  insertChange,
  writeDestination,
  writeLines,
  writeReceiver,
  writeSavings,
  writeSums,
  type ChangeableOrder,
} from './change-queries.ts'
import type { AskedChange, PlannedChange } from './plan-change.ts'

export interface ChangeToCarryOut {
  plan: PlannedChange
  rest: RestWay | undefined
  receiver: AskedChange['receiver']
  actor: string
  reason: string
  at: Date
}

/** A planned change of an order whose row is held, in the order of the locks: money, points, vouchers, stock. */
export async function carryOut(
  trx: Db,
  order: ChangeableOrder,
  change: ChangeToCarryOut,
): Promise<{ changeNo: number; stock: readonly Reservation[] }> {
  const { plan, receiver, actor, reason, at } = change
  const changeNo = order.changes + 1
  const cause = changeCause(order.code, changeNo)
  const { charged, back, missing } = plan.money
  const words = plan.words.join('; ').slice(0, 4000)
  await insertChange(trx, {
    orderId: order.id,
    changeNo,
    actor,
    words,
    reason: reason.slice(0, 300),
    charged,
    back,
    missing,
    at,
  })
  await writeOrder(trx, order, plan)
  if (receiver) await writeReceiver(trx, order.id, receiver)
  await writeMoney(trx, order, { plan, cause, at })
  const { estimatedPoint } = plan.summary
  if (estimatedPoint !== order.estimatedPoint) {
    await expectChangedPoints(trx, { ...order, estimatedPoint }, at)
  }
  await changeHeldVouchers(trx, { cause: orderCause(order.code), at, vouchers: plan.vouchers })
  const stock = await reserve(trx, plan, { cause, actor, at })
  await moveOn(trx, order, change)
  await appendEvent(trx, 'order.changed', { orderId: order.id, changeNo })
  return { changeNo, stock }
}

async function writeOrder(trx: Db, order: ChangeableOrder, plan: PlannedChange): Promise<void> {
  const { summary, fee, lines, vouchers, destination } = plan
  await writeSums(trx, order.id, {
    goodsTotal: summary.total,
    goodsDiscount: summary.discount,
    voucherSavings: summary.voucherSavings,
    payment: summary.payment,
    shippingFee: fee,
    estimatedPoint: summary.estimatedPoint,
  })
  await writeLines(trx, order.id, lines)
  if (order.vouchers.length > 0) {
    await writeSavings(
      trx,
      order.id,
      vouchers.filter(({ problem }) => problem === undefined),
    )
  }
  if (destination) await writeDestination(trx, order.id, destination)
}

/** The ledger is only ever added to: what it costs more or less, and what goes back of what came. */
async function writeMoney(
  trx: Db,
  order: ChangeableOrder,
  { plan, cause, at }: { plan: PlannedChange; cause: string; at: Date },
): Promise<void> {
  const { charged, back, missing } = plan.money
  if (charged !== 0) {
    await addMoney(trx, { orderId: order.id, kind: 'charged', amount: charged, cause, at })
  }
  if (back > 0) {
    const { sources } = await readMoney(trx, order.id)
    await giveBack(trx, order, { sources, amount: back, reason: 'changed', cause, at })
  }
  if (order.status !== 'processing' || plan.total === 0) return
  await setPaymentStatus(trx, order.id, missing > 0 ? 'open' : 'success')
}

/** Where the order stands with its money now: paid at last, waiting for the rest, or with the rest at the door. */
async function moveOn(
  trx: Db,
  order: ChangeableOrder,
  { plan, rest, actor, at }: ChangeToCarryOut,
): Promise<void> {
  const { money, settings } = plan
  if (money.missing === 0) await settleParts(trx, order.id, { action: 'completed', at })
  const by = { actor, note: '', at }
  const hold = new Date(at.getTime() + minutes(settings.holdMinutes))
  if (order.status === 'open') {
    if (money.missing === 0) {
      await moveOrderOn(trx, order, 'paid', by)
      return
    }
    const payUntil = order.payUntil && order.payUntil > hold ? order.payUntil : hold
    await setPayment(trx, order.id, { method: order.paymentMethod, payUntil })
    return
  }
  if (!asksForRest(order, money)) return
  if (rest === 'cash') await setCash(trx, order.id)
  else {
    await moveOrderOn(trx, order, 'changedToPay', by)
    await setPayment(trx, order.id, { method: order.paymentMethod, payUntil: hold })
  }
}

/** What is taken and given back of the shelf, at once; refuses `outOfStock` where somebody else was quicker. */
async function reserve(
  trx: Db,
  { stock, lines }: PlannedChange,
  by: { cause: string; actor: string; at: Date },
): Promise<Reservation[]> {
  if (stock.length === 0) return []
  const done = await changeReserved(trx, { ...by, of: stock })
  if (done.length === stock.length) return done
  const got = new Set(done.map(({ productId }) => productId))
  const short = stock.map(({ productId }) => productId).filter((id) => !got.has(id))
  const left = await listAvailable(trx, short)
  const nameOf = (id: number) => lines.find((line) => line.productId === id)?.name ?? ''
  throw new Refusal('outOfStock', {
    fields: Object.fromEntries(
      left.map((row) => [
        String(row.product_id),
        texts.tooFew(nameOf(row.product_id), row.available),
      ]),
    ),
  })
}
