import { formatVnd, vnd } from '#domain/kernel/vnd.ts'
import type { Listeners } from '../platform/outbox.ts'
import { sendMessage } from '../notification/index.ts'
import { markForErasure, reduceFinishedOrders } from './erasure-store.ts'
import { findOrderForMessage } from './message-store.ts'

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
  'member.erased': {
    /** A deleted member's finished orders lose the person at once, the others when they are done. */
    reduceOrders: async (ctx, payload) => {
      const now = ctx.clock.now()
      await markForErasure(ctx.db, Number(payload.memberId), now)
      await reduceFinishedOrders(ctx.db, now)
    },
  },
}
