import Clock from 'lucide-react/icons/clock'
import { useState } from 'react'
import { resultNameOf, resultTexts } from '#domain/loyalty/result-codes.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { withDots } from '#web/features/code-entry/code-typing.ts'
import type { Entry } from './entries.ts'
import { toneOf } from './outcome/looks.ts'
import { SmallSign } from './outcome/tones.tsx'
import { earnTexts as texts } from './texts.ts'

/** More are behind a press: the page stays short for who enters a whole box. */
const shownAtFirst = 6

/** The codes entered one after the other in this browser session; what waits can be sent again. */
export function EntryHistory({
  entries,
  busy,
  onResend,
}: {
  entries: readonly Entry[]
  busy: boolean
  onResend: (entry: Entry) => void
}) {
  const [showsAll, setShowsAll] = useState(false)
  if (entries.length === 0) return null
  const shown = showsAll ? entries : entries.slice(0, shownAtFirst)
  return (
    <Card as="section" aria-labelledby="da-nhap">
      <h2 id="da-nhap" className="text-lg">
        {texts.entriesTitle}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {shown.map((entry) => (
          <li key={entry.key} className="flex items-center gap-3 py-3 last:pb-0">
            {entry.result === null ? (
              <Waiting entry={entry} busy={busy} onResend={onResend} />
            ) : (
              <Answered entry={entry} result={entry.result} />
            )}
          </li>
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button variant="plain" wide onClick={() => setShowsAll(true)} className="mt-2">
          {texts.showAll(entries.length)}
        </Button>
      )}
    </Card>
  )
}

function Waiting({
  entry,
  busy,
  onResend,
}: {
  entry: Entry
  busy: boolean
  onResend: (entry: Entry) => void
}) {
  return (
    <>
      <Clock aria-hidden="true" className="size-6 shrink-0 text-point" />
      <p className="min-w-0 grow">
        <b className="block font-semibold tracking-wide">{withDots(entry.masked)}</b>
        <span className="text-sm text-ink-2">{texts.waiting}</span>
      </p>
      <Button variant="quiet" busy={busy} onClick={() => onResend(entry)}>
        {texts.resend}
        <span className="sr-only"> {withDots(entry.masked)}</span>
      </Button>
    </>
  )
}

function Answered({ entry, result }: { entry: Entry; result: number }) {
  const name = resultNameOf(result) ?? 'noData'
  const title = entry.isRecalled ? texts.recalledTitle : resultTexts[name].title
  return (
    <>
      <SmallSign tone={entry.isRecalled ? 'stop' : toneOf(name)} name={name} />
      <p className="min-w-0 grow">
        <b className="block font-semibold tracking-wide">{withDots(entry.masked)}</b>
        <span className="block text-sm text-ink-2">{texts.entryOutcome(title, entry.points)}</span>
        {entry.product && (
          <span className="block truncate text-sm text-ink-2">{entry.product}</span>
        )}
      </p>
    </>
  )
}
