import { Refusal, type RefusalCode } from '#domain/errors.ts'
import { formatDate, type VietnamDay } from '#domain/kernel/dates.ts'
import { surveyTexts as texts } from '#domain/survey/texts.ts'
import type { Db } from '../platform/db.ts'
import { findPharmacySurvey, holdPharmacySurvey, type PharmacySurvey } from './open-queries.ts'

type Facts = Pick<PharmacySurvey, 'status' | 'opensOn' | 'closesOn' | 'isInvited'>

/** Why a pharmacy may not answer a survey on a day, in words; null when it may. */
export function findAccessProblem(
  survey: Facts | null,
  today: VietnamDay,
): { code: RefusalCode & ('notFound' | 'forbidden' | 'conflict'); message: string } | null {
  if (!survey || survey.status === 'draft') return { code: 'notFound', message: texts.notFound }
  if (!survey.isInvited) return { code: 'forbidden', message: texts.notInvited }
  if (survey.status === 'closed' || survey.closesOn < today) {
    return { code: 'conflict', message: texts.hasClosed }
  }
  if (survey.opensOn <= today) return null
  return { code: 'conflict', message: texts.notYetOpen(formatDate(survey.opensOn)) }
}

/** A survey that this pharmacy may answer on that day; refuses with the words above. */
export async function getOpenSurvey(
  db: Db,
  id: number,
  pharmacyCode: string,
  today: VietnamDay,
): Promise<PharmacySurvey> {
  return ensureOpen(await findPharmacySurvey(db, id, pharmacyCode), today)
}

/** The same inside a transaction, before the answer's row: it stays open until the transaction ends. */
export async function holdOpenSurvey(
  trx: Db,
  id: number,
  pharmacyCode: string,
  today: VietnamDay,
): Promise<PharmacySurvey> {
  return ensureOpen(await holdPharmacySurvey(trx, id, pharmacyCode), today)
}

function ensureOpen(survey: PharmacySurvey | null, today: VietnamDay): PharmacySurvey {
  const problem = findAccessProblem(survey, today)
  if (problem) throw new Refusal(problem.code, { message: problem.message })
  return survey!
}
