import type { Listeners } from '../platform/outbox.ts'
import { endStandingOrdersOf, keepStandingOrders } from './keep-standing-orders.ts'
import { tellAnnounced, tellHeld } from './tell-member.ts'

export const replenishListeners: Listeners = {
  'order.placedToRepeat': {
    keepStandingOrders: (ctx, payload) => keepStandingOrders(ctx, Number(payload.orderId)),
  },
  'replenish.announced': {
    tellMember: (ctx, payload) => tellAnnounced(ctx, Number(payload.cycleId)),
  },
  'replenish.held': {
    tellMember: (ctx, payload) => tellHeld(ctx, Number(payload.cycleId), Number(payload.tries)),
  },
  'member.erased': {
    endStandingOrders: (ctx, payload) => endStandingOrdersOf(ctx, Number(payload.memberId)),
  },
}
