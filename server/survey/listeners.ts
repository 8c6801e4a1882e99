import type { Listeners } from '../platform/jobs/work.ts'
import { forgetRewarded } from './answer-queries.ts'

export const surveyListeners: Listeners = {
  'loyalty.accountErased': {
    /** Answers stay the pharmacy's; whose phone was rewarded is forgotten. */
    forgetRewarded: (ctx, payload) => forgetRewarded(ctx.db, Number(payload.accountId)),
  },
}
