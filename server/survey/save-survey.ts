import type { Question } from '#domain/survey/questions.ts'
import type { Db } from '../platform/db.ts'
import { insertSurvey, moveSurveyRow, type SurveyFields } from './backoffice/survey-queries.ts'

export type NewSurvey = Partial<SurveyFields> &
  Pick<SurveyFields, 'title' | 'opens_on' | 'closes_on'> & {
    questions: Question[]
    published?: boolean
  }

/** Writes a new survey, for the demo and tests; its id. Nobody checks whether it can be published. */
export async function saveSurvey(
  trx: Db,
  { published = false, ...fields }: NewSurvey,
  at: Date,
): Promise<number> {
  const id = await insertSurvey(trx, { ...plain, ...fields }, at)
  if (published) await moveSurveyRow(trx, id, 'published', at)
  return id
}

const plain = { intro: '', thanks: '', access: 'all' as const, store_codes: [], reward_points: 0 }
