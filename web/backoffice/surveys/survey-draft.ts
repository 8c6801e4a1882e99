import type { Input } from '#domain/contract.ts'
import { findQuestionProblems, wholeSurvey } from '#domain/survey/check-survey.ts'
import type { changeSurvey, BackofficeSurvey } from '#domain/survey/backoffice/api.ts'
import type { Question, QuestionKind } from '#domain/survey/questions.ts'
import { backofficeSurveyTexts as texts } from './texts.ts'

/** A survey as it is being written: everything as it was typed. */
export interface SurveyDraft {
  title: string
  intro: string
  thanks: string
  access: 'all' | 'list'
  pharmacies: string
  opensOn: string
  closesOn: string
  reward: string
  questions: readonly Question[]
}

export type SurveyBody = Omit<Input<typeof changeSurvey>, 'id' | 'version' | 'reason'>

export function draftOf(survey: BackofficeSurvey): SurveyDraft {
  const { title, intro, thanks, access, questions } = survey
  return {
    title,
    intro,
    thanks,
    access,
    questions,
    pharmacies: survey.store_codes.join('\n'),
    opensOn: survey.opens_on,
    closesOn: survey.closes_on,
    reward: String(survey.reward_points),
  }
}

export function bodyOf(draft: SurveyDraft): SurveyBody {
  const { title, intro, thanks, access, questions } = draft
  return {
    title,
    intro,
    thanks,
    access,
    questions: [...questions],
    store_codes: pharmacyCodesOf(draft.pharmacies),
    opens_on: draft.opensOn,
    closes_on: draft.closesOn,
    reward_points: Number(draft.reward.replaceAll('.', '')),
  }
}

export function pharmacyCodesOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean)
}

/** What keeps a draft from being saved, by field; an unfinished question does not. */
export function fieldErrors({ title, opensOn, closesOn, reward }: SurveyDraft) {
  const points = Number(reward.replaceAll('.', ''))
  const isPoints = reward.trim() !== '' && Number.isInteger(points) && points >= 0
  return {
    ...(title.trim().length < 3 ? { title: texts.nameMissing } : {}),
    ...(opensOn ? {} : { opens_on: texts.dayMissing }),
    ...(closesOn ? {} : { closes_on: texts.dayMissing }),
    ...(isPoints && points <= 100_000 ? {} : { reward_points: texts.rewardWrong }),
  } as Record<string, string>
}

/** What is still to be done to the questions before the survey can be published. */
export function questionErrors(draft: SurveyDraft): Record<string, string> {
  return findQuestionProblems(draft.questions)
}

export { wholeSurvey }

/** A new question of a kind, under a name that nothing in the survey has. */
export function newQuestion(questions: readonly Question[], kind: QuestionKind): Question {
  return { id: freeId(questions), text: '', required: true, ...shapeOf(kind) }
}

/** The same question as another kind: what both kinds have stays. */
export function asKind(question: Question, kind: QuestionKind): Question {
  const { id, text, help, required, when, options } = question
  const shape = shapeOf(kind)
  return {
    id,
    text,
    required,
    ...(help ? { help } : {}),
    ...(when ? { when } : {}),
    ...shape,
    ...(shape.options && options ? { options } : {}),
  }
}

export function copyQuestion(questions: readonly Question[], question: Question): Question {
  return { ...question, id: freeId(questions) }
}

/** Puts the question at a place one up or down; conditions that then point forward say so. */
export function moveQuestion(
  questions: readonly Question[],
  from: number,
  by: -1 | 1,
): readonly Question[] {
  const to = from + by
  const moved = questions[from]
  if (!moved || to < 0 || to >= questions.length) return questions
  return questions.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/** Options keep their ids for good: answers and conditions name them. */
export function addOption(question: Question): Question {
  const options = question.options ?? []
  return { ...question, options: [...options, { id: freeName('a', options), label: '' }] }
}

function shapeOf(kind: QuestionKind): Pick<Question, 'kind' | 'options' | 'min' | 'max' | 'whole'> {
  const options = ['a1', 'a2'].map((id) => ({ id, label: '' }))
  if (kind === 'one' || kind === 'many') return { kind, options }
  if (kind === 'scale') return { kind, min: 1, max: 5 }
  return kind === 'number' ? { kind, whole: true, min: 0 } : { kind }
}

function freeId(questions: readonly Question[]): string {
  return freeName('q', questions)
}

function freeName(prefix: string, taken: readonly { id: string }[]): string {
  const numbers = taken.map(({ id }) => Number(/\d+$/.exec(id)?.[0] ?? 0))
  return `${prefix}${Math.max(0, ...numbers) + 1}`
}
