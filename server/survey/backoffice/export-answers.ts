import { z } from 'zod'
import { surveyAuditTexts as words } from '#domain/survey/backoffice/audit-texts.ts'
import type { Question } from '#domain/survey/questions.ts'
import type { Context } from '../../context.ts'
import { sendCsv } from '../../platform/csv.ts'
import type { App } from '../../platform/http/app.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { recordAudit } from '../../staff/index.ts'
import { answersCsvHead, answersCsvRows } from './answers-csv.ts'
import { listAnswersAfter } from './answers-queries.ts'
import { getStoredSurvey } from './read-surveys.ts'

const rowsAtOnce = 500

const input = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

/** The answers of a survey as a table for spreadsheets, a store a row; noted in the audit. */
export function exportRoute(app: App): void {
  const definition = {
    method: 'GET',
    path: '/admin/surveys/{id}/export',
    realm: 'staff',
    permission: 'surveys.read',
    summary: 'The answers of a survey as CSV, a store a row; noted in the audit',
    input,
    produces: 'text/csv',
  } as const
  rawRoute(app, definition, async (ctx, { input: { id }, reply, caller }) => {
    const { questions } = await getStoredSurvey(ctx.db, id)
    // Before the first row leaves.
    await ctx.db.transaction().execute((trx) =>
      recordAudit(ctx, trx, caller, {
        action: words.exported,
        subject: { kind: 'survey', id },
      }),
    )
    const name = `khao-sat-${id}-${ctx.clock.today()}`
    return sendCsv(reply, name, readPages(ctx, id, questions))
  })
}

/** One page is in memory at a time; whoever stops reading ends it. */
async function* readPages(
  { db }: Context,
  id: number,
  questions: readonly Question[],
): AsyncGenerator<string, void> {
  yield answersCsvHead(questions)
  let after = 0
  let read = rowsAtOnce
  while (read === rowsAtOnce) {
    const answers = await listAnswersAfter(db, id, after, rowsAtOnce)
    if (answers.length > 0) yield answersCsvRows(questions, answers)
    after = answers.at(-1)?.id ?? after
    read = answers.length
  }
}
