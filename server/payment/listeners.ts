import type { Listeners } from '../platform/jobs/work.ts'
import { sendRefund } from './send-refund.ts'

/** What payments do when something has happened to them. */
export const paymentListeners: Listeners = {
  'refund.started': {
    sendRefund: (ctx, payload) => sendRefund(ctx, Number(payload.refundId)),
  },
}
