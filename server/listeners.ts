import { orderListeners } from './order/index.ts'
import type { Listeners } from './platform/outbox.ts'

/** Everything that happens after a commit because of it, in one readable place. */
export const listeners: Listeners = {
  ...orderListeners,
}
