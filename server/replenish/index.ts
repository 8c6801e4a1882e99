/** Standing orders: made, announced and ordered again (decisions, section 4). */
export { replenishChecks } from './checks.ts'
export { runStandingOrders } from './jobs.ts'
export { replenishListeners } from './listeners.ts'
export { saveStandingOrder } from './keep-store.ts'
