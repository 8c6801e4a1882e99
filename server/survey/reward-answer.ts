import { Refusal, refusals } from '#domain/errors.ts'
import { rewardNote } from '#domain/survey/texts.ts'
import { earnPoints, ensureAccount, lockAccount } from '../loyalty/index.ts'
import type { Db } from '../platform/db.ts'
import { appendEvent } from '../platform/outbox.ts'
import { noteReward, type StoredAnswer } from './answer-queries.ts'
import type { PharmacySurvey } from './open-queries.ts'

/** Under what the reward of a pharmacy's answer stands in the ledger. */
export function rewardCause(surveyId: number, pharmacyCode: string): string {
  return `survey:${surveyId}:${pharmacyCode}`
}

/**
 * Gives the points of a survey to a phone's account, once ever for a pharmacy and survey. The answer's row
 * is held already (docs/rules/locking.md). Refuses an account that staff have locked.
 */
export async function rewardAnswer(
  trx: Db,
  answer: StoredAnswer,
  to: { survey: PharmacySurvey; phone: string; programmeId: number | null; at: Date },
): Promise<StoredAnswer> {
  const { survey, phone, programmeId, at } = to
  const points = survey.rewardPoints
  const accountId = await ensureAccount(trx, { phone, at })
  const { status } = await lockAccount(trx, accountId, at)
  if (status === 'locked') {
    const { message } = refusals.membershipLocked
    throw new Refusal('membershipLocked', { fields: { phone: message } })
  }
  const cause = rewardCause(survey.id, answer.pharmacyCode)
  const note = rewardNote(survey.title)
  await earnPoints(trx, { accountId, points, cause, note, programmeId, at })
  const noted = await noteReward(trx, { id: answer.id, points, accountId, phone })
  if (!noted) throw new Error(`answer ${answer.id} was rewarded under its own lock`)
  const { pharmacyCode } = answer
  await appendEvent(trx, 'survey.rewarded', { accountId, surveyId: survey.id, pharmacyCode, cause })
  return noted
}
