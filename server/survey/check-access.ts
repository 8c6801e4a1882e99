import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/survey/api.ts'
import { surveyTexts as texts } from '#domain/survey/texts.ts'
import type { Caller, Context } from '../context.ts'
import { getPharmacy } from '../platform/http/access.ts'
import { findAccessProblem } from './access.ts'
import { ensureOwn } from './list-answers.ts'
import { findPharmacySurvey, hasOpenSurvey } from './open-queries.ts'

/** Whether the calling store may answer that survey today, or any: `error` says in words why not. */
export async function checkSurveyAccess(
  ctx: Context,
  { id: code, survey_id: surveyId }: ParsedInput<typeof api.checkSurveyAccess>,
  caller: Caller,
): Promise<Output<typeof api.checkSurveyAccess>> {
  const pharmacy = getPharmacy(caller)
  ensureOwn(pharmacy, code)
  const today = ctx.clock.today()
  if (surveyId === undefined) {
    const isOpen = await hasOpenSurvey(ctx.db, pharmacy.code, today)
    return { error: isOpen ? null : texts.noneOpen }
  }
  const survey = await findPharmacySurvey(ctx.db, surveyId, pharmacy.code)
  return { error: findAccessProblem(survey, today)?.message ?? null }
}
