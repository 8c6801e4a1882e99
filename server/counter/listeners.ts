import type { Listeners } from '../platform/jobs/work.ts'
import { forgetUsesOf } from './forget-queries.ts'

/** What counters do when something has happened to a membership. */
export const counterListeners: Listeners = {
  'loyalty.accountErased': {
    forgetCounterPhones: (ctx, payload) => forgetUsesOf(ctx.db, Number(payload.accountId)),
  },
}
