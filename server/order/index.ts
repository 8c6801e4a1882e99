/** What other modules may call of orders. */
export { orderChecks } from './checks.ts'
export { orderListeners } from './listeners.ts'
export { savePastOrder, type PastOrder } from './save-past-order.ts'
