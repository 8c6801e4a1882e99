import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/survey/api.ts'
import type { Caller, Context } from '../context.ts'
import { getPharmacy } from '../platform/http/access.ts'
import { holdOpenSurvey } from './access.ts'
import { findAnswerTo, insertAnswer } from './answer-queries.ts'
import { toAnswerView } from './answer-view.ts'
import { keepAnswers } from './keep-answers.ts'

/**
 * Begins the calling pharmacy's answer, or finds the one that was begun on another device; what is given is
 * kept with it. Refuses `notFound`, `forbidden` and `conflict` (not open) with words.
 */
export async function startSurveyAnswer(
  ctx: Context,
  { survey_id: surveyId, answers: given }: ParsedInput<typeof api.startSurveyAnswer>,
  caller: Caller,
): Promise<Output<typeof api.startSurveyAnswer>> {
  const { code, name, username } = getPharmacy(caller)
  const at = ctx.clock.now()
  return ctx.db.transaction().execute(async (trx) => {
    const survey = await holdOpenSurvey(trx, surveyId, code, ctx.clock.today())
    const begun = { surveyId, pharmacyCode: code, pharmacyName: name, pharmacyUser: username, at }
    await insertAnswer(trx, begun)
    const answer = (await findAnswerTo(trx, surveyId, code))!
    if (Object.keys(given).length === 0) return toAnswerView(answer)
    const of = { id: answer.id, pharmacyCode: code, pharmacyUser: username }
    return toAnswerView(await keepAnswers(trx, survey, { of, given, submit: false, at }))
  })
}
