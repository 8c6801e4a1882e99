import type { Answers, AnswerValue, Condition, Question } from '#domain/survey/questions.ts'
import { saveSurvey, type NewSurvey } from '#server/survey/index.ts'
import type { TestShop } from './app.ts'
import { sendForm } from './send-form.ts'

/** The questions of docs/rules/surveys.md: `q1: one a, b +other; q2: text if q1 is a`. */
export function parseQuestions(text: string): Question[] {
  return text === '–' ? [] : text.split('; ').map(parseQuestion)
}

/** `q1 = a, q2 = [a, b]`. */
export function parseAnswers(text: string): Answers {
  if (text === '–') return {}
  const each = text.split(/, (?=q\d)/).map((pair) => pair.split(' = ') as [string, string])
  return Object.fromEntries(each.map(([id, value]) => [id, parseValue(value)!]))
}

/** Of a kind that takes numbers, `1,5`; else a choice, text in quotes, or a list; `–` is nothing. */
export function parseValue(text: string): AnswerValue | undefined {
  if (text === '–') return undefined
  if (text.startsWith('"')) return text.slice(1, -1)
  if (text.startsWith('[')) return text.slice(1, -1).split(', ').filter(Boolean)
  return /^[\d,]+$/.test(text) ? Number(text.replace(',', '.')) : text
}

function parseQuestion(text: string): Question {
  const [head, condition] = text.split(' if ') as [string, string?]
  const [, id, kind, rest] = /^(\w+): (\w+)\s*(.*)$/.exec(head)! as unknown as string[]
  const options = /^([a-zA-Z]+(, [a-zA-Z]+)*)(?= |$)/.exec(
    rest!.replace(/\b(whole|optional)\b/g, ''),
  )
  const range = /(\d*)–(\d*)/.exec(rest!)
  return {
    id: id!,
    kind: kind as Question['kind'],
    text: `Câu ${id}`,
    required: !rest!.includes('optional'),
    ...(options ? { options: options[1]!.split(', ').map(optionOf) } : {}),
    ...(rest!.includes('+other') ? { other: true } : {}),
    ...(rest!.includes('whole') ? { whole: true } : {}),
    ...(range?.[1] ? { min: Number(range[1]) } : {}),
    ...(range?.[2] ? { max: Number(range[2]) } : {}),
    ...(condition ? { when: parseCondition(condition) } : {}),
  }
}

function optionOf(id: string) {
  return { id, label: id }
}

function parseCondition(text: string): Condition {
  const [question, op, value] = text.split(' ')
  return {
    question: question!,
    op: op as Condition['op'],
    ...(value === undefined ? {} : { value: parseValue(value) as string | number }),
  }
}

/** A survey of everything a test asks, open on the day of the tests' clock, unless it says otherwise. */
export function openSurvey({ ctx }: TestShop, change: Partial<NewSurvey> = {}): Promise<number> {
  const survey = {
    title: 'Nhu cầu quầy thuốc',
    opens_on: '2026-11-01',
    closes_on: '2026-11-30',
    questions: parseQuestions(
      'q1: one a, b +other; q2: text if q1 is a; q3: number 0–500 optional',
    ),
    published: true,
    ...change,
  }
  return ctx.db.transaction().execute((trx) => saveSurvey(trx, survey, ctx.clock.now()))
}

/** Sends a file to an answer as a browser's form does. */
export function sendPhoto(
  shop: TestShop,
  {
    file,
    answer,
    ...where
  }: { file: Buffer; answer: number; question: string; photo?: string; instead?: string },
  headers: Record<string, string>,
) {
  const query = new URLSearchParams({ answer: String(answer), ...where })
  return sendForm(shop, { path: `/survey/photo?${query}`, headers, file })
}
