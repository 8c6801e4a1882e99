import { readErasedPhone } from '../identity/index.ts'
import type { Listeners } from '../platform/jobs/work.ts'
import { forgetQuestions, lockQuestionsOf } from './forget-queries.ts'
import { tellAsker, tellAskerAgain } from './tell-asker.ts'

export const questionListeners: Listeners = {
  'question.answered': {
    tellAsker: (ctx, payload) => tellAsker(ctx, Number(payload.questionId)),
  },
  'question.askedAgain': {
    tellAskerAgain: (ctx, { questionId, day }) =>
      tellAskerAgain(ctx, Number(questionId), String(day)),
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
