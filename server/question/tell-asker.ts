import type { Context } from '../context.ts'
import { pushMember } from '../identity/index.ts'
import { sendMessage } from '../notification/index.ts'
import { appendEvent } from '../platform/outbox.ts'
import { listInForce } from '../publishing/index.ts'
import { answerLink } from './answer-link.ts'
import { questionsKey } from './change-question.ts'
import { findQuestion } from './question-queries.ts'

/** Tells whoever asked that there is an answer; what it says stands behind the link alone. */
export async function tellAsker(ctx: Context, questionId: number): Promise<void> {
  await sendAnswered(ctx, questionId, `question:${questionId}`)
}

/** Tells it again to whoever asks the same days later: once a day. */
export async function tellAskerAgain(ctx: Context, questionId: number, day: string): Promise<void> {
  await sendAnswered(ctx, questionId, `question:${questionId}:${day}`)
}

async function sendAnswered(ctx: Context, questionId: number, dedupeKey: string): Promise<void> {
  const question = await findQuestion(ctx.db, questionId)
  if (!question || question.phone === '' || question.state !== 'answered') return
  const { memberId } = question
  if (memberId !== null) {
    await pushMember(ctx, { dedupeKey, memberId, template: 'questionAnswered', values: {} })
  }
  await sendMessage(ctx, {
    dedupeKey,
    recipient: question.phone,
    template: 'questionAnswered',
    values: { link: answerLink(ctx, questionId) },
  })
}

/**
 * An answer that went public by another way than its question's page (the editor, a moment that was planned, a
 * release) answers its question too, as soon as it is in force.
 */
export async function noteAnswersInForce(ctx: Context): Promise<void> {
  const open = await ctx.db
    .selectFrom('expert_question')
    .select(['id', 'item_id'])
    .where('state', 'in', ['new', 'assigned'])
    .where('item_id', 'is not', null)
    .execute()
  if (open.length === 0) return
  const at = ctx.clock.now()
  const live = await listInForce(
    ctx.db,
    open.map(({ item_id: itemId }) => itemId!),
    at,
  )
  for (const { id, item_id: itemId } of open) {
    const revisionId = live.get(itemId!)
    if (revisionId !== undefined) await noteAnswered(ctx, id, revisionId, at)
  }
}

async function noteAnswered(ctx: Context, id: number, revisionId: number, at: Date): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const noted = await trx
      .updateTable('expert_question')
      .set((row) => ({
        state: 'answered' as const,
        answered_how: 'public' as const,
        revision_id: revisionId,
        ended_at: at,
        version: row('version', '+', 1),
      }))
      .where('id', '=', id)
      // Whoever pressed meanwhile has told it already.
      .where('state', 'in', ['new', 'assigned'])
      .returning('id')
      .executeTakeFirst()
    if (noted) await appendEvent(trx, 'question.answered', { questionId: id })
  })
  ctx.changeBus.tell([questionsKey])
  ctx.outbox.wake()
}
