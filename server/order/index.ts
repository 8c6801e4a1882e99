/**
 * What other modules may call of orders. Its rooms: `place/` from cart to order, `payment/`, `move/` from state to
 * state with what each move does, `returns/`, `member/` their own orders, `back office/` the staff's.
 */
export { orderChecks } from './checks.ts'
export { listOrdersByHand, moveByHand, type OrderByHand } from './move/move-by-hand.ts'
export { orderCause, pointsCause } from './causes.ts'
export { findKeptOrder, type Goods, type KeptOrder } from './kept-order.ts'
export { orderListeners } from './listeners.ts'
export { openOrder } from './get-order.ts'
export { listOrdersOfMember } from './member/member-queries.ts'
export { findShownOrder } from './find-shown-order.ts'
export { checkoutFigures } from './place/count-checkouts.ts'
export { findOrderCodes } from './queries.ts'
export type { KeptVoucher } from './place/insert-queries.ts'
export { savePastOrder, type PastOrder } from './place/save-past-order.ts'
export type { OrderInput } from './place/asked-order.ts'
export { exportMemberData } from './member/export-member-data.ts'
export { placeSubscription } from './place/place-order.ts'
export {
  findFormerDestination,
  findCancelledRepeat,
  findRepeatedLines,
  type FormerDestination,
  type RepeatedOrder,
} from './place/repeat-queries.ts'
export {
  countOrdersOf,
  findOrderHits,
  findOrdersOfCode,
  type OrderHit,
} from './backoffice/find-order-hits.ts'
export {
  countOrdersOfPerson,
  findPersonOfOrder,
  findPersonOfReturn,
  listGiftsOfPerson,
  listOrdersOfPerson,
  listPlacesOfPerson,
  sumUpOrders,
  type OrderOfPerson,
} from './backoffice/orders-of-person.ts'
export { findOrderQueue } from './backoffice/order-queue.ts'
export { findMailOfOrder, findToldOfOrder } from './move/told-of-order.ts'
export { cashLimitRecords } from './cash/limits.ts'
export { savePastStatement, type PastStatement } from './cash/save-past-statement.ts'
export { orderMover } from './move-person.ts'
