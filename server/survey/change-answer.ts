import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/survey/api.ts'
import type { Caller, Context } from '../context.ts'
import { findActiveProgramme } from '../loyalty/index.ts'
import { getStore } from '../platform/http/actor.ts'
import { answerSurvey } from './answer-survey.ts'
import { findOwnAnswer } from './answer-store.ts'
import { toAnswerView } from './answer-view.ts'
import { getOpenSurvey } from './access.ts'

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
  const programmeId = programme?.id ?? null
  const of = { id, storeCode: code, storeUser: username }
  const answering = { of, given, submit, phone, programmeId, at: ctx.clock.now() }
  const saved = await ctx.db.transaction().execute((trx) => answerSurvey(trx, survey, answering))
  return toAnswerView(saved)
}

/** Who began an answer knows the survey: it has only closed to them meanwhile. */
function asConflict(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  throw new Refusal('conflict', { message: error.message })
}
