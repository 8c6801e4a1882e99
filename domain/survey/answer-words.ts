import { ownWordsOf } from './own-words.ts'
import type { AnswerValue, Question } from './questions.ts'
import { surveyTexts as texts } from './texts.ts'

/** An answer as people read it: labels instead of ids, the number of pictures; empty without one. */
export function answerWords(question: Question, value: AnswerValue | undefined): string {
  if (value === undefined) return ''
  if (question.kind === 'photo') return texts.photos([value].flat().length)
  if (typeof value === 'number') return figure.format(value)
  if (question.kind === 'text') return String(value)
  return [value]
    .flat()
    .map((choice) => choiceWords(question, choice))
    .join('; ')
}

/** Made once: a table of ten thousand answers asks for it again and again. */
const figure = new Intl.NumberFormat('vi-VN')

function choiceWords({ options = [] }: Question, choice: string): string {
  return ownWordsOf(choice) ?? options.find((option) => option.id === choice)?.label ?? choice
}
