import { hasPointsDue } from '#domain/order/points-due.ts'
import type { OrderEvent, OrderStatus } from '#domain/order/status.ts'
import { orderTexts } from '#domain/order/texts.ts'
import type { ParcelState, ShippingUnit } from '#domain/shipping/units.ts'
import { giveGifts, returnGifts } from '../../gift/index.ts'
import { releaseStaffAllowance } from '../../employee/index.ts'
import { creditExpected, dropExpected } from '../../loyalty/index.ts'
import type { Db } from '../../platform/db.ts'
import { appendEvent } from '../../platform/outbox.ts'
import { setShipmentState } from '../../shipping/index.ts'
import { consumeStock, releaseStock, restock, type Reservation } from '../../stock/index.ts'
import { releaseVouchers, useVouchers } from '../../voucher/index.ts'
import { orderCause, pointsCause, stockCauses } from '../causes.ts'
import { cancelMoney, ensurePaid, noteCashToCollect, takeCash } from '../payment/money.ts'
import { setCash } from '../payment/pay-queries.ts'
import { tellRepeatCancelled } from '../place/repeat-queries.ts'
import { expectDuePoints } from './expect-due-points.ts'
import { handOver } from './hand-over.ts'
import type { MovedOrder } from './move-queries.ts'

/** Does its part for an order whose row is locked; gives what can be sold now, where that changed. */
export type Effect = (trx: Db, order: MovedOrder, move: Move) => Promise<Reservation[]>

export interface Move {
  from: OrderStatus
  actor: string
  at: Date
  /** The number of the parcel, where it is known: by default the shop's own. */
  trackingCode?: string | undefined
  /** Who carries it, where that is not what the order says. */
  shippingUnit?: ShippingUnit | undefined
  /** The courier took the cash although the money had come before. */
  collectedTwice?: boolean | undefined
}

const dropPoints = effect(hasPointsDue, (trx, { code }, { at }) =>
  dropExpected(trx, { cause: pointsCause(code), at }),
)
const expectPoints = effect(hasPointsDue, (trx, order, { at }) => expectDuePoints(trx, order, at))
const creditPoints = effect(hasPointsDue, (trx, { code }, { at }) =>
  creditExpected(trx, { cause: pointsCause(code), note: orderTexts.pointsOf(code), at }),
)
const returnTakenGifts = effect(hasGifts, (trx, { code }, { at }) =>
  returnGifts(trx, { cause: orderCause(code), at }),
)
const giveTakenGifts = effect(hasGifts, (trx, { code }, { at }) =>
  giveGifts(trx, { cause: orderCause(code), at }),
)
const returnVouchers = effect(hasVouchers, (trx, { code }, { at }) =>
  releaseVouchers(trx, { cause: orderCause(code), at }),
)
const useHeldVouchers = effect(hasVouchers, (trx, { code }, { at }) =>
  useVouchers(trx, { cause: orderCause(code), at }),
)

const costsMoney = ({ total }: MovedOrder) => total > 0
const isCash = (order: MovedOrder) => costsMoney(order) && order.paymentMethod === 'cash'
const beSureOfMoney = effect(costsMoney, ensurePaid)
const collectCash = effect(isCash, (trx, order, move) => takeCash(trx, order, move))
const returnMoney = effect(costsMoney, (trx, order, { from, at }) =>
  cancelMoney(trx, order, { reason: from === 'open' ? 'partial' : 'cancelled', at }),
)

const freeTurn = effect(
  ({ staffIncentive }) => staffIncentive,
  (trx, { code }, { at }) => releaseStaffAllowance(trx, { orderCode: code, at }),
)

const cancelRepeat: Effect = effect(isMembers, (trx, { id }, { at }) =>
  tellRepeatCancelled(trx, id, at),
)

/** In the order of the locks (docs/rules/locking.md): money, employee, account, gifts, vouchers, stock. */
const everythingBack: readonly Effect[] = [
  returnMoney,
  freeTurn,
  returnTakenGifts,
  dropPoints,
  returnVouchers,
  stock(releaseStock),
  cancelRepeat,
]

/** What each move of the table does besides changing the state. */
export const effectsOf: Partial<Record<OrderEvent, readonly Effect[]>> = {
  burnRefused: [...everythingBack, tell('order.burnRefused')],
  paid: [beSureOfMoney],
  cashChosen: [effect(costsMoney, (trx, { id }) => setCash(trx, id))],
  pointsPaid: [beSureOfMoney, expectPoints, tell('order.pointsDue'), stock(consumeStock)],
  buyerCancelled: everythingBack,
  paymentExpired: everythingBack,
  cancelAccepted: everythingBack,
  staffCancelled: everythingBack,
  handedToCarrier: [
    effect(isCash, noteCashToCollect),
    effect(always, handOver),
    giveTakenGifts,
    useHeldVouchers,
    stock(consumeStock),
  ],
  delivered: [collectCash, parcelIs('delivered'), tell('order.delivered')],
  // The expectation is there since the order was placed; should that event be lost, it is made now.
  deliveredWithPoints: [
    collectCash,
    parcelIs('delivered'),
    expectPoints,
    tell('order.pointsDue'),
    tell('order.delivered'),
  ],
  pointsCredited: [creditPoints],
  deliveryFailed: [parcelIs('failed')],
  sentAgain: [parcelIs('underway')],
  goodsBack: [
    returnMoney,
    parcelIs('back'),
    freeTurn,
    returnTakenGifts,
    dropPoints,
    returnVouchers,
    stock(restock),
    cancelRepeat,
  ],
}

function always(): boolean {
  return true
}

function isMembers({ memberId }: MovedOrder): boolean {
  return memberId !== null
}

function hasGifts({ pointCost }: MovedOrder): boolean {
  return pointCost > 0
}

/** A voucher that saves nothing is never taken. */
function hasVouchers({ voucherSavings }: MovedOrder): boolean {
  return voucherSavings > 0
}

function effect(
  concerns: (order: MovedOrder) => boolean,
  run: (trx: Db, order: MovedOrder, move: Move) => Promise<unknown>,
): Effect {
  return async (trx, order, move) => {
    if (concerns(order)) await run(trx, order, move)
    return []
  }
}

function stock(step: typeof releaseStock): Effect {
  return (trx, order, move) =>
    step(trx, { cause: orderCause(order.code), causes: stockCauses(order), ...move })
}

function parcelIs(state: ParcelState): Effect {
  return effect(always, (trx, { id }) => setShipmentState(trx, id, state))
}

function tell(topic: string): Effect {
  return effect(always, (trx, { id }) => appendEvent(trx, topic, { orderId: id }))
}
