import { ruleOn, type LegalRule } from '../game/backoffice/law.ts'
import { addDays, vietnamDayOf, type VietnamDay } from '../kernel/dates.ts'
import { dueKeys, type RequestKind } from './kinds.ts'

export interface RequestClock {
  /** They have heard by then that it was received, and how it goes on. */
  answerBy: Date
  /** It is carried out by then. */
  doneBy: Date
  source: string
  /** Somebody has compared both figures with the law. */
  isVerified: boolean
}

/**
 * Until when a request is answered and carried out, by the law of the Vietnam day on which it came; null where nobody
 * has written that down. Both end with their last day. For the answer working days count, Monday to Friday: a holiday
 * makes the law's day later, never this one.
 */
export function clockOf(
  rules: readonly LegalRule[],
  kind: RequestKind,
  askedAt: Date,
): RequestClock | null {
  const day = vietnamDayOf(askedAt)
  const answer = ruleOn(rules, 'dataAnswerDays', day)
  const done = ruleOn(rules, dueKeys[kind], day)
  if (!answer || !done) return null
  return {
    answerBy: endOf(addWorkingDays(day, answer.value)),
    doneBy: endOf(addDays(day, done.value)),
    source: [...new Set([answer.source, done.source])].join('; '),
    isVerified: answer.verified_on !== null && done.verified_on !== null,
  }
}

function addWorkingDays(day: VietnamDay, days: number): VietnamDay {
  let last = day
  for (let left = days; left > 0;) {
    last = addDays(last, 1)
    if (!isWeekend(last)) left -= 1
  }
  return last
}

function isWeekend(day: VietnamDay): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}

function endOf(day: VietnamDay): Date {
  return new Date(`${day}T23:59:59.999+07:00`)
}
