import { earnTexts as texts } from '../texts.ts'
import type { Shown } from '../use-sending.ts'
import { OutcomeCard, wordsOfAnswer } from './OutcomeCard.tsx'
import { Steps } from './Steps.tsx'

export interface ShownOutcomeProps {
  shown: Shown
  busy: boolean
  /** Back to the field, empty or with a code to be put right. */
  goOn: (code?: string) => void
  onResend: () => void
  onScan: () => void
  onReport: () => void
}

/** What became of a code, and the ways on from there. */
export function ShownOutcome(props: ShownOutcomeProps) {
  const { shown, busy, goOn } = props
  const { answer, way, code } = shown
  return (
    <>
      <OutcomeCard shown={shown} />
      <Steps
        steps={wordsOfAnswer(shown).steps}
        way={way}
        busy={busy}
        affordableGifts={answer.kind === 'result' ? answer.result.gifts_in_reach : undefined}
        on={{
          next: () => goOn(),
          correct: () => goOn(code),
          resend: props.onResend,
          scan: props.onScan,
          report: props.onReport,
        }}
      />
    </>
  )
}

/** What is read out after the heading, which has the focus. */
export function spokenOutcome(shown: Shown): string {
  const { answer } = shown
  const { text, next } = wordsOfAnswer(shown)
  if (answer.kind !== 'result' || answer.result.point === 0) return `${text} ${next}`
  return `${text} ${texts.gained(answer.result.point)}`
}
