import type { Listeners } from '../platform/jobs/work.ts'
import { markForErasure, reduceFinishedOrders } from './member/erasure-queries.ts'
import { followParcel } from './move/follow-parcel.ts'
import { askRefundAccount } from './payment/ask-refund-account.ts'
import { noteRefunded, tellRefunded } from './payment/note-refunded.ts'
import { rememberGiftAddress } from './move/remember-gift-address.ts'
import { creditOrder, settlePoints } from './move/settle-points.ts'
import { tellReturnRequest } from './return-request/tell-return.ts'
import { takeReceipt, takeTransfer } from './payment/take-money.ts'
import {
  tellChanged,
  tellMoneyCame,
  tellMoved,
  tellPlaced,
  tellRefused,
  tellReturned,
} from './move/tell-buyer.ts'

/** What orders do when something has happened to them. */
export const orderListeners: Listeners = {
  'order.placed': {
    sendOrderConfirmation: tellPlaced,
  },
  'order.placedByMember': {
    /** Only orders that have to do with points say so: gifts to burn, points to expect. */
    settlePoints: (ctx, payload) => settlePoints(ctx, Number(payload.orderId)),
    rememberAddress: (ctx, payload) => rememberGiftAddress(ctx, Number(payload.orderId)),
  },
  'order.moved': {
    notifyCustomer: tellMoved,
  },
  'order.burnRefused': {
    sendRefusal: tellRefused,
  },
  'order.pointsDue': {
    creditPoints: (ctx, payload) => creditOrder(ctx, Number(payload.orderId)),
  },
  'order.moneyCame': {
    notifyCustomer: tellMoneyCame,
  },
  'order.changed': {
    notifyCustomer: tellChanged,
  },
  'order.returned': {
    notifyCustomer: tellReturned,
  },
  'order.returnRequest': {
    notifyCustomer: tellReturnRequest,
  },
  'payment.received': {
    takeReceipt: (ctx, payload) => takeReceipt(ctx, Number(payload.receiptId)),
  },
  'payment.transferCame': {
    takeTransfer: (ctx, payload) => takeTransfer(ctx, Number(payload.transactionId)),
  },
  'refund.accountAsked': {
    askCustomer: askRefundAccount,
  },
  'refund.done': {
    noteRefunded: (ctx, payload) => noteRefunded(ctx, Number(payload.refundId)),
    notifyCustomer: (ctx, payload) => tellRefunded(ctx, Number(payload.refundId)),
  },
  'shipment.moved': {
    followParcel,
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
