import { describe, expect, test } from 'vitest'
import { parseAnswers, parseQuestions, parseValue } from '#test/support/surveys.ts'
import { workedTable } from '#domain/cart/worked-table.ts'
import rules from '../../docs/rules/surveys.md?raw'
import { listAsked } from './asked-questions.ts'
import { findAnswerProblem, findMisfit } from './check-answer.ts'
import { findQuestionProblems, findSurveyProblems } from './check-survey.ts'

describe('which questions are asked (docs/rules/surveys.md §1)', () => {
  test.each(workedTable(rules, 'asked'))('$asked', (row) => {
    const asked = listAsked(parseQuestions(row['questions']!), parseAnswers(row['answers']!))
    expect(asked.map(({ id }) => id).join(', ')).toBe(row['are asked'])
  })
})

describe('what is a right answer (docs/rules/surveys.md §2)', () => {
  test.each(workedTable(rules, 'answer'))('$answer', (row) => {
    const [question] = parseQuestions(row['question']!)
    const value = parseValue(row['given']!)
    const misfit = value === undefined ? null : findMisfit(question!, value)
    expect(misfit === null ? 'yes' : 'no').toBe(row['kept'])
    expect(findAnswerProblem(question!, value) ?? 'yes').toBe(row['sent'])
  })
})

describe('what can be published (docs/rules/surveys.md §3)', () => {
  test.each(workedTable(rules, 'survey'))('$survey', (row) => {
    const problems = findQuestionProblems(parseQuestions(row['questions']!))
    const [first] = Object.entries(problems).map(([id, problem]) => `${id}: ${problem}`)
    expect(first ?? '–').toBe(row['problem'])
  })

  test('its closing day is not before it opens, and not over', () => {
    const questions = parseQuestions('q1: text')
    const on = (opens_on: string, closes_on: string) =>
      findSurveyProblems({ opens_on, closes_on, questions }, '2026-11-21')
    expect(on('2026-11-01', '2026-11-21')).toEqual({})
    expect(on('2026-11-01', '2026-11-20')).toEqual({ closes_on: 'Ngày đóng đã qua' })
    expect(on('2026-12-02', '2026-12-01')).toEqual({
      closes_on: 'Ngày đóng phải sau ngày mở',
    })
  })
})
