import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { exportData } from '#domain/identity/account-data/api.ts'
import type * as api from '#domain/question/api.ts'
import type { Caller, Context } from '../context.ts'
import { exportGames } from '../game/index.ts'
import { getMember } from '../platform/http/access.ts'
import { showGivenAnswer } from '../publishing/index.ts'
import { exportWithReviews } from '../review/index.ts'
import { answerToken, readAnswerToken } from './answer-link.ts'
import { findQuestion } from './question-queries.ts'

const maxListed = 200

/** For whoever was sent the link; refuses `notFound` once the person has been forgotten. */
export async function getOwnAnswer(
  ctx: Context,
  { token }: ParsedInput<typeof api.getOwnAnswer>,
): Promise<api.OwnAnswer> {
  const id = readAnswerToken(ctx, token)
  const question = id === null ? null : await findQuestion(ctx.db, id)
  if (!question || question.phone === '' || question.revisionId === null) {
    throw new Refusal('notFound')
  }
  const { words, createdAt, endedAt, revisionId, itemId, answeredHow } = question
  const isPublic = answeredHow === 'public'
  const given = await showGivenAnswer(ctx, { itemId: itemId!, revisionId, isPublic })
  const asked = { question: words, asked_at: toVietnamIso(createdAt) }
  if (!given) return { state: 'takenBack', ...asked }
  const { answer, isLive } = given
  return {
    state: 'given',
    ...asked,
    content: answer.content,
    expert: answer.expert,
    category: answer.category,
    answered_at: toVietnamIso(endedAt!),
    ...(answer.reviewed_by && { reviewed_by: answer.reviewed_by }),
    ...(isLive && { public_slug: answer.slug }),
  }
}

export async function listOwnQuestions(
  ctx: Context,
  _: unknown,
  caller: Caller,
): Promise<Output<typeof api.listOwnQuestions>> {
  const rows = await ctx.db
    .selectFrom('expert_question as q')
    .innerJoin('expert_category as c', 'c.id', 'q.category_id')
    .select(['q.id', 'q.words', 'q.created_at', 'q.state', 'c.name'])
    .where('q.member_id', '=', getMember(caller).id)
    .orderBy('q.id', 'desc')
    .limit(maxListed)
    .execute()
  return {
    items: rows.map(({ id, words, created_at: askedAt, state, name }) => ({
      id,
      question: words,
      category: name,
      asked_at: toVietnamIso(askedAt),
      state,
      ...(state === 'answered' && { token: answerToken(ctx, id) }),
    })),
  }
}

/** A member's whole data, with what only this module knows. */
export async function exportWithQuestions(
  ctx: Context,
  input: object,
  caller: Caller,
): Promise<Omit<Output<typeof exportData>, 'chats'>> {
  const data = await exportWithReviews(ctx, input, caller)
  const { items } = await listOwnQuestions(ctx, input, caller)
  return { ...data, expert_questions: items, games: await exportGames(ctx.db, getMember(caller)) }
}
