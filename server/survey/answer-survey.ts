import { Refusal } from '#domain/errors.ts'
import type { AnswerValue } from '#domain/survey/questions.ts'
import { surveyTexts as texts } from '#domain/survey/texts.ts'
import type { Db } from '../platform/db.ts'
import type { StoredAnswer } from './answer-queries.ts'
import { keepAnswers } from './keep-answers.ts'
import type { PharmacySurvey } from './open-queries.ts'
import { rewardAnswer } from './reward-answer.ts'

export interface Answering {
  of: { id: number; pharmacyCode: string; pharmacyUser: string }
  given: Record<string, AnswerValue | null>
  submit: boolean
  /** Where the reward of the first sending goes. */
  phone?: string | undefined
  /** In which the reward counts; null where none runs. */
  programmeId: number | null
  at: Date
}

/** Keeps what was given, sends it where it is asked to, and rewards the first sending; all or nothing. */
export async function answerSurvey(
  trx: Db,
  survey: PharmacySurvey,
  { of, given, submit, phone, programmeId, at }: Answering,
): Promise<StoredAnswer> {
  const saved = await keepAnswers(trx, survey, { of, given, submit, at })
  if (!submit || survey.rewardPoints === 0 || saved.rewarded !== null) return saved
  if (phone === undefined) {
    throw new Refusal('invalidInput', { fields: { phone: texts.phoneMissing } })
  }
  return rewardAnswer(trx, saved, { survey, phone, programmeId, at })
}
