import { toPage, type Output, type ParsedInput } from '#domain/contract.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type * as api from '#domain/survey/desk/api.ts'
import type { Context } from '../../context.ts'
import { listStoreAnswerRows } from './answers-store.ts'
import { getStoredSurvey } from './read-surveys.ts'

/** What each store answered so far, the last written first. */
export async function listStoreAnswers(
  ctx: Context,
  { id, page, limit }: ParsedInput<typeof api.listStoreAnswers>,
): Promise<Output<typeof api.listStoreAnswers>> {
  await getStoredSurvey(ctx.db, id)
  const rows = await listStoreAnswerRows(ctx.db, id, { limit, offset: (page - 1) * limit })
  const items = rows.map((row) => ({
    id: row.id,
    store_code: row.storeCode,
    store_name: row.storeName,
    state: row.state,
    updated_at: toVietnamIso(row.updatedAt),
    ...(row.sentAt ? { sent_at: toVietnamIso(row.sentAt) } : {}),
    answers: row.answers,
  }))
  return toPage(items, rows[0]?.total ?? 0, page, limit)
}
