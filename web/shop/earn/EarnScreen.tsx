import { useEffect, useRef, useState, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { NeedsScript } from '#web/shop/frame/NeedsScript.tsx'
import { openAccountDialog } from '#web/shop/state/member-dialog.ts'
import { Card } from '#web/ui/Card.tsx'
import { useEntries } from './entries.ts'
import { EntryForm } from './EntryForm.tsx'
import { EntryHistory } from './EntryHistory.tsx'
import { Guide } from './Guide.tsx'
import { ShownOutcome, spokenOutcome } from './outcome/ShownOutcome.tsx'
import { SeveralForm } from './SeveralForm.tsx'
import { earnTexts as texts } from './texts.ts'
import { useEarning, type Earning } from './use-earning.ts'
import { useTypeToGoOn } from '#web/features/code-entry/use-type-to-go-on.ts'
import { ShownVerdict } from './verdict/ShownVerdict.tsx'
import type { ShownVerdict as Verdict } from './verdict/use-verdict.ts'
import { wordsOfVerdict } from './verdict/verdict-words.ts'
import { keepListForLogin, listKeptForLogin } from './waiting-code.ts'

const scanner = lazyPart(() =>
  import('#web/features/scan/ScanDialog.tsx').then((part) => part.ScanDialog),
)
const reporting = lazyPart(() =>
  import('./report/ReportDialog.tsx').then((part) => part.ReportDialog),
)

/** Check a code, see what became of it, enter the next. */
export function EarnScreen() {
  const earning = useEarning()
  const { shown, verdict, busy } = earning
  const isAnswered = shown !== null || verdict !== null
  const [reported, setReported] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const entries = useEntries(earning.member?.id)
  const goOn = (code?: string) => {
    // Before the press has ended: only then does a phone bring up its keyboard.
    flushSync(() => earning.enterNext(code))
    field.current?.focus()
  }
  /** A report needs somebody to call back. */
  const report = (code: string) => {
    if (earning.member) return setReported(code)
    const onSignedIn = () => setReported(code)
    openAccountDialog({ kind: 'login', title: texts.loginToReport, onSignedIn })
  }
  useTypeToGoOn(isAnswered && reported === null && !earning.wantsScan, goOn)
  return (
    <div className="shop-column pt-7 pb-12 phone:pt-4">
      <div className="grid gap-5 desk:grid-cols-[minmax(0,1fr)_400px] desk:gap-6">
        <div className="min-w-0">
          <h1 className={isAnswered ? 'sr-only' : 'mb-1 text-3xl phone:text-2xl'}>{texts.title}</h1>
          {!isAnswered && <p className="mb-4 text-ink-2">{texts.lead}</p>}
          <NeedsScript text={texts.noScript} />
          {shown && (
            <ShownOutcome
              shown={shown}
              busy={busy}
              goOn={goOn}
              onResend={() => earning.resend(shown.entry)}
              onScan={() => earning.wantScan(true)}
              onReport={() => setReported(shown.code)}
            />
          )}
          {verdict && !shown && (
            <ShownVerdict
              shown={verdict}
              busy={busy}
              isMember={earning.member !== null}
              on={{
                earn: () => earning.takePoints(verdict.code),
                register: () => earning.register(verdict.code),
                next: goOn,
                scan: () => earning.wantScan(true),
                resend: () => earning.sendNow(verdict.code, verdict.way),
                report: () => report(verdict.code),
              }}
            />
          )}
          {!isAnswered && <EarnRequester earning={earning} fieldRef={field} />}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <EntryHistory entries={entries} busy={busy} onResend={earning.resend} />
          <Guide />
        </div>
      </div>
      <p role="status" className="sr-only">
        {shown && spokenOutcome(shown)}
        {verdict && !shown && spokenVerdict(verdict)}
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
      {reported !== null && <reporting.Part code={reported} onClose={() => setReported(null)} />}
    </div>
  )
}

function spokenVerdict({ answer }: Verdict): string {
  const { text, next } = wordsOfVerdict(answer)
  return `${text} ${next}`
}

/** One code, or a list of them. */
function EarnRequester({
  earning,
  fieldRef,
}: {
  earning: Earning
  fieldRef: Ref<HTMLInputElement>
}) {
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
        <EntryForm
          earning={earning}
          fieldRef={fieldRef}
          onSeveral={setList}
          scanIntent={scanner.intent}
        />
      ) : (
        <SeveralForm member={earning.member} initialText={list} onOne={enterOne} />
      )}
    </Card>
  )
}
