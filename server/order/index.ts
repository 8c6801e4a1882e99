/** What other modules may call of orders. */
export { orderListeners } from './listeners.ts'
