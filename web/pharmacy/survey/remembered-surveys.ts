import type { OpenSurvey, SurveyAnswer } from '#domain/survey/api.ts'
import { today } from '#web/state/clock.ts'
import { readStored, writeStored } from '#web/state/stored-text.ts'
import { keepUnsent, readUnsent } from './kept-unsent.ts'
import { dropPhotosBut } from './photo-store.ts'

/**
 * The surveys that the server last opened to a pharmacy on this device, with what it had of their answers:
 * enough to go on answering without a network. Null where there are none, or none whose last day has
 * not passed.
 */
export function recallSurveys(code: string): readonly OpenSurvey[] | null {
  const open = readSurveys(code).filter(({ closes_on: day }) => day >= today())
  return open.length > 0 ? open : null
}

/**
 * What is open to a pharmacy now. Of a survey that no longer is, this device forgets everything; says
 * whether something of it had not been sent.
 */
export async function rememberSurveys(
  code: string,
  surveys: readonly OpenSurvey[],
): Promise<boolean> {
  const ids = surveys.map(({ id }) => id)
  const gone = readSurveys(code).filter(({ id }) => !ids.includes(id))
  const unsent = gone.filter(({ id }) => Object.keys(readUnsent(code, id)).length > 0)
  for (const { id } of gone) keepUnsent(code, id, {})
  writeSurveys(code, surveys)
  const photos = await dropPhotosBut(code, ids).catch(() => 0)
  return unsent.length + photos > 0
}

/** What the server has of one answer by now. */
export function rememberAnswer(code: string, answer: SurveyAnswer): void {
  const surveys = readSurveys(code)
  if (!surveys.some(({ id }) => id === answer.survey_id)) return
  writeSurveys(
    code,
    surveys.map((survey) => (survey.id === answer.survey_id ? { ...survey, answer } : survey)),
  )
}

function writeSurveys(code: string, surveys: readonly OpenSurvey[]): void {
  const kept = { code, surveys }
  writeStored(keyOf(code), surveys.length === 0 ? null : JSON.stringify(kept))
}

/** Only what was written for this very store; another shape has another key. */
function readSurveys(code: string): readonly OpenSurvey[] {
  try {
    const kept = JSON.parse(readStored(keyOf(code)) ?? 'null') as Kept | null
    return kept?.code === code && Array.isArray(kept.surveys) ? kept.surveys : []
  } catch {
    return []
  }
}

interface Kept {
  code: string
  surveys: readonly OpenSurvey[]
}

function keyOf(code: string): string {
  return `anlanh.khao-sat-mo.1.${code}`
}
