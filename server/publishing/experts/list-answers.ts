import type { Output, ParsedInput } from '#domain/contract.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { toPage } from '#domain/paging.ts'
import type * as api from '#domain/publishing/experts/api.ts'
import { expertWireTexts as texts } from '#domain/publishing/experts/wire-texts.ts'
import type { Caller, Context } from '../../context.ts'
import { keepUntilChange, momentOf } from '../periods.ts'
import {
  countAnswers,
  listAnswerRows,
  listShownCategories,
  listShownExperts,
  type AnswerRow,
} from './answer-queries.ts'

export async function listAnswers(
  ctx: Context,
  { category = '', search = '', page, limit }: ParsedInput<typeof api.listAnswers>,
  caller: Caller,
): Promise<Output<typeof api.listAnswers>> {
  const at = momentOf(ctx, caller)
  await keepUntilChange(ctx, ['answer'], caller)
  const wanted = { at, category, search, limit, offset: (page - 1) * limit }
  const rows = await listAnswerRows(ctx.db, wanted)
  return toPage(rows.map(toAnswered), await countAnswers(ctx.db, wanted), page, limit)
}

export function listExperts(
  { db }: Context,
  { category }: ParsedInput<typeof api.listExperts>,
): Promise<Output<typeof api.listExperts>> {
  return listShownExperts(db, category)
}

export async function listExpertCategories(
  ctx: Context,
  _: unknown,
  caller: Caller,
): Promise<Output<typeof api.listExpertCategories>> {
  const at = momentOf(ctx, caller)
  await keepUntilChange(ctx, ['answer'], caller)
  return listShownCategories(ctx.db, at)
}

/** The specification's call: both at once. */
export async function listConsultants(
  ctx: Context,
  { category: asked, ...wanted }: ParsedInput<typeof api.listConsultants>,
  caller: Caller,
): Promise<Output<typeof api.listConsultants>> {
  const category = asked === undefined ? '' : String(asked)
  return {
    experts: await listShownExperts(ctx.db, category),
    questions: await listAnswers(ctx, { ...wanted, category }, caller),
  }
}

export function toAnswered(row: AnswerRow): api.AnsweredQuestion {
  const { id, slug, head, expert, category, askedBy, firstAt } = row
  return {
    id,
    slug,
    title: head.title,
    question: head.question,
    answer: head.answer,
    expert,
    category,
    answered_at: toVietnamIso(firstAt),
    asked_by: askedBy || texts.somebody,
  }
}
