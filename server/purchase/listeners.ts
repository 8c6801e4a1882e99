import { readErasedPhone } from '../identity/index.ts'
import type { Listeners } from '../platform/jobs/work.ts'
import { forgetCustomer } from './forget-queries.ts'

export const purchaseListeners: Listeners = {
  'member.erased': {
    /** A deleted member leaves the pharmacies' notes as well. */
    forgetPurchases: async (ctx, payload) => {
      const phone = readErasedPhone(ctx, payload)
      if (phone === null) return
      await ctx.db.transaction().execute((trx) => forgetCustomer(trx, phone))
    },
  },
}
