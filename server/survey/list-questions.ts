import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/survey/api.ts'
import type { Caller, Context } from '../context.ts'
import { getPharmacy } from '../platform/http/access.ts'
import { findAnswerTo } from './answer-queries.ts'
import { toAnswerView } from './answer-view.ts'
import { listOpenSurveys } from './open-queries.ts'

/** Surveys open to the calling store today, with its answer so far. */
export async function listSurveyQuestions(
  ctx: Context,
  { survey_id: only }: ParsedInput<typeof api.listSurveyQuestions>,
  caller: Caller,
): Promise<Output<typeof api.listSurveyQuestions>> {
  const { code } = getPharmacy(caller)
  const open = await listOpenSurveys(ctx.db, code, ctx.clock.today())
  const surveys = open.filter(({ id }) => only === undefined || id === only)
  return Promise.all(
    surveys.map(async (survey) => {
      const answer = await findAnswerTo(ctx.db, survey.id, code)
      return {
        id: survey.id,
        title: survey.title,
        intro: survey.intro,
        thanks: survey.thanks,
        closes_on: survey.closesOn,
        reward_points: survey.rewardPoints,
        questions: survey.questions,
        answer: answer && toAnswerView(answer),
      }
    }),
  )
}
