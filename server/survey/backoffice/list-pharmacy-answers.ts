import type { Output, ParsedInput } from '#domain/contract.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { toPage } from '#domain/paging.ts'
import type * as api from '#domain/survey/backoffice/api.ts'
import type { Context } from '../../context.ts'
import { listPharmacyAnswerRows } from './answers-queries.ts'
import { getStoredSurvey } from './read-surveys.ts'

/** What each pharmacy answered so far, the last written first. */
export async function listPharmacyAnswers(
  ctx: Context,
  { id, page, limit }: ParsedInput<typeof api.listPharmacyAnswers>,
): Promise<Output<typeof api.listPharmacyAnswers>> {
  await getStoredSurvey(ctx.db, id)
  const rows = await listPharmacyAnswerRows(ctx.db, id, { limit, offset: (page - 1) * limit })
  const items = rows.map((row) => ({
    id: row.id,
    store_code: row.pharmacyCode,
    store_name: row.pharmacyName,
    state: row.state,
    updated_at: toVietnamIso(row.updatedAt),
    ...(row.sentAt ? { sent_at: toVietnamIso(row.sentAt) } : {}),
    answers: row.answers,
  }))
  return toPage(items, rows[0]?.total ?? 0, page, limit)
}
