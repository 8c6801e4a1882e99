import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countingAnswers, listAsked } from './asked-questions.ts'
import { findAnswerProblems, findMisfits } from './check-answers.ts'
import { findQuestionProblems } from './check-survey.ts'
import { fitsQuestion, opsOf } from './condition-ops.ts'
import { otherId, ownWords } from './own-words.ts'
import {
  questionKinds,
  type Answers,
  type AnswerValue,
  type Condition,
  type Question,
} from './questions.ts'

const options = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase() }))

/** A question that can be published, by itself. */
const plain = fc
  .record({ kind: fc.constantFrom(...questionKinds), required: fc.boolean(), other: fc.boolean() })
  .map(({ kind, required, other }): Omit<Question, 'id'> => {
    const base = { kind, text: 'Câu hỏi', required }
    if (kind === 'one' || kind === 'many') return { ...base, options, other }
    if (kind === 'scale') return { ...base, min: 1, max: 5 }
    return base
  })

const wanted = fc.oneof(fc.constantFrom('a', 'b', 'c', otherId), fc.integer({ min: 0, max: 6 }))

/** A survey that can be published: conditions point backwards and fit. */
const survey = fc
  .array(fc.record({ plain, back: fc.nat(), op: fc.nat(), wanted, isConditional: fc.boolean() }), {
    minLength: 1,
    maxLength: 9,
  })
  .map((drawn) => {
    const questions: Question[] = []
    for (const { plain: made, back, op, wanted: value, isConditional } of drawn) {
      const earlier = isConditional ? questions[back % Math.max(1, questions.length)] : undefined
      const when = earlier && conditionOn(earlier, op, value)
      questions.push({ ...made, id: `q${questions.length}`, ...(when ? { when } : {}) })
    }
    return questions
  })

function conditionOn(earlier: Question, op: number, value: string | number): Condition {
  const ops = opsOf(earlier.kind)
  const asking = { question: earlier.id, op: ops[op % ops.length]!, value }
  return fitsQuestion(asking, earlier) ? asking : { question: earlier.id, op: 'answered' }
}

const value: fc.Arbitrary<AnswerValue> = fc.oneof(
  fc.constantFrom('a', 'b', 'x', '', '  ', ownWords('Tự nhập'), ownWords('')),
  fc.integer({ min: -1, max: 7 }),
  fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'p1'), { maxLength: 3 }),
)

const answers: fc.Arbitrary<Answers> = fc.dictionary(
  fc.nat({ max: 9 }).map((place) => `q${place}`),
  value,
)

describe('whatever a survey asks and whatever is answered', () => {
  test('a survey made by the rules can be published', () => {
    fc.assert(
      fc.property(survey, (questions) => {
        expect(findQuestionProblems(questions)).toEqual({})
      }),
    )
  })

  test('what is asked is asked in order, once, and begins with the first', () => {
    fc.assert(
      fc.property(survey, answers, (questions, given) => {
        const asked = listAsked(questions, given)
        expect(questions.filter((question) => asked.includes(question))).toEqual(asked)
        expect(asked[0]).toBe(questions[0])
      }),
    )
  })

  test('answers to what is not asked change nothing: without them the same is asked', () => {
    fc.assert(
      fc.property(survey, answers, (questions, given) => {
        const counting = countingAnswers(questions, given)
        expect(listAsked(questions, counting)).toEqual(listAsked(questions, given))
        expect(countingAnswers(questions, counting)).toEqual(counting)
      }),
    )
  })

  test('a question depends on earlier ones alone: later answers never hide it', () => {
    fc.assert(
      fc.property(survey, answers, fc.nat(), (questions, given, at) => {
        const place = at % questions.length
        const head = questions.slice(0, place + 1)
        const ids = new Set(head.map(({ id }) => id))
        const early = Object.fromEntries(Object.entries(given).filter(([id]) => ids.has(id)))
        const whole = listAsked(questions, given).filter(({ id }) => ids.has(id))
        expect(whole).toEqual(listAsked(head, early))
      }),
    )
  })

  test('what can be sent could be kept, and nothing required of what is asked is missing', () => {
    fc.assert(
      fc.property(survey, answers, (questions, given) => {
        const counting = countingAnswers(questions, given)
        if (Object.keys(findAnswerProblems(questions, counting)).length > 0) return
        expect(findMisfits(questions, counting)).toEqual({})
        for (const { id, required } of listAsked(questions, counting)) {
          if (required) expect(counting[id]).toBeDefined()
        }
      }),
    )
  })
})
