import type { VietnamDay } from '../kernel/dates.ts'
import { fitsQuestion } from './condition-ops.ts'
import { minOptions, minSteps, maxPhotos, maxSteps } from './limits.ts'
import { otherId } from './own-words.ts'
import type { Question } from './questions.ts'
import { surveyTexts as texts } from './texts.ts'

/** Under which what concerns no single question stands. */
export const wholeSurvey = 'questions'

interface Survey {
  opens_on: VietnamDay
  closes_on: VietnamDay
  questions: readonly Question[]
}

/**
 * What keeps a survey from being published on a day: Vietnamese words by question id, `closes_on`,
 * or `questions` for all of them; empty when it can be (docs/rules/surveys.md §3).
 */
export function findSurveyProblems(survey: Survey, today: VietnamDay): Record<string, string> {
  const days = findDaysProblem(survey, today)
  return { ...(days ? { closes_on: days } : {}), ...findQuestionProblems(survey.questions) }
}

/** The first thing that is wrong with each question, and with all of them. */
export function findQuestionProblems(questions: readonly Question[]): Record<string, string> {
  const problems = questions.flatMap((question, place) => {
    const problem = findProblem(question, questions.slice(0, place), questions)
    return problem === null ? [] : [[question.id, problem] as const]
  })
  const whole = findWholeProblem(questions)
  return { ...(whole ? { [wholeSurvey]: whole } : {}), ...Object.fromEntries(problems) }
}

function findDaysProblem({ opens_on, closes_on }: Survey, today: VietnamDay): string | null {
  if (closes_on < opens_on) return texts.closesBeforeOpening
  return closes_on < today ? texts.closesInThePast : null
}

function findWholeProblem(questions: readonly Question[]): string | null {
  if (questions.length === 0) return texts.noQuestions
  // Somebody must be able to begin.
  return questions[0]!.when ? texts.firstHasCondition : null
}

function findProblem(
  question: Question,
  earlier: readonly Question[],
  all: readonly Question[],
): string | null {
  if (all.filter(({ id }) => id === question.id).length > 1) return texts.sameId
  if (question.text.trim() === '') return texts.textMissing
  return findKindProblem(question) ?? findConditionProblem(question, earlier)
}

function findKindProblem(question: Question): string | null {
  switch (question.kind) {
    case 'one':
      return findOptionsProblem(question)
    case 'many':
      return findOptionsProblem(question) ?? findCountProblem(question)
    case 'number':
      return findRangeProblem(question)
    case 'scale':
      return findScaleProblem(question)
    case 'photo':
      return findPhotoProblem(question)
    case 'text':
      return null
  }
}

function findOptionsProblem({ options = [] }: Question): string | null {
  if (options.length < minOptions) return texts.tooFewOptions(minOptions)
  if (options.some(({ label }) => label.trim() === '')) return texts.optionEmpty
  const ids = options.map(({ id }) => id)
  if (ids.includes(otherId) || new Set(ids).size < ids.length) return texts.sameOptionId
  const labels = options.map(({ label }) => label.trim().toLowerCase())
  return new Set(labels).size < labels.length ? texts.sameOption : null
}

function findCountProblem({ options = [], other, min, max }: Question): string | null {
  const offered = options.length + (other ? 1 : 0)
  const isCount = (count: number | undefined) =>
    count === undefined || (Number.isInteger(count) && count >= 1 && count <= offered)
  if (!isCount(min) || !isCount(max)) return texts.choicesBetween(offered)
  return findOrderProblem(min, max)
}

function findRangeProblem({ min, max, whole }: Question): string | null {
  const ends = [min, max].filter((end) => end !== undefined)
  if (whole && ends.some((end) => !Number.isInteger(end))) return texts.wholeEnds
  return findOrderProblem(min, max)
}

function findScaleProblem({ min, max }: Question): string | null {
  if (min === undefined || max === undefined) return texts.scaleEnds
  if (!Number.isInteger(min) || !Number.isInteger(max)) return texts.scaleEnds
  const steps = max - min + 1
  return steps < minSteps || steps > maxSteps ? texts.scaleSteps(minSteps, maxSteps) : null
}

function findPhotoProblem({ max }: Question): string | null {
  if (max === undefined) return null
  return Number.isInteger(max) && max >= 1 && max <= maxPhotos
    ? null
    : texts.photosBetween(maxPhotos)
}

function findOrderProblem(min: number | undefined, max: number | undefined): string | null {
  return min !== undefined && max !== undefined && min > max ? texts.minAboveMax : null
}

function findConditionProblem({ when }: Question, earlier: readonly Question[]): string | null {
  if (!when) return null
  const asked = earlier.find(({ id }) => id === when.question)
  if (!asked) return texts.conditionForward
  return fitsQuestion(when, asked) ? null : texts.conditionMisfit
}
