import { useEffect, useRef, useState, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '#web/features/cart/lazy-part.tsx'
import { NeedsScript } from '#web/features/cart/NeedsScript.tsx'
import { Card } from '#web/ui/Card.tsx'
import { useEntries } from './entries.ts'
import { EntryForm } from './EntryForm.tsx'
import { EntryHistory } from './EntryHistory.tsx'
import { Guide } from './Guide.tsx'
import { ShownOutcome, spokenOutcome } from './outcome/ShownOutcome.tsx'
import { SeveralForm } from './SeveralForm.tsx'
import { earnTexts as texts } from './texts.ts'
import { useEarning, type Earning } from './use-earning.ts'
import { useTypeToGoOn } from './use-type-to-go-on.ts'
import { keepListForLogin, listKeptForLogin } from './waiting-code.ts'

const scanner = lazyPart(() =>
  import('#web/features/scan/ScanDialog.tsx').then((part) => part.ScanDialog),
)
const report = lazyPart(() => import('./report/ReportDialog.tsx').then((part) => part.ReportDialog))

/** Check a code, see what became of it, enter the next. */
export function EarnScreen() {
  const earning = useEarning()
  const { shown, busy } = earning
  const [reported, setReported] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const entries = useEntries(earning.member?.id)
  const goOn = (code?: string) => {
    // Before the press has ended: only then does a phone bring up its keyboard.
    flushSync(() => earning.enterNext(code))
    field.current?.focus()
  }
  useTypeToGoOn(shown !== null && reported === null && !earning.wantsScan, goOn)
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
              onResend={() => earning.resend(shown.entry)}
              onScan={() => earning.wantScan(true)}
              onReport={() => setReported(shown.code)}
            />
          ) : (
            <Entering earning={earning} fieldRef={field} />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <EntryHistory entries={entries} busy={busy} onResend={earning.resend} />
          <Guide />
        </div>
      </div>
      <p role="status" className="sr-only">
        {shown && spokenOutcome(shown)}
      </p>
      {earning.wantsScan && (
        <scanner.Part
          onClose={() => earning.wantScan(false)}
          onFound={(code) => {
            earning.wantScan(false)
            earning.sendNow(code, 'scanned')
          }}
        />
      )}
      {reported !== null && <report.Part code={reported} onClose={() => setReported(null)} />}
    </div>
  )
}

/** One code, or a list of them. */
function Entering({ earning, fieldRef }: { earning: Earning; fieldRef: Ref<HTMLInputElement> }) {
  const [list, setList] = useState<string | null>(null)
  useEffect(() => {
    const kept = listKeptForLogin()
    if (kept) setList(kept)
  }, [])
  const enterOne = () => {
    keepListForLogin([])
    setList(null)
  }
  return (
    <Card className="p-6">
      {list === null ? (
        <EntryForm {...{ earning, fieldRef }} onSeveral={setList} scanIntent={scanner.intent} />
      ) : (
        <SeveralForm member={earning.member} initialText={list} onOne={enterOne} />
      )}
    </Card>
  )
}
