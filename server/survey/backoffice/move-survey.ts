import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import { findSurveyProblems } from '#domain/survey/check-survey.ts'
import type * as api from '#domain/survey/backoffice/api.ts'
import { surveyAuditTexts as words } from '#domain/survey/backoffice/audit-texts.ts'
import { surveyTexts as texts } from '#domain/survey/texts.ts'
import type { Caller, Context } from '../../context.ts'
import { recordAudit } from '../../staff/index.ts'
import { getStoredSurvey } from './read-surveys.ts'
import { lockSurvey, moveSurveyRow, type StoredSurvey } from './survey-queries.ts'

/**
 * Publishes a draft, closes a published survey, opens a closed one again. Refuses `conflict` for any
 * other move or when somebody was quicker, and what cannot be published with words by question.
 */
export async function moveSurvey(
  ctx: Context,
  { id, to, version, reason }: ParsedInput<typeof api.moveSurvey>,
  caller: Caller,
): Promise<Output<typeof api.moveSurvey>> {
  return ctx.db.transaction().execute(async (trx) => {
    const before = await lockSurvey(trx, id)
    if (!before) throw new Refusal('notFound')
    if (before.version !== version || before.status === to) throw new Refusal('conflict')
    if (before.status === 'draft' && to === 'closed') throw new Refusal('conflict')
    if (to === 'published') ensurePublishable(before, ctx.clock.today())
    await moveSurveyRow(trx, id, to, ctx.clock.now())
    await recordAudit(ctx, trx, caller, {
      action: actionOf(before.status, to),
      subject: { kind: 'survey', id },
      reason,
      before: { status: before.status },
      after: { status: to },
    })
    return getStoredSurvey(trx, id)
  })
}

function ensurePublishable(survey: StoredSurvey, today: VietnamDay): void {
  const problems = findSurveyProblems(survey, today)
  if (survey.access === 'list' && survey.store_codes.length === 0) {
    problems['store_codes'] = texts.pharmaciesMissing
  }
  if (Object.keys(problems).length > 0) throw new Refusal('invalidInput', { fields: problems })
}

function actionOf(from: StoredSurvey['status'], to: 'published' | 'closed'): string {
  if (to === 'closed') return words.closed
  return from === 'draft' ? words.published : words.reopened
}
