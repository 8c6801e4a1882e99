import { describe, expect, test } from 'vitest'
import { findQuestionProblems } from '#domain/survey/check-survey.ts'
import { questionKinds, type Question } from '#domain/survey/questions.ts'
import {
  addOption,
  asKind,
  copyQuestion,
  fieldErrors,
  moveQuestion,
  newQuestion,
  pharmacyCodesOf,
  type SurveyDraft,
} from './survey-draft.ts'

const draft: SurveyDraft = {
  title: 'Khảo sát',
  intro: '',
  thanks: '',
  access: 'all',
  pharmacies: '',
  questions: [],
  opensOn: '2026-11-01',
  closesOn: '2026-11-30',
  reward: '50',
}
const asked = (id: string, when?: Question['when']): Question => ({
  id,
  kind: 'text',
  text: `Câu ${id}`,
  required: true,
  ...(when ? { when } : {}),
})

describe('writing a survey', () => {
  test('a new question of each kind only lacks its words', () => {
    for (const kind of questionKinds) {
      const made = { ...newQuestion([asked('q1')], kind), text: 'Câu hỏi' }
      expect(made.id).toBe('q2')
      const named = made.options
        ? { ...made, options: made.options.map(({ id }) => ({ id, label: id })) }
        : made
      expect(findQuestionProblems([asked('q1'), named])).toEqual({})
    }
  })

  test('a removed question never lends its name to a new one after it', () => {
    const copied = copyQuestion([asked('q1'), asked('q7')], asked('q1'))
    expect(copied.id).toBe('q8')
  })

  test('another kind keeps the words, the condition and the options that it can have', () => {
    const one = { ...newQuestion([], 'one'), text: 'Vì sao?', help: 'Chọn một' }
    const options = [{ id: 'a1', label: 'Giá' }]
    expect(asKind({ ...one, options }, 'many')).toMatchObject({
      kind: 'many',
      help: 'Chọn một',
      options,
    })
    const scale = asKind({ ...one, options }, 'scale')
    expect(scale).toMatchObject({ text: 'Vì sao?', min: 1, max: 5 })
    expect(scale.options).toBeUndefined()
  })

  test('a new option has a name of its own', () => {
    const question = { ...newQuestion([], 'one'), options: [{ id: 'a5', label: 'Giá' }] }
    expect(addOption(question).options!.map(({ id }) => id)).toEqual(['a5', 'a6'])
  })

  test('moving past the end changes nothing; a condition that points forward then is told', () => {
    const questions = [asked('q1'), asked('q2', { question: 'q1', op: 'answered' })]
    expect(moveQuestion(questions, 0, -1)).toBe(questions)
    const moved = moveQuestion(questions, 1, -1)
    expect(moved.map(({ id }) => id)).toEqual(['q2', 'q1'])
    expect(findQuestionProblems(moved)).toMatchObject({
      q2: 'Điều kiện phải dựa vào một câu đứng trước',
    })
  })

  test('what the server would not save is told beside its field', () => {
    expect(fieldErrors(draft)).toEqual({})
    const wrong = { ...draft, title: 'K', reward: '1,5', closesOn: '' }
    expect(Object.keys(fieldErrors(wrong))).toEqual(['title', 'closes_on', 'reward_points'])
  })

  test('codes of pharmacies come by line, comma or space', () => {
    expect(pharmacyCodesOf(' NT1, NT2\nNT3;\n')).toEqual(['NT1', 'NT2', 'NT3'])
  })
})
