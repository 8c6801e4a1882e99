import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '#web/features/cart/lazy-part.tsx'
import { NeedsScript } from '#web/features/cart/NeedsScript.tsx'
import { Card } from '#web/ui/Card.tsx'
import { useEntries } from './entries.ts'
import { EntryForm } from './EntryForm.tsx'
import { EntryHistory } from './EntryHistory.tsx'
import { Guide } from './Guide.tsx'
import { OutcomeCard, wordsOfAnswer } from './outcome/OutcomeCard.tsx'
import { Steps } from './outcome/Steps.tsx'
import { SeveralForm } from './SeveralForm.tsx'
import { earnTexts as texts } from './texts.ts'
import { useEarning, type Shown } from './use-earning.ts'
import { useTypeToGoOn } from './use-type-to-go-on.ts'

const scanner = lazyPart(() =>
  import('#web/features/scan/ScanDialog.tsx').then((p) => p.ScanDialog),
)
const report = lazyPart(() => import('./report/ReportDialog.tsx').then((p) => p.ReportDialog))

/** Check a code, see what became of it, enter the next. */
export function EarnScreen() {
  const earning = useEarning()
  const { shown, busy } = earning
  const [severalText, setSeveralText] = useState<string | null>(null)
  const [reported, setReported] = useState<Shown | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const entries = useEntries(earning.member?.id)

  const { enterNext } = earning
  const goOn = useCallback(
    (code = '') => {
      // Before the press has ended: only then does a phone bring up its keyboard.
      flushSync(() => enterNext(code))
      field.current?.focus()
    },
    [enterNext],
  )
  useTypeToGoOn(shown !== null && !reported && !earning.wantsScan, goOn)

  return (
    <div className="shop-column pt-7 pb-12 phone:pt-4">
      <div className="grid gap-5 desk:grid-cols-[minmax(0,1fr)_400px] desk:gap-6">
        <div className="min-w-0">
          <h1 className={shown ? 'sr-only' : 'mb-1 text-3xl phone:text-2xl'}>{texts.title}</h1>
          {!shown && <p className="mb-4 text-ink-2">{texts.lead}</p>}
          <NeedsScript text={texts.noScript} />
          {shown ? (
            <ShownOutcome
              {...{ shown, busy, goOn }}
              onResend={() => earning.resend(shown.entry, shown.way)}
              onScan={earning.openScan}
              onReport={() => setReported(shown)}
            />
          ) : (
            <Card className="p-6">
              {severalText === null ? (
                <EntryForm
                  earning={earning}
                  fieldRef={field}
                  onSeveral={setSeveralText}
                  scanIntent={scanner.intent}
                />
              ) : (
                <SeveralForm
                  member={earning.member}
                  initialText={severalText}
                  onOne={() => setSeveralText(null)}
                />
              )}
            </Card>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <EntryHistory
            entries={entries}
            busy={busy}
            onResend={(entry) => earning.resend(entry, 'typed')}
          />
          <Guide />
        </div>
      </div>
      <p role="status" className="sr-only">
        {shown && spoken(shown)}
      </p>
      {earning.wantsScan && (
        <scanner.Part
          onClose={earning.closeScan}
          onFound={(code) => {
            earning.closeScan()
            earning.submit(code, 'scanned')
          }}
        />
      )}
      {reported && <report.Part code={reported.code} onClose={() => setReported(null)} />}
    </div>
  )
}

interface ShownOutcomeProps {
  shown: Shown
  busy: boolean
  goOn: (code?: string) => void
  onResend: () => void
  onScan: () => void
  onReport: () => void
}

function ShownOutcome({ shown, busy, goOn, onResend, onScan, onReport }: ShownOutcomeProps) {
  const { answer } = shown
  const result = answer.kind === 'result' ? answer.result : null
  return (
    <>
      <OutcomeCard shown={shown} />
      <Steps
        steps={wordsOfAnswer(shown).steps}
        way={shown.way}
        busy={busy}
        giftsInReach={result?.gifts_in_reach}
        on={{
          next: () => goOn(),
          correct: () => goOn(shown.code),
          resend: onResend,
          scan: onScan,
          report: onReport,
        }}
      />
    </>
  )
}

/** What is read out after the heading, which has the focus. */
function spoken(shown: Shown): string {
  const { answer } = shown
  const { text, next } = wordsOfAnswer(shown)
  if (answer.kind !== 'result' || answer.result.point === 0) return `${text} ${next}`
  return `${text} ${texts.gained(answer.result.point)}`
}
