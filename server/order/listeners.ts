import { formatVnd, vnd } from '#domain/kernel/vnd.ts'
import type { Listeners } from '../platform/outbox.ts'
import { sendMessage } from '../notification/index.ts'
import { markForErasure, reduceFinishedOrders } from './erasure-store.ts'
import { findOrderForMessage } from './message-store.ts'
import { creditOrder, settlePoints } from './settle-points.ts'

/** What orders do when something has happened to them. */
export const orderListeners: Listeners = {
  'order.placed': {
    /** Confirms the order to the phone that placed it. */
    sendOrderConfirmation: async (ctx, payload) => {
      const order = await findOrderForMessage(ctx.db, Number(payload.orderId))
      if (!order) return
      await sendMessage(ctx, {
        dedupeKey: `order-placed:${order.code}`,
        recipient: order.customer_phone,
        template: 'orderPlaced',
        values: {
          code: order.code,
          total: formatVnd(vnd(order.payment + order.shipping_fee)),
        },
      })
    },
  },
  'order.placedByMember': {
    /** Only orders that have to do with points say so: gifts to burn, points to expect. */
    settlePoints: (ctx, payload) => settlePoints(ctx, Number(payload.orderId)),
  },
  'order.burnRefused': {
    /** Tells the buyer that there will be no order, and that nothing was taken. */
    sendRefusal: async (ctx, payload) => {
      const order = await findOrderForMessage(ctx.db, Number(payload.orderId))
      if (!order) return
      await sendMessage(ctx, {
        dedupeKey: `order-refused:${order.code}`,
        recipient: order.customer_phone,
        template: 'giftsRefused',
        values: { code: order.code },
      })
    },
  },
  'order.pointsDue': {
    creditPoints: (ctx, payload) => creditOrder(ctx, Number(payload.orderId)),
  },
  'member.erased': {
    /** A deleted member's finished orders lose the person at once, the others when they are done. */
    reduceOrders: async (ctx, payload) => {
      const now = ctx.clock.now()
      await markForErasure(ctx.db, Number(payload.memberId), now)
      await reduceFinishedOrders(ctx.db, now)
    },
  },
}
