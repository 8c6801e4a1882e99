import { listing } from '../../listing.ts'
import { listQuestions, questionRow } from './api.ts'

/** An answer is written in the editor of contents. */
export const questionList = listing({
  path: 'questions',
  reads: 'questions.read',
  shares: 'questions.answer',
  row: questionRow,
  filters: listQuestions.input.pick({ state: true, category: true, whose: true, urgent: true }),
  sorts: [],
  list: listQuestions,
})
