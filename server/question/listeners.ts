import { readErasedPhone } from '../identity/index.ts'
import type { Listeners } from '../platform/jobs/work.ts'
import { forgetQuestions, lockQuestionsOf } from './forget-queries.ts'
import { tellAsker } from './tell-asker.ts'

export const questionListeners: Listeners = {
  'question.answered': {
    tellAsker: (ctx, payload) => tellAsker(ctx, Number(payload.questionId)),
  },
  'member.erased': {
    /** A deleted member leaves what they asked; the answers stay. */
    forgetAsker: async (ctx, payload) => {
      const of = { memberId: Number(payload.memberId), phone: readErasedPhone(ctx, payload) }
      await ctx.db.transaction().execute(async (trx) => {
        await forgetQuestions(trx, await lockQuestionsOf(trx, of), ctx.clock.now())
      })
    },
  },
}
