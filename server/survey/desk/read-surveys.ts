import { toPage, type Output, type ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/survey/desk/api.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { findSurvey, listSurveyRows, type StoredSurvey } from './survey-store.ts'

/** Surveys with how many stores have begun and sent, newest first. */
export async function listSurveys(
  ctx: Context,
  { q, status, page, limit }: ParsedInput<typeof api.listSurveys>,
): Promise<Output<typeof api.listSurveys>> {
  const filter = { q: q || null, status: status ?? null }
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
