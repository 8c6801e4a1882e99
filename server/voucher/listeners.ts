import type { Listeners } from '../platform/jobs/work.ts'
import { revokeAllFree } from './erase-queries.ts'

/** What vouchers do when something has happened to a membership. */
export const voucherListeners: Listeners = {
  'loyalty.accountErased': {
    /** Nobody is left who could use them, and their codes are nobody's to read. */
    revokeVouchers: (ctx, payload) =>
      ctx.db.transaction().execute((trx) => revokeAllFree(trx, Number(payload.accountId))),
  },
}
