import { isGiven } from './asked-questions.ts'
import { maxOwnWords, maxTextLength, photosOf } from './limits.ts'
import { ownWordsOf } from './own-words.ts'
import type { AnswerValue, Question } from './questions.ts'
import { surveyTexts as texts } from './texts.ts'

/**
 * What is wrong with an answer, in Vietnamese words for whoever gave it; null when it is right. Of a
 * question that is not asked nothing is checked: ask `listAsked` first (docs/rules/surveys.md §2).
 */
export function findAnswerProblem(
  question: Question,
  value: AnswerValue | undefined,
): string | null {
  if (value === undefined || !isGiven(value)) {
    return question.required ? missing(question) : null
  }
  return findMisfit(question, value) ?? findTooFew(question, value)
}

/**
 * What could never become an answer to this question: kept for nobody, not even while it is being
 * given. An answer that is only not enough yet passes.
 */
export function findMisfit(question: Question, value: AnswerValue): string | null {
  if (!isGiven(value)) return null
  switch (question.kind) {
    case 'one':
      return typeof value === 'string' ? findChoiceProblem(question, value) : texts.wrongKind
    case 'many':
      return Array.isArray(value) ? findChoicesProblem(question, value) : texts.wrongKind
    case 'text':
      if (typeof value !== 'string') return texts.wrongKind
      return value.trim().length > maxTextLength ? texts.textTooLong(maxTextLength) : null
    case 'number':
      return typeof value === 'number' ? findNumberProblem(question, value) : texts.wrongKind
    case 'scale':
      return typeof value === 'number' ? findStepProblem(question, value) : texts.wrongKind
    case 'photo':
      return Array.isArray(value) ? findPhotosProblem(question, value) : texts.wrongKind
  }
}

function missing({ kind }: Question): string {
  if (kind === 'photo') return texts.photoMissing
  return kind === 'text' || kind === 'number' ? texts.wordsMissing : texts.choiceMissing
}

function findChoiceProblem({ options, other }: Question, choice: string): string | null {
  const words = ownWordsOf(choice)
  if (words === null) {
    return options?.some(({ id }) => id === choice) ? null : texts.noSuchOption
  }
  if (!other) return texts.noSuchOption
  return words.trim().length > maxOwnWords ? texts.textTooLong(maxOwnWords) : null
}

function findChoicesProblem(question: Question, choices: readonly string[]): string | null {
  if (new Set(choices).size < choices.length) return texts.choiceTwice
  if (choices.filter((choice) => ownWordsOf(choice) !== null).length > 1) return texts.choiceTwice
  for (const choice of choices) {
    const problem = findChoiceProblem(question, choice)
    if (problem) return problem
  }
  const { max } = question
  return max !== undefined && choices.length > max ? texts.tooManyChoices(max) : null
}

function findNumberProblem({ whole, min, max }: Question, value: number): string | null {
  if (!Number.isFinite(value)) return texts.wrongKind
  if (whole && !Number.isInteger(value)) return texts.wholeNumber
  if (min !== undefined && value < min) return texts.tooSmall(min)
  return max !== undefined && value > max ? texts.tooLarge(max) : null
}

function findStepProblem({ min = 1, max = 5 }: Question, value: number): string | null {
  return Number.isInteger(value) && value >= min && value <= max ? null : texts.choiceMissing
}

function findPhotosProblem(question: Question, ids: readonly string[]): string | null {
  const max = photosOf(question)
  return ids.length > max ? texts.tooManyPhotos(max) : null
}

/** What is not finished: own words without words, fewer choices than asked for. */
function findTooFew({ kind, min }: Question, value: AnswerValue): string | null {
  const choices = kind === 'one' || kind === 'many' ? [value].flat() : []
  if (choices.some((choice) => typeof choice === 'string' && ownWordsOf(choice)?.trim() === '')) {
    return texts.ownWordsMissing
  }
  if (kind !== 'many' || min === undefined) return null
  return choices.length < min ? texts.tooFewChoices(min) : null
}
