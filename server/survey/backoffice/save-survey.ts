import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/survey/backoffice/api.ts'
import { findGrowthProblems } from '#domain/survey/growth.ts'
import { surveyAuditTexts as words } from '#domain/survey/backoffice/audit-texts.ts'
import { surveyTexts as texts } from '#domain/survey/texts.ts'
import type { Caller, Context } from '../../context.ts'
import { recordAudit } from '../../staff/index.ts'
import { getStoredSurvey } from './read-surveys.ts'
import { insertSurvey, lockSurvey, updateSurvey, type SurveyFields } from './survey-queries.ts'

/** Begins a draft, with the questions of another where one is named. */
export async function addSurvey(
  ctx: Context,
  { copy_of: copyOf, ...input }: ParsedInput<typeof api.addSurvey>,
  caller: Caller,
): Promise<Output<typeof api.addSurvey>> {
  ensureDays(input)
  const copied = copyOf === undefined ? null : await getStoredSurvey(ctx.db, copyOf)
  const fields = tidy({ ...input, ...(copied ? { questions: copied.questions } : {}) })
  return ctx.db.transaction().execute(async (trx) => {
    const id = await insertSurvey(trx, fields, ctx.clock.now())
    await recordAudit(ctx, trx, caller, {
      action: words.added,
      subject: { kind: 'survey', id },
      after: fields,
    })
    return getStoredSurvey(trx, id)
  })
}

/**
 * Changes a draft in everything; of a survey that was published only what may grow
 * (docs/rules/surveys.md §3). Refuses `conflict` when somebody was quicker, and problems by field.
 */
export async function changeSurvey(
  ctx: Context,
  { id, version, reason, ...input }: ParsedInput<typeof api.changeSurvey>,
  caller: Caller,
): Promise<Output<typeof api.changeSurvey>> {
  ensureDays(input)
  const fields = tidy(input)
  return ctx.db.transaction().execute(async (trx) => {
    const before = await lockSurvey(trx, id)
    if (!before) throw new Refusal('notFound')
    if (before.version !== version) throw new Refusal('conflict')
    if (before.status !== 'draft') ensureGrows(before, fields)
    await updateSurvey(trx, id, fields, ctx.clock.now())
    await recordAudit(ctx, trx, caller, {
      action: words.changed,
      subject: { kind: 'survey', id },
      ...(reason === undefined ? {} : { reason }),
      before: fieldsOf(before),
      after: fields,
    })
    return getStoredSurvey(trx, id)
  })
}

function ensureDays({ opens_on, closes_on }: SurveyFields): void {
  if (closes_on >= opens_on) return
  throw new Refusal('invalidInput', { fields: { closes_on: texts.closesBeforeOpening } })
}

function ensureGrows(before: SurveyFields, after: SurveyFields): void {
  const problems = findGrowthProblems(before, after)
  if (Object.keys(problems).length > 0) throw new Refusal('invalidInput', { fields: problems })
}

/** Codes once each, whatever their case. */
function tidy(fields: SurveyFields): SurveyFields {
  const codes = new Map(fields.store_codes.map((code) => [code.toUpperCase(), code]))
  return { ...fieldsOf(fields), store_codes: [...codes.values()] }
}

function fieldsOf(survey: SurveyFields): SurveyFields {
  const { title, intro, thanks, access, store_codes, opens_on, closes_on } = survey
  const { reward_points, questions } = survey
  return {
    title,
    intro,
    thanks,
    access,
    store_codes,
    opens_on,
    closes_on,
    reward_points,
    questions,
  }
}
