import { hasPointsDue } from '#domain/order/points-due.ts'
import type { OrderEvent } from '#domain/order/status.ts'
import { orderTexts } from '#domain/order/texts.ts'
import { giveGifts, returnGifts } from '../gift/index.ts'
import { creditExpected, dropExpected } from '../loyalty/index.ts'
import type { Db } from '../platform/db.ts'
import { appendEvent } from '../platform/outbox.ts'
import { releaseVouchers, useVouchers } from '../voucher/index.ts'
import { orderCause, pointsCause } from './causes.ts'
import { expectDuePoints } from './expect-due-points.ts'
import type { MovedOrder, PaymentStep } from './move-store.ts'
import { consumeStock, releaseStock, restock, type Reservation } from './stock-store.ts'

interface Effects {
  payment?: PaymentStep
  /** In the order of the locks (docs/rules/locking.md): account, gifts, vouchers, stock. */
  does: readonly Effect[]
}

/** Does its part for an order whose row is locked; gives what can be sold now, where that changed. */
type Effect = (trx: Db, order: MovedOrder, move: Move) => Promise<Reservation[]>

interface Move {
  actor: string
  at: Date
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

const everythingBack: Effects = {
  payment: 'refunded',
  does: [returnTakenGifts, dropPoints, returnVouchers, stock(releaseStock)],
}

/** What each move of the table does besides changing the state (decisions, section 4). */
export const effectsOf: Partial<Record<OrderEvent, Effects>> = {
  burnRefused: { ...everythingBack, does: [...everythingBack.does, tell('order.burnRefused')] },
  paid: { payment: 'received', does: [] },
  buyerCancelled: everythingBack,
  paymentExpired: everythingBack,
  cancelAccepted: everythingBack,
  staffCancelled: everythingBack,
  handedToCarrier: { does: [giveTakenGifts, useHeldVouchers, stock(consumeStock)] },
  delivered: { payment: 'collected', does: [] },
  // The expectation is there since the order was placed; should that event be lost, it is made now.
  deliveredWithPoints: { payment: 'collected', does: [expectPoints, tell('order.pointsDue')] },
  pointsCredited: { does: [creditPoints] },
  goodsBack: {
    payment: 'refunded',
    does: [returnTakenGifts, dropPoints, returnVouchers, stock(restock)],
  },
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
  return (trx, { code }, move) => step(trx, { cause: orderCause(code), ...move })
}

function tell(topic: string): Effect {
  return effect(
    () => true,
    (trx, { id }) => appendEvent(trx, topic, { orderId: id }),
  )
}
