import { listAsked } from './asked-questions.ts'
import { findAnswerProblem, findMisfit } from './check-answer.ts'
import type { Answers, Question } from './questions.ts'
import { surveyTexts as texts } from './texts.ts'

/** What keeps answers from being sent, in Vietnamese words by question id; empty when nothing does. */
export function findAnswerProblems(
  questions: readonly Question[],
  answers: Answers,
): Record<string, string> {
  return problemsOf(listAsked(questions, answers), (question) =>
    findAnswerProblem(question, answers[question.id]),
  )
}

/** What may not even be kept while it is given: of unknown questions, and misfits. */
export function findMisfits(
  questions: readonly Question[],
  given: Answers,
): Record<string, string> {
  const known = new Set(questions.map(({ id }) => id))
  const unknown = Object.keys(given).filter((id) => !known.has(id))
  return {
    ...Object.fromEntries(unknown.map((id) => [id, texts.noSuchQuestion])),
    ...problemsOf(questions, (question) => {
      const value = given[question.id]
      return value === undefined ? null : findMisfit(question, value)
    }),
  }
}

function problemsOf(
  questions: readonly Question[],
  find: (question: Question) => string | null,
): Record<string, string> {
  const problems = questions.flatMap((question) => {
    const problem = find(question)
    return problem === null ? [] : [[question.id, problem] as const]
  })
  return Object.fromEntries(problems)
}
