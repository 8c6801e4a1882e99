import { choiceId } from './own-words.ts'
import type { Answers, AnswerValue, Condition, Question } from './questions.ts'

/**
 * The questions that are put to somebody who has answered so, in order. A condition only sees answers
 * to questions that are asked themselves: what was said to one that no longer is does not count
 * (docs/rules/surveys.md §1).
 */
export function listAsked<Q extends Pick<Question, 'id' | 'when'>>(
  questions: readonly Q[],
  answers: Answers,
): Q[] {
  const counting = new Map<string, AnswerValue>()
  return questions.filter((question) => {
    if (question.when && !isMet(question.when, counting)) return false
    const value = answers[question.id]
    if (value !== undefined && isGiven(value)) counting.set(question.id, value)
    return true
  })
}

/** The answers that count: given, and to questions that are asked. */
export function countingAnswers(questions: readonly Question[], answers: Answers): Answers {
  const counting = listAsked(questions, answers).flatMap(({ id }) => {
    const value = answers[id]
    return value !== undefined && isGiven(value) ? [[id, value] as const] : []
  })
  return Object.fromEntries(counting)
}

/** Blank text and an empty list answer nothing. */
export function isGiven(value: AnswerValue): boolean {
  if (typeof value === 'number') return true
  return typeof value === 'string' ? value.trim() !== '' : value.length > 0
}

function isMet({ question, op, value: wanted }: Condition, answers: Map<string, AnswerValue>) {
  const value = answers.get(question)
  // What was not answered is neither this nor something else.
  if (value === undefined) return false
  switch (op) {
    case 'answered':
      return true
    case 'is':
      return plain(value) === wanted
    case 'isNot':
      return plain(value) !== wanted
    case 'includes':
      return Array.isArray(value) && value.some((choice) => choiceId(choice) === wanted)
    case 'atLeast':
      return typeof value === 'number' && typeof wanted === 'number' && value >= wanted
    case 'atMost':
      return typeof value === 'number' && typeof wanted === 'number' && value <= wanted
  }
}

function plain(value: AnswerValue): AnswerValue {
  return typeof value === 'string' ? choiceId(value) : value
}
