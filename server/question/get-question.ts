import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as desk from '#domain/question/backoffice/api.ts'
import type { Context } from '../context.ts'
import { findQuestion } from './question-queries.ts'
import { toWhole } from './question-view.ts'

export async function getQuestion(
  ctx: Context,
  { id }: ParsedInput<typeof desk.getQuestion>,
): Promise<desk.WholeQuestion> {
  const question = await findQuestion(ctx.db, id)
  if (!question) throw new Refusal('notFound')
  return toWhole(ctx, question)
}
