import { days } from '#domain/kernel/durations.ts'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import type { EarnResult } from '#domain/membership/api.ts'
import type { AuthRequired } from '#web/pharmacy/session/door-refusal.ts'
import type { Entry, Outcome } from './entry.ts'

/** What became of sending an entry. */
export type Answer =
  | { kind: 'result'; result: EarnResult }
  /** The server will not have it as it stands; somebody has to look at it. */
  | { kind: 'refused'; text: string }
  /** No answer came: it may or may not have arrived. */
  | { kind: 'unreachable' }
  /** The server cannot serve now. */
  | { kind: 'fault' }
  | { kind: 'tooFast'; retryAfterMs: number }
  /** The pharmacy's session has ended, or its account needs a new password first. */
  | { kind: 'signedOut'; why: AuthRequired }

export type Verdict = Extract<Answer, { kind: 'result' | 'refused' }>

/** Whether it ends the code's wait. */
export function isVerdict(answer: Answer): answer is Verdict {
  return answer.kind === 'result' || answer.kind === 'refused'
}

/** Outcomes are kept this long, and longer until they have been seen. */
const keptFor = days(7)

/** The code is still whole, and another time or without the voucher it may bring points. */
const canComeLater: readonly number[] = [
  resultCodes.phoneLocked,
  resultCodes.membershipLocked,
  resultCodes.promotionInactive,
  resultCodes.voucherNotBound,
  resultCodes.productNotFound,
]

/** An entry with its verdict. Phone and code in clear are kept only while there is something left to send. */
export function settle(entry: Entry, verdict: Verdict, at: number): Entry {
  if (verdict.kind === 'refused') {
    return { ...entry, state: 'failed', failure: verdict.text, settledAt: at }
  }
  const outcome = toOutcome(verdict.result)
  const secret = canComeLater.includes(outcome.code) ? entry.secret : null
  return { ...entry, secret, state: 'done', outcome, failure: '', settledAt: at }
}

/** Whether an entry can be sent once more as another request: under the same key it gets the same answer. */
export function canSendAnew(entry: Entry): boolean {
  return entry.state !== 'waiting' && entry.secret !== null
}

/** Seen, seven days old, and nothing left to send: nobody will ask for it any more. */
export function isOver({ state, secret, isSeen, settledAt }: Entry, at: number): boolean {
  if (state !== 'done' || secret !== null) return false
  return isSeen && settledAt !== null && settledAt < at - keptFor
}

function toOutcome(result: EarnResult): Outcome {
  const { used_by: usedBy, first_verified_at: usedAt } = result
  return {
    code: result.code,
    points: result.point,
    available: result.available_point,
    product: result.product?.name ?? '',
    boxes: result.batch?.boxes ?? 1,
    usedBy: usedBy ? { isOwn: usedBy.own, phone: usedBy.phone, at: usedAt ?? '' } : null,
    lockedUntil: result.locked_until ?? null,
    recallReason: result.recall_reason ?? null,
    voucherGiven: result.voucher?.name ?? null,
    voucherUsed: result.voucher_used?.name ?? null,
  }
}
