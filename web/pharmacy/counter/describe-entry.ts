import { resultNameOf, resultTexts, type ResultName } from '#domain/loyalty/result-codes.ts'
import { withDots } from '#web/features/code-entry/code-typing.ts'
import type { Entry, Outcome } from './queue/entry.ts'
import { listTexts as texts } from './list-texts.ts'

/** `used`: look closely, nobody has earned. `genuine`: a true one without points. `wait`: nothing is lost. */
export type Sign = 'gained' | 'genuine' | 'used' | 'warning' | 'wait' | 'sending' | 'failed'

export interface Description {
  sign: Sign
  /** What became of the code, in one line. */
  words: string
  /** What to do about it. */
  next?: string
}

export interface Circumstances {
  isSending: boolean
  isOffline: boolean
  /** The code can be put back into the field in clear, to be compared with the stamp. */
  canCorrect?: boolean
}

/** What a row of the list says; every result has its words. */
export function describeEntry(
  entry: Entry,
  { isSending, isOffline, canCorrect = false }: Circumstances,
): Description {
  if (entry.outcome) return describeOutcome(entry.outcome, canCorrect)
  if (entry.state === 'failed') return { sign: 'failed', words: texts.failed, next: entry.failure }
  if (isSending) return { sign: 'sending', words: texts.sending }
  return { sign: 'wait', words: isOffline ? texts.waitingOffline : texts.waiting }
}

function describeOutcome(outcome: Outcome, canCorrect: boolean): Description {
  if (outcome.recallReason !== null) {
    return { sign: 'used', words: texts.recalled, next: texts.recalledNext(outcome.recallReason) }
  }
  const name = resultNameOf(outcome.code) ?? 'noData'
  switch (name) {
    case 'earned':
    case 'comboEarned':
      return gained(outcome, name === 'comboEarned')
    case 'codeUsed':
    case 'comboUsed':
    case 'codeAndVoucherUsed':
      return used(outcome)
    case 'codeIncorrect':
      return {
        sign: 'used',
        words: texts.wrong,
        next: canCorrect ? texts.wrongCompare : texts.wrongAgain,
      }
    case 'phoneLocked':
      return { sign: 'warning', words: texts.phoneLocked, next: lockedUntil(outcome) }
    case 'voucherNotBound':
      return { sign: 'warning', words: title(name), next: texts.voucherRefused }
    case 'productNotFound':
    case 'promotionInactive':
    case 'membershipLocked':
      return { sign: 'warning', words: title(name), next: texts.keepStamp }
    case 'pointsExpired':
    case 'pointsNotAllowed':
    case 'noProgrammeForProduct':
      return { sign: 'genuine', words: title(name), next: texts.noPoints }
    default:
      return { sign: 'warning', words: title(name), next: resultTexts[name].next }
  }
}

const title = (name: ResultName) => resultTexts[name].title

function gained(
  { points, boxes, voucherUsed, voucherGiven }: Outcome,
  isSet: boolean,
): Description {
  const words = isSet ? texts.genuineSet(boxes) : texts.genuine
  const vouchers = [
    ...(voucherUsed ? [texts.voucherUsed(voucherUsed)] : []),
    ...(voucherGiven ? [texts.voucherGiven(voucherGiven)] : []),
  ]
  return {
    sign: 'gained',
    words: texts.withPoints(words, points),
    ...(vouchers.length > 0 ? { next: vouchers.join('. ') } : {}),
  }
}

/** By this customer: an answer was lost on its way, or the box lay on the counter twice. Nobody is to be warned. */
function used({ usedBy }: Outcome): Description {
  if (!usedBy) return { sign: 'used', words: texts.usedByOther }
  if (!usedBy.isOwn) return { sign: 'used', words: usedWords(usedBy) }
  const words = usedBy.at ? texts.earnedBefore(usedBy.at) : texts.earnedBeforeSomeDay
  return { sign: 'genuine', words }
}

function usedWords({ at, phone }: NonNullable<Outcome['usedBy']>): string {
  return at ? texts.usedOn(at, spaced(phone)) : texts.usedByOther
}

/** `*******221` → `••••••• 221`. */
function spaced(phone: string): string {
  return withDots(phone).replace(/•(?=\d)/, '• ')
}

function lockedUntil({ lockedUntil: until }: Outcome): string {
  return until ? texts.phoneLockedUntil(until) : texts.phoneLockedNext
}
