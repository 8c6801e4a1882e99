import { formatDateTime } from '#domain/kernel/dates.ts'
import { resultTexts, type ResultName } from '#domain/loyalty/result-codes.ts'
import type { CodeVerdict } from '#domain/membership/api.ts'
import type { Tone } from '../outcome/looks.ts'
import { earnTexts as texts } from '../texts.ts'
import type { ShownVerdict } from './use-verdict.ts'

export interface VerdictWords {
  tone: Tone
  /** Whose sign it bears. */
  sign: ResultName
  title: string
  text: string
  next: string
}

/** What a guest reads of a code, or of why there is no verdict. */
export function wordsOfVerdict(answer: ShownVerdict['answer']): VerdictWords {
  const { title, text, next } = resultTexts.connectionError
  const none = { tone: 'wait', sign: 'connectionError', title, text, next } as const
  switch (answer.kind) {
    case 'verdict':
      return wordsOf(answer.verdict)
    case 'unsent':
      return { ...none, next: texts.checkAgain }
    case 'tooFast':
      return { ...none, title: texts.tooFastTitle, text: answer.text, next: texts.tooFastNext }
    case 'failed':
      return { ...none, title: texts.failedTitle, text: answer.text, next: texts.checkAgain }
  }
}

function wordsOf(verdict: CodeVerdict): VerdictWords {
  switch (verdict.verdict) {
    case 'genuine': {
      const sign = (verdict.batch?.boxes ?? 1) > 1 ? 'comboEarned' : 'earned'
      const { title } = resultTexts[sign]
      return {
        tone: 'gained',
        sign,
        title,
        text: texts.neverEntered,
        next: texts.bringsNothing,
      }
    }
    case 'used': {
      const { title } = resultTexts.codeUsed
      const text = texts.firstVerified(formatDateTime(verdict.first_verified_at ?? ''))
      return { tone: 'stop', sign: 'codeUsed', title, text, next: texts.usedNext }
    }
    case 'recalled':
      return {
        tone: 'stop',
        sign: 'noProgrammeForProduct',
        title: texts.recalledTitle,
        text: texts.recalledText(verdict.recall_reason ?? ''),
        next: texts.recalledNext,
      }
    case 'unknown':
      return { tone: 'warning', sign: 'codeIncorrect', ...resultTexts.codeIncorrect }
    case 'test':
      return { tone: 'wait', sign: 'systemTest', ...resultTexts.systemTest }
  }
}
