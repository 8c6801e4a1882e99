import type { EarnResult } from '#domain/membership/api.ts'
import { resultNameOf, resultTexts, type ResultName } from '#domain/loyalty/result-codes.ts'
import { earnTexts as texts } from '../texts.ts'

/** `gained`: genuine, with points. `genuine`: genuine, without. `warning`: look closely. `wait`: nothing is lost. */
export type Tone = 'gained' | 'genuine' | 'warning' | 'stop' | 'wait'

/** A way on after an outcome, in the order of its buttons. */
export type Step =
  | 'next'
  | 'correct'
  | 'resend'
  | 'back'
  | 'gifts'
  | 'call'
  | 'report'
  | 'history'
  | 'vouchers'
  | 'offers'

interface Look {
  tone: Tone
  steps: readonly Step[]
}

/** For every result, how it looks and what can be done next; a result without a line does not compile. */
const looks: Record<ResultName, Look> = {
  connectionError: { tone: 'wait', steps: ['resend', 'next'] },
  codeIncorrect: { tone: 'warning', steps: ['correct', 'next', 'report'] },
  earned: { tone: 'gained', steps: ['next', 'gifts'] },
  phoneLocked: { tone: 'stop', steps: ['call', 'back'] },
  codeUsed: { tone: 'stop', steps: ['report', 'next'] },
  codeAndVoucherUsed: { tone: 'stop', steps: ['report', 'vouchers', 'next'] },
  notEnoughPoints: { tone: 'wait', steps: ['next'] },
  deductionFailed: { tone: 'wait', steps: ['call', 'next'] },
  membershipLocked: { tone: 'stop', steps: ['call', 'back'] },
  quotaExhausted: { tone: 'wait', steps: ['gifts', 'next'] },
  promotionInactive: { tone: 'genuine', steps: ['next', 'offers'] },
  pointsExpired: { tone: 'genuine', steps: ['next', 'history'] },
  voucherOutOfStock: { tone: 'wait', steps: ['gifts', 'next'] },
  pointsNotAllowed: { tone: 'genuine', steps: ['next'] },
  voucherNotBound: { tone: 'warning', steps: ['vouchers', 'next'] },
  productNotFound: { tone: 'wait', steps: ['next', 'call'] },
  noProgrammeForProduct: { tone: 'genuine', steps: ['next', 'offers'] },
  orderStatusConflict: { tone: 'wait', steps: ['call', 'next'] },
  pointsExpected: { tone: 'wait', steps: ['history', 'next'] },
  comboEarned: { tone: 'gained', steps: ['next', 'gifts'] },
  comboUsed: { tone: 'stop', steps: ['report', 'next'] },
  noData: { tone: 'wait', steps: ['next'] },
  yearlyUpdate: { tone: 'wait', steps: ['next', 'history'] },
  systemTest: { tone: 'wait', steps: ['next'] },
}

export interface OutcomeWords extends Look {
  name: ResultName
  title: string
  text: string
  next: string
}

/** What a person sees of a result: words, sign and ways on. */
export function wordsOf(result: EarnResult): OutcomeWords {
  const name = resultNameOf(result.code) ?? 'noData'
  const usual = { name, ...resultTexts[name], ...looks[name] }
  if (result.recall_reason !== undefined) return recalled(usual, result.recall_reason)
  // Nobody has to be warned of themselves.
  if (result.used_by?.own) {
    const steps = ['next', 'history'] as const
    return { ...usual, tone: 'wait', next: texts.usedByYouNext, steps }
  }
  return usual
}

/** The words when there is no answer at all. */
export function wordsUnsent(): OutcomeWords {
  const name = 'connectionError'
  return { name, ...resultTexts[name], ...looks[name] }
}

/** A refusal that is no result of its own: the code is kept. */
export function wordsRefused(title: string, text: string): OutcomeWords {
  return { ...wordsUnsent(), title, text, next: texts.kept }
}

function recalled(usual: OutcomeWords, reason: string): OutcomeWords {
  return {
    ...usual,
    tone: 'stop',
    title: texts.recalledTitle,
    text: texts.recalledText(reason),
    next: texts.recalledNext,
    steps: ['call', 'report', 'next'],
  }
}

/** Whether a code of this result brought points: 1 and 18 alone. */
export function hasEarned(code: number): boolean {
  const name = resultNameOf(code)
  return name === 'earned' || name === 'comboEarned'
}

/** Earning only adds: of several answers the highest balance is the newest. */
export function balanceAfter(results: readonly EarnResult[]): number {
  return Math.max(0, ...results.map((result) => result.available_point))
}

export function toneOf(name: ResultName): Tone {
  return looks[name].tone
}
