import type { Listeners } from '../platform/jobs/work.ts'
import { endSubscriptionsOf, keepSubscriptions } from './keep-subscriptions.ts'
import { endCancelled } from './end-subscriptions.ts'
import { orderHandedOver } from './order-cycles.ts'
import { tellAnnounced, tellCancelled, tellFeeRose, tellHeld, tellUnchosen } from './tell-member.ts'

export const subscriptionListeners: Listeners = {
  'order.placedToRepeat': {
    keepSubscriptions: (ctx, payload) => keepSubscriptions(ctx, Number(payload.orderId)),
  },
  'order.repeatCancelled': {
    endSubscriptions: (ctx, payload) => endCancelled(ctx, Number(payload.orderId)),
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
  'replenish.feeRose': {
    tellMember: (ctx, payload) => tellFeeRose(ctx, Number(payload.cycleId)),
  },
  'replenish.notOrdered': {
    orderCycle: (ctx, payload) => orderHandedOver(ctx, Number(payload.cycleId)),
  },
  'replenish.held': {
    tellMember: (ctx, payload) => tellHeld(ctx, Number(payload.cycleId), Number(payload.tries)),
  },
  'member.erased': {
    endSubscriptions: (ctx, payload) => endSubscriptionsOf(ctx, Number(payload.memberId)),
  },
}
