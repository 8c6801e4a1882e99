/** What other modules may call of orders. */
export { orderChecks } from './checks.ts'
export { listOrdersByHand, moveByHand, type OrderByHand } from './move-by-hand.ts'
export { orderCause, pointsCause } from './causes.ts'
export { orderListeners } from './listeners.ts'
export type { KeptVoucher } from './insert-store.ts'
export { savePastOrder, type PastOrder } from './save-past-order.ts'
export { countOrdersOf, findOrderHits, type OrderHit } from './desk/find-order-hits.ts'
