import { toVietnamIso } from '#domain/kernel/dates.ts'
import { answerWords } from '#domain/survey/answer-words.ts'
import { surveyExportColumns, surveyStateLabels } from '#domain/survey/backoffice/texts.ts'
import type { Question } from '#domain/survey/questions.ts'
import { csvHead, csvRows } from '../../platform/csv.ts'
import type { BackofficeAnswer } from './answers-queries.ts'

/** The first line: what every table has, then the questions. */
export function answersCsvHead(questions: readonly Question[]): string {
  const asked = questions.map(({ text }, place) => `${place + 1}. ${text}`)
  return csvHead([...Object.values(surveyExportColumns), ...asked])
}

/** A store a row. */
export function answersCsvRows(
  questions: readonly Question[],
  answers: readonly BackofficeAnswer[],
): string {
  return csvRows(answers.map((answer) => toCells(questions, answer)))
}

function toCells(questions: readonly Question[], answer: BackofficeAnswer): (string | number)[] {
  const cells: Record<keyof typeof surveyExportColumns, string | number> = {
    pharmacyCode: answer.pharmacyCode,
    pharmacyName: answer.pharmacyName,
    state: surveyStateLabels[answer.state],
    startedAt: timeOf(answer.startedAt),
    sentAt: answer.sentAt ? timeOf(answer.sentAt) : '',
    rewarded: answer.rewarded ?? '',
  }
  const said = questions.map((question) => answerWords(question, answer.answers[question.id]))
  return [...Object.values(cells), ...said]
}

function timeOf(at: Date): string {
  return toVietnamIso(at).slice(0, 19).replace('T', ' ')
}
