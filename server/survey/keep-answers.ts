import { Refusal } from '#domain/errors.ts'
import { countingAnswers, listAsked } from '#domain/survey/asked-questions.ts'
import { findAnswerProblems, findMisfits } from '#domain/survey/check-answers.ts'
import type { Answers, AnswerValue, Question } from '#domain/survey/questions.ts'
import type { Db } from '../platform/db.ts'
import { lockOwnAnswer, saveAnswers, type StoredAnswer } from './answer-queries.ts'
import { dropPhotos, listPhotosOf } from './photo-queries.ts'

type Given = Record<string, AnswerValue | null>

/**
 * Merges what was given into a pharmacy's answer, by question, under its row's lock; null takes an answer
 * back. One that is sent, or being sent, must be complete: problems by question id. Refuses `notFound`
 * for any other pharmacy's.
 */
export async function keepAnswers(
  trx: Db,
  { questions }: { questions: readonly Question[] },
  change: {
    of: { id: number; pharmacyCode: string; pharmacyUser: string }
    given: Given
    submit: boolean
    at: Date
  },
): Promise<StoredAnswer> {
  const { of, given, submit, at } = change
  ensureFit(questions, given)
  const before = await lockOwnAnswer(trx, of.id, of.pharmacyCode)
  if (!before) throw new Refusal('notFound')
  const merged = await withOwnPhotos(trx, of.id, questions, merge(before.answers, given))
  const isSent = submit || before.state === 'sent'
  if (isSent) ensureNone(findAnswerProblems(questions, merged))
  const answers = isSent ? countingAnswers(questions, merged) : merged
  const asked = isSent ? listAsked(questions, answers).map(({ id }) => id) : []
  const saved = await saveAnswers(trx, {
    id: of.id,
    pharmacyUser: of.pharmacyUser,
    answers,
    asked,
    submit,
    at,
  })
  await dropPhotos(trx, of.id, photoIdsIn(questions, answers))
  return saved
}

function ensureFit(questions: readonly Question[], given: Given): void {
  const values = Object.entries(given).flatMap(([id, value]) =>
    value === null ? [] : [[id, value] as const],
  )
  ensureNone(findMisfits(questions, Object.fromEntries(values)))
}

function ensureNone(problems: Record<string, string>): void {
  if (Object.keys(problems).length > 0) throw new Refusal('invalidInput', { fields: problems })
}

function merge(before: Answers, given: Given): Answers {
  const merged = { ...before, ...given }
  const left = Object.entries(merged).flatMap(([id, value]) =>
    value === null ? [] : [[id, value] as const],
  )
  return Object.fromEntries(left)
}

/** An answer names its own pictures and no others. */
async function withOwnPhotos(
  trx: Db,
  answerId: number,
  questions: readonly Question[],
  answers: Answers,
): Promise<Answers> {
  const named = photoQuestions(questions).filter(({ id }) => answers[id] !== undefined)
  if (named.length === 0) return answers
  const photos = await listPhotosOf(trx, answerId)
  const own = named.map(({ id: questionId }) => {
    const ids = photos.filter((photo) => photo.questionId === questionId).map(({ id }) => id)
    return [questionId, [answers[questionId]].flat().filter((id) => ids.includes(String(id)))]
  })
  return { ...answers, ...(Object.fromEntries(own) as Answers) }
}

function photoIdsIn(questions: readonly Question[], answers: Answers): string[] {
  return photoQuestions(questions).flatMap(({ id }) => (answers[id] ?? []) as string[])
}

function photoQuestions(questions: readonly Question[]): Question[] {
  return questions.filter(({ kind }) => kind === 'photo')
}
