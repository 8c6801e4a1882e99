import type { Listeners } from '../platform/jobs/work.ts'
import { endStandingOrdersOf, keepStandingOrders } from './keep-standing-orders.ts'
import { endCancelled } from './end-standing-orders.ts'
import { tellAnnounced, tellCancelled, tellHeld, tellUnchosen } from './tell-member.ts'

export const replenishListeners: Listeners = {
  'order.placedToRepeat': {
    keepStandingOrders: (ctx, payload) => keepStandingOrders(ctx, Number(payload.orderId)),
  },
  'order.repeatCancelled': {
    endStandingOrders: (ctx, payload) => endCancelled(ctx, Number(payload.orderId)),
  },
  'replenish.unchosenEnded': {
    tellMember: (ctx, { ids }) => tellUnchosen(ctx, ids as number[]),
  },
  'replenish.cancelled': {
    tellMember: (ctx, { ids, code }) => tellCancelled(ctx, ids as number[], String(code)),
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
