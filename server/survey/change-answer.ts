import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/survey/api.ts'
import { surveyTexts as texts } from '#domain/survey/texts.ts'
import type { Caller, Context } from '../context.ts'
import { findActiveProgramme } from '../loyalty/index.ts'
import { getStore } from '../platform/http/actor.ts'
import { findOwnAnswer } from './answer-store.ts'
import { toAnswerView } from './answer-view.ts'
import { getOpenSurvey } from './access.ts'
import { keepAnswers } from './keep-answers.ts'
import { rewardAnswer } from './reward-answer.ts'

/**
 * Keeps answers of the calling store as they are given, until the closing day; `submit` sends them and
 * rewards the first sending, in one transaction. Problems by question id, `phone` for the reward's.
 */
export async function changeSurveyAnswer(
  ctx: Context,
  { id, answers: given, submit, phone }: ParsedInput<typeof api.changeSurveyAnswer>,
  caller: Caller,
): Promise<Output<typeof api.changeSurveyAnswer>> {
  const { code, username } = getStore(caller)
  const today = ctx.clock.today()
  const known = await findOwnAnswer(ctx.db, id, code)
  if (!known) throw new Refusal('notFound')
  const survey = await getOpenSurvey(ctx.db, known.surveyId, code, today).catch(asConflict)
  const programme = submit ? await findActiveProgramme(ctx, today) : null
  const at = ctx.clock.now()
  return ctx.db.transaction().execute(async (trx) => {
    const of = { id, storeCode: code, storeUser: username }
    const saved = await keepAnswers(trx, survey, { of, given, submit, at })
    if (!submit || survey.rewardPoints === 0 || saved.rewarded !== null) return toAnswerView(saved)
    if (phone === undefined) {
      throw new Refusal('invalidInput', { fields: { phone: texts.phoneMissing } })
    }
    const programmeId = programme?.id ?? null
    return toAnswerView(await rewardAnswer(trx, saved, { survey, phone, programmeId, at }))
  })
}

/** Who began an answer knows the survey: it has only closed to them meanwhile. */
function asConflict(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  throw new Refusal('conflict', { message: error.message })
}
