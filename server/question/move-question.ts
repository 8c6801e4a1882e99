import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as desk from '#domain/question/backoffice/api.ts'
import { questionTexts as texts } from '#domain/question/texts.ts'
import type { Caller, Context } from '../context.ts'
import { getStaff } from '../platform/http/access.ts'
import { findExpertCategory } from '../publishing/index.ts'
import { recordAudit } from '../staff/index.ts'
import { changeQuestion } from './change-question.ts'
import { forgetQuestions } from './forget-queries.ts'
import { findQuestion, listAnswererRows } from './question-queries.ts'

/** Puts an open question where it belongs. */
export async function triageQuestion(
  ctx: Context,
  { category_id, assigned_to: to, ...at }: ParsedInput<typeof desk.triageQuestion>,
  caller: Caller,
): Promise<desk.WholeQuestion> {
  return changeQuestion(ctx, at, async (trx, before) => {
    const category = await findExpertCategory(trx, category_id)
    if (!category && category_id !== before.category.id) {
      throw new Refusal('conflict', { fields: { category_id: texts.categoryMissing } })
    }
    const people = await listAnswererRows(trx)
    const person = people.find(({ id }) => id === to)
    if (to !== null && !person && to !== before.assignedTo?.id) {
      throw new Refusal('conflict', { fields: { assigned_to: texts.notAssignable } })
    }
    const state = to === null && before.itemId === null ? 'new' : 'assigned'
    await trx
      .updateTable('expert_question')
      .set({ category_id, assigned_to: to, state, version: at.version + 1 })
      .where('id', '=', at.id)
      .execute()
    await recordAudit(ctx, trx, caller, {
      action: texts.triaged,
      subject: { kind: 'question', id: at.id },
      before: { category: before.category.name, assigned_to: before.assignedTo?.name ?? '' },
      after: {
        category: category?.name ?? before.category.name,
        assigned_to: person?.name ?? before.assignedTo?.name ?? '',
      },
    })
  })
}

/** Who asked. That somebody read it stands in the audit; the audit holds no name. */
export async function revealAsker(
  ctx: Context,
  { id }: ParsedInput<typeof desk.revealAsker>,
  caller: Caller,
): Promise<Output<typeof desk.revealAsker>> {
  return ctx.db.transaction().execute(async (trx) => {
    const question = await findQuestion(trx, id)
    if (!question) throw new Refusal('notFound')
    await recordAudit(ctx, trx, caller, {
      action: texts.revealed,
      subject: { kind: 'question', id },
    })
    return { name: question.name, phone: question.phone }
  })
}

export async function closeQuestion(
  ctx: Context,
  { reason, ...at }: ParsedInput<typeof desk.closeQuestion>,
  caller: Caller,
): Promise<desk.WholeQuestion> {
  return changeQuestion(ctx, at, async (trx, { state }) => {
    await trx
      .updateTable('expert_question')
      .set({
        state: 'closed',
        closed_reason: reason,
        ended_at: ctx.clock.now(),
        ended_by: getStaff(caller).fullName,
        version: at.version + 1,
      })
      .where('id', '=', at.id)
      .execute()
    await recordAudit(ctx, trx, caller, {
      action: texts.closed,
      subject: { kind: 'question', id: at.id },
      reason,
      before: { state },
      after: { state: 'closed' },
    })
  })
}

/** Somebody asked by phone to be forgotten; the text stays without them, and what is public is theirs no more. */
export async function forgetAsker(
  ctx: Context,
  { reason, ...at }: ParsedInput<typeof desk.forgetAsker>,
  caller: Caller,
): Promise<desk.WholeQuestion> {
  const write: Parameters<typeof changeQuestion>[2] = async (trx, question) => {
    await forgetQuestions(trx, [question], ctx.clock.now())
    await recordAudit(ctx, trx, caller, {
      action: texts.forgotten,
      subject: { kind: 'question', id: at.id },
      reason,
    })
  }
  return changeQuestion(ctx, at, write, { onlyOpen: false })
}
