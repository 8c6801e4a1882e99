import { Refusal } from '#domain/errors.ts'
import type * as desk from '#domain/question/backoffice/api.ts'
import { isOpen } from '#domain/question/states.ts'
import type { Context } from '../context.ts'
import { listToldTags } from '../platform/change-bus.ts'
import type { Db } from '../platform/db.ts'
import { getQuestion } from './get-question.ts'
import { lockQuestion, type StoredQuestion } from './question-queries.ts'
import { toWhole } from './question-view.ts'

/** Open lists of questions hear of a change by it. */
export const questionsKey = 'questions'

/**
 * Runs a write on one question that is still as somebody saw it, and gives it as it is then. Refuses `conflict` with
 * the question as it is now where somebody was faster, or where it has ended and `onlyOpen` is asked.
 */
export async function changeQuestion(
  ctx: Context,
  { id, version }: { id: number; version: number },
  write: (trx: Db, question: StoredQuestion) => Promise<void>,
  { onlyOpen = true } = {},
): Promise<desk.WholeQuestion> {
  const told = await ctx.db.transaction().execute(async (trx) => {
    const question = await lockQuestion(trx, id)
    if (!question) throw new Refusal('notFound')
    if (question.version !== version || (onlyOpen && !isOpen(question.state))) {
      throw new Refusal('conflict', { current: await toWhole({ ...ctx, db: trx }, question) })
    }
    await write(trx, question)
    return listToldTags(trx)
  })
  ctx.cache.drop(told)
  ctx.changeBus.tell([questionsKey])
  ctx.outbox.wake()
  return getQuestion(ctx, { id })
}
