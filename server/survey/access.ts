import { Refusal, type RefusalCode } from '#domain/errors.ts'
import { formatDate, type VietnamDay } from '#domain/kernel/dates.ts'
import { surveyTexts as texts } from '#domain/survey/texts.ts'
import type { Db } from '../platform/db.ts'
import { findStoreSurvey, holdStoreSurvey, type StoreSurvey } from './open-store.ts'

type Facts = Pick<StoreSurvey, 'status' | 'opensOn' | 'closesOn' | 'isInvited'>

/** Why a store may not answer a survey on a day, in words; null when it may. */
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

/** A survey that this store may answer on that day; refuses with the words above. */
export async function getOpenSurvey(
  db: Db,
  id: number,
  storeCode: string,
  today: VietnamDay,
): Promise<StoreSurvey> {
  return ensureOpen(await findStoreSurvey(db, id, storeCode), today)
}

/** The same inside a transaction, before the answer's row: it stays open until the transaction ends. */
export async function holdOpenSurvey(
  trx: Db,
  id: number,
  storeCode: string,
  today: VietnamDay,
): Promise<StoreSurvey> {
  return ensureOpen(await holdStoreSurvey(trx, id, storeCode), today)
}

function ensureOpen(survey: StoreSurvey | null, today: VietnamDay): StoreSurvey {
  const problem = findAccessProblem(survey, today)
  if (problem) throw new Refusal(problem.code, { message: problem.message })
  return survey!
}
