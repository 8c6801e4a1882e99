import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { isSlug } from '#domain/kernel/slug.ts'
import type { AnswerBody } from '#domain/publishing/answer.ts'
import type * as api from '#domain/publishing/experts/api.ts'
import type { Caller, Context } from '../../context.ts'
import { findApproval } from '../articles/article-queries.ts'
import { momentOf } from '../periods.ts'
import { findPublished } from '../published.ts'
import { findAnswerRow, listAnswerRows } from './answer-queries.ts'
import { toAnswered } from './list-answers.ts'

const relatedCount = 4

/** An answered question; refuses `notFound` for what is not in force, whoever asks. */
export async function getAnswer(
  ctx: Context,
  { slug }: ParsedInput<typeof api.getAnswer>,
  caller: Caller,
): Promise<api.WholeAnswer> {
  const found = isSlug(slug) ? await findPublished(ctx, 'answer', slug, caller) : null
  const at = momentOf(ctx, caller)
  const shown = found && (await showAnswer(ctx, found.revisionId, found.body, at))
  if (!shown) throw new Refusal('notFound')
  return { ...shown, updated_at: toVietnamIso(found.since) }
}

/** One revision as the public reads it; null where it lacks its expert or category. */
export async function showAnswer(
  ctx: Context,
  revisionId: number,
  { content }: AnswerBody,
  at: Date,
): Promise<api.WholeAnswer | null> {
  const row = await findAnswerRow(ctx.db, revisionId, at)
  if (!row) return null
  const related = await listAnswerRows(ctx.db, {
    at,
    category: row.category.slug,
    not: row.id,
    limit: relatedCount,
    offset: 0,
  })
  const approval = await findApproval(ctx.db, revisionId)
  return {
    ...toAnswered(row),
    content,
    updated_at: toVietnamIso(row.since),
    ...(approval
      ? { reviewed_by: approval.signed_as, reviewed_at: toVietnamIso(approval.at) }
      : {}),
    related: related.map(toAnswered),
  }
}
