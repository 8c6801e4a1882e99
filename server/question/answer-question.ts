import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as desk from '#domain/question/backoffice/api.ts'
import { questionTexts as texts } from '#domain/question/texts.ts'
import { withoutPerson } from '#domain/question/without-person.ts'
import { slugOf } from '#domain/kernel/slug-of.ts'
import type { Caller, Context } from '../context.ts'
import { getStaff } from '../platform/http/access.ts'
import { appendEvent } from '../platform/outbox.ts'
import { beginAnswerItem, giveAnswer, isExpert } from '../publishing/index.ts'
import { recordAudit } from '../staff/index.ts'
import { changeQuestion } from './change-question.ts'
import { askerOf } from './question-view.ts'

/** Begins the answer's draft. The question stands in it as others may read it: without whoever asked. */
export async function beginAnswer(
  ctx: Context,
  { title, expert_id, ...at }: ParsedInput<typeof desk.beginAnswer>,
  caller: Caller,
): Promise<desk.WholeQuestion> {
  return changeQuestion(ctx, at, async (trx, question) => {
    if (question.itemId !== null) throw new Refusal('conflict')
    if (!(await isExpert(trx, expert_id))) {
      throw new Refusal('conflict', { fields: { expert_id: texts.unknownExpert } })
    }
    const itemId = await beginAnswerItem(
      ctx,
      trx,
      {
        slug: slugFor(title, at.id),
        askedBy: askerOf(question),
        body: {
          title,
          question: withoutPerson(question.words, question.name),
          expert_id,
          category_id: question.category.id,
        },
      },
      caller,
    )
    await trx
      .updateTable('expert_question')
      .set({
        item_id: itemId,
        state: 'assigned',
        assigned_to: question.assignedTo?.id ?? getStaff(caller).id,
        version: at.version + 1,
      })
      .where('id', '=', at.id)
      .execute()
    await recordAudit(ctx, trx, caller, {
      action: texts.begun,
      subject: { kind: 'question', id: at.id },
      after: { content: itemId, title },
    })
  })
}

/**
 * Answers, for everybody or for the asker alone. Two who press at once hold the question one after the other: the
 * first answers, the second is refused. The message is ordered in the same transaction, so it is sent once.
 */
export async function sendAnswer(
  ctx: Context,
  { revision: number, how, reason, ...at }: ParsedInput<typeof desk.sendAnswer>,
  caller: Caller,
): Promise<desk.WholeQuestion> {
  return changeQuestion(ctx, at, async (trx, { itemId }) => {
    if (itemId === null) {
      throw new Refusal('contentRefused', { fields: { answer: texts.notBegun } })
    }
    const isPublic = how === 'public'
    const revisionId = await giveAnswer(ctx, trx, { itemId, number, isPublic, reason }, caller)
    await trx
      .updateTable('expert_question')
      .set({
        state: 'answered',
        answered_how: how,
        revision_id: revisionId,
        ended_at: ctx.clock.now(),
        ended_by: getStaff(caller).fullName,
        version: at.version + 1,
      })
      .where('id', '=', at.id)
      .execute()
    await recordAudit(ctx, trx, caller, {
      action: isPublic ? texts.published : texts.answeredPrivately,
      subject: { kind: 'question', id: at.id },
      reason,
      after: { content: itemId, revision: number },
    })
    await appendEvent(trx, 'question.answered', { questionId: at.id })
  })
}

/** A title's words, and the question's number: no two are the same. */
function slugFor(title: string, id: number): string {
  const words = slugOf(title.slice(0, 100))
  return words ? `${words}-${id}` : `cau-hoi-${id}`
}
