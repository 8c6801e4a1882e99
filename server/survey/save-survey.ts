import type { Question } from '#domain/survey/questions.ts'
import type { Context } from '../context.ts'
import { insertSurvey, moveSurveyRow, type SurveyFields } from './desk/survey-store.ts'

export type NewSurvey = Partial<SurveyFields> &
  Pick<SurveyFields, 'title' | 'opens_on' | 'closes_on'> & {
    questions: Question[]
    published?: boolean
  }

/** Writes a new survey, for the demo and tests; its id. Nobody checks whether it can be published. */
export async function saveSurvey(
  ctx: Context,
  { published = false, ...fields }: NewSurvey,
): Promise<number> {
  const at = ctx.clock.now()
  return ctx.db.transaction().execute(async (trx) => {
    const id = await insertSurvey(trx, { ...plain, ...fields }, at)
    if (published) await moveSurveyRow(trx, id, 'published', at)
    return id
  })
}

const plain = { intro: '', thanks: '', access: 'all' as const, store_codes: [], reward_points: 0 }
