import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { toPage } from '#domain/paging.ts'
import type * as api from '#domain/survey/backoffice/api.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { findSurvey, listSurveyRows, type StoredSurvey } from './survey-queries.ts'

/** Surveys with how many pharmacies have begun and sent. */
export async function listSurveys(
  ctx: Context,
  { q, status, sort, page, limit }: ParsedInput<typeof api.listSurveys>,
): Promise<Output<typeof api.listSurveys>> {
  const filter = { q: q || null, status: status ?? null, sort }
  const rows = await listSurveyRows(ctx.db, filter, { limit, offset: (page - 1) * limit })
  const items = rows.map(({ total: _total, ...row }) => row)
  return toPage(items, rows[0]?.total ?? 0, page, limit)
}

export function getSurvey(
  ctx: Context,
  { id }: ParsedInput<typeof api.getSurvey>,
): Promise<Output<typeof api.getSurvey>> {
  return getStoredSurvey(ctx.db, id)
}

/** Refuses `notFound`. */
export async function getStoredSurvey(db: Db, id: number): Promise<StoredSurvey> {
  const survey = await findSurvey(db, id)
  if (!survey) throw new Refusal('notFound')
  return survey
}
