import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/survey/api.ts'
import { surveyTexts as texts } from '#domain/survey/texts.ts'
import type { Caller, Context } from '../context.ts'
import { getStore } from '../platform/http/actor.ts'
import { findAccessProblem } from './access.ts'
import { ensureOwn } from './list-answers.ts'
import { findStoreSurvey, hasOpenSurvey } from './open-store.ts'

/** Whether the calling store may answer that survey today, or any: `error` says in words why not. */
export async function checkSurveyAccess(
  ctx: Context,
  { id: code, survey_id: surveyId }: ParsedInput<typeof api.checkSurveyAccess>,
  caller: Caller,
): Promise<Output<typeof api.checkSurveyAccess>> {
  const store = getStore(caller)
  ensureOwn(store, code)
  const today = ctx.clock.today()
  if (surveyId === undefined) {
    const isOpen = await hasOpenSurvey(ctx.db, store.code, today)
    return { error: isOpen ? null : texts.noneOpen }
  }
  const survey = await findStoreSurvey(ctx.db, surveyId, store.code)
  return { error: findAccessProblem(survey, today)?.message ?? null }
}
