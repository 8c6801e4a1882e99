import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/survey/backoffice/api.ts'
import type { QuestionResult } from '#domain/survey/backoffice/api.ts'
import { otherId, ownWordsOf } from '#domain/survey/own-words.ts'
import type { Question } from '#domain/survey/questions.ts'
import { surveyTexts as texts } from '#domain/survey/texts.ts'
import type { Context } from '../../context.ts'
import { getStoredSurvey } from './read-surveys.ts'
import {
  countAnswers,
  countChoices,
  countFigures,
  countReach,
  listNewest,
} from './results-queries.ts'

/** Texts and pictures of a question that are shown; the export has all. */
const maxTexts = 50

/** Results of a survey, a question each, over the answers that were sent; summed by the database. */
export async function getSurveyResults(
  ctx: Context,
  { id }: ParsedInput<typeof api.getSurveyResults>,
): Promise<Output<typeof api.getSurveyResults>> {
  const { db } = ctx
  const { questions } = await getStoredSurvey(db, id)
  const [totals, reach, choices, figures, newest] = await Promise.all([
    countAnswers(db, id),
    countReach(db, id),
    countChoices(db, id, idsOf(questions, 'one', 'many', 'scale')),
    countFigures(db, id, idsOf(questions, 'number', 'scale')),
    listNewest(db, id, saying(questions), maxTexts),
  ])
  const results = questions.map((question): QuestionResult => {
    const figure = figures.find((each) => each.id === question.id)
    const { average, median, min, max } = figure ?? {}
    const said = newest.filter((each) => each.id === question.id)
    return {
      question,
      asked: 0,
      answered: 0,
      ...reachOf(reach, question),
      ...countsOf(choices, question),
      ...(figure ? { average, median, min, max } : {}),
      ...saidOf(said, question),
    }
  })
  return { ...totals, results }
}

function idsOf(questions: readonly Question[], ...kinds: Question['kind'][]): string[] {
  return questions.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
}

/** What is answered in words or pictures. */
function saying(questions: readonly Question[]) {
  return questions
    .filter(({ kind, other }) => kind === 'text' || kind === 'photo' || other)
    .map(({ id, other }) => ({ id, ownWords: other === true }))
}

function reachOf(reach: Awaited<ReturnType<typeof countReach>>, { id }: Question) {
  const found = reach.find((each) => each.id === id)
  return found ? { asked: found.asked, answered: found.answered } : {}
}

function countsOf(
  choices: Awaited<ReturnType<typeof countChoices>>,
  question: Question,
): Pick<QuestionResult, 'counts'> {
  const countOf = (choice: string) =>
    choices.find((each) => each.id === question.id && each.choice === choice)?.count ?? 0
  const ways = waysOf(question)
  return ways ? { counts: ways.map((way) => ({ ...way, count: countOf(way.id) })) } : {}
}

/** Everything that could be chosen, in order; null where nothing is chosen. */
function waysOf({ kind, options = [], other, min = 1, max = 5 }: Question) {
  if (kind === 'scale') {
    return Array.from({ length: max - min + 1 }, (_, step) => String(min + step)).map(labelled)
  }
  if (kind !== 'one' && kind !== 'many') return null
  return other ? [...options, { id: otherId, label: texts.otherLabel }] : options
}

function labelled(id: string) {
  return { id, label: id }
}

function saidOf(
  said: Awaited<ReturnType<typeof listNewest>>,
  { kind, other }: Question,
): Pick<QuestionResult, 'texts' | 'photos'> {
  if (kind === 'photo') {
    return {
      photos: said.map(({ pharmacyCode, value }) => ({ store_code: pharmacyCode, id: value })),
    }
  }
  if (kind !== 'text' && !other) return {}
  return {
    texts: said.map(({ pharmacyCode, value }) => {
      return { store_code: pharmacyCode, text: other ? (ownWordsOf(value) ?? value) : value }
    }),
  }
}
