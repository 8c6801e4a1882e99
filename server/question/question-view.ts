import { toVietnamIso } from '#domain/kernel/dates.ts'
import { hours } from '#domain/kernel/durations.ts'
import { textOf } from '#domain/richtext/text-of.ts'
import type * as desk from '#domain/question/backoffice/api.ts'
import { shownName } from '#domain/kernel/shown-person.ts'
import { isOpen } from '#domain/question/states.ts'
import { expertWireTexts } from '#domain/publishing/experts/wire-texts.ts'
import type { Context } from '../context.ts'
import { readAnswerItem } from '../publishing/index.ts'
import { readSetting } from '../settings/index.ts'
import type { StoredQuestion } from './question-queries.ts'

const shownWords = 180

/** A line of the list: whose it is only masked. */
export function toRow(
  question: StoredQuestion,
  { now, answerHours }: { now: Date; answerHours: number },
): desk.QuestionRow {
  const { id, version, words, category, state, urgent, assignedTo, createdAt } = question
  const age = now.getTime() - createdAt.getTime()
  return {
    id,
    version,
    words: words.length > shownWords ? `${words.slice(0, shownWords)}…` : words,
    category,
    state,
    urgent,
    asked_by: askerOf(question),
    assigned_to: assignedTo,
    created_at: toVietnamIso(createdAt),
    late: isOpen(state) && age > hours(answerHours),
  }
}

export function askerOf({ name }: Pick<StoredQuestion, 'name'>): string {
  return name === '' ? expertWireTexts.somebody : shownName('health', name)
}

/** All of it but who asked. */
export async function toWhole(ctx: Context, question: StoredQuestion): Promise<desk.WholeQuestion> {
  const { answerHours } = await readSetting(ctx.db, 'expertQuestions')
  const { words, consent, phone, answeredHow, endedAt, endedBy, closedReason } = question
  return {
    ...toRow(question, { now: ctx.clock.now(), answerHours }),
    words,
    consent,
    is_known: phone !== '',
    answer: question.itemId === null ? null : await toAnswer(ctx, question.itemId),
    answered_how: answeredHow,
    ended_at: endedAt && toVietnamIso(endedAt),
    ended_by: endedBy,
    closed_reason: closedReason,
  }
}

async function toAnswer(ctx: Context, itemId: number): Promise<desk.WholeQuestion['answer']> {
  const item = await readAnswerItem(ctx, itemId)
  const [newest] = item.revisions
  const review = newest?.reviews.at(-1)
  return {
    content_id: itemId,
    slug: item.slug,
    title: item.body.title,
    text: textOf(item.body.content),
    expert: item.expertName,
    problems: [
      ...Object.values(item.problems),
      ...item.findings.map(({ quote, message }) => `“${quote}”: ${message}`),
    ],
    has_changes:
      newest === undefined || item.draft.base_revision !== newest.number || isAhead(item),
    revision: newest
      ? {
          number: newest.number,
          verdict: newest.verdict,
          approved_by: review?.verdict === 'approved' ? review.signed_as : null,
        }
      : null,
    is_live: item.live !== null,
  }
}

/** The draft was saved after the newest revision was kept. */
function isAhead({ draft, revisions }: Awaited<ReturnType<typeof readAnswerItem>>): boolean {
  return Date.parse(draft.saved_at) > Date.parse(revisions[0]!.created_at)
}
