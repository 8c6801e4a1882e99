/** Standing orders: made, announced and ordered again. */
export { replenishChecks } from './checks.ts'
export { runStandingOrders } from './jobs.ts'
export { replenishListeners } from './listeners.ts'
export { saveStandingOrder } from './keep-store.ts'
