import type { SurveyAnswer } from '#domain/survey/api.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { maskPhone } from '#domain/kernel/phone.ts'
import type { StoredAnswer } from './answer-queries.ts'

/** An answer as its pharmacy reads it. */
export function toAnswerView(answer: StoredAnswer): SurveyAnswer {
  const { id, surveyId, answers, state, phone, rewarded, sentAt, version } = answer
  return {
    id,
    survey_id: surveyId,
    answers,
    state,
    ...(phone === null ? {} : { phone: maskPhone(phone) }),
    started_at: toVietnamIso(answer.startedAt),
    updated_at: toVietnamIso(answer.updatedAt),
    ...(sentAt === null ? {} : { sent_at: toVietnamIso(sentAt) }),
    ...(rewarded === null ? {} : { rewarded }),
    version,
  }
}
