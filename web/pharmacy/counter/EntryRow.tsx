import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import { withDots } from '#web/features/code-entry/code-typing.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { describeEntry } from './describe-entry.ts'
import { EntryStatusIcon } from './EntryStatusIcon.tsx'
import type { Entry } from './queue/entry.ts'
import { canSendAnew } from './queue/settle.ts'
import { RemoveQuestion } from './RemoveQuestion.tsx'
import { listTexts as texts } from './list-texts.ts'

export interface EntryActions {
  onSendAnew: (entry: Entry, options?: { withVoucher: boolean }) => void
  onCorrect: (entry: Entry) => void
  onRemove: (entry: Entry) => void
}

/** A code and what became of it. */
export function EntryRow({
  entry,
  isSending,
  isOffline,
  isOfCustomer,
  isKnownAsTyped,
  username,
  ...actions
}: {
  entry: Entry
  isSending: boolean
  isOffline: boolean
  /** Entered for whoever stands here now. */
  isOfCustomer: boolean
  /** This page has it in clear still. */
  isKnownAsTyped: boolean
  /** Who works here now: what others entered says so. */
  username: string
} & EntryActions) {
  const [asksAbout, setAsksAbout] = useState<Entry['state'] | null>(null)
  const asks = asksAbout !== null
  // It is on its way, or its outcome has come: what was asked about is no more.
  if (asks && (isSending || asksAbout !== entry.state)) setAsksAbout(null)
  const canCorrect = isKnownAsTyped && entry.outcome?.code === resultCodes.codeIncorrect
  const { sign, words, next } = describeEntry(entry, { isSending, isOffline, canCorrect })
  const remarks = [
    ...(isOfCustomer ? [] : [texts.ofCustomer(entry.masked.phone.slice(-3))]),
    ...(entry.by.username === username || !entry.by.name ? [] : [texts.enteredBy(entry.by.name)]),
  ]
  return (
    <li className="flex items-start gap-3 py-3.5 first:pt-1 last:pb-1">
      <span className="mt-2.5">
        <EntryStatusIcon sign={sign} />
      </span>
      <div className="min-w-0 grow">
        <b className="block font-semibold tracking-wide">{withDots(entry.masked.code)}</b>
        {entry.outcome?.product && <span className="block text-md">{entry.outcome.product}</span>}
        <span className="block text-md text-ink-2">{words}</span>
        {next && <span className="block text-sm text-ink-2">{next}</span>}
        {remarks.length > 0 && (
          <span className="block text-sm text-ink-3">{remarks.join(' · ')}</span>
        )}
        {asks && (
          <div role="group" aria-label={texts.removeTitle}>
            <p className="mt-1 text-sm">
              {entry.state === 'waiting' ? texts.removeWaiting : texts.removeText}
            </p>
            <RemoveQuestion
              onYes={() => {
                setAsksAbout(null)
                actions.onRemove(entry)
              }}
              onNo={() => setAsksAbout(null)}
            />
          </div>
        )}
        {!asks && canSendAnew(entry) && (
          <Ways entry={entry} {...actions} onRemove={() => setAsksAbout(entry.state)} />
        )}
        {canCorrect && (
          // Its words stand below the others, its air to their left.
          <div className="mt-2 -mb-1 -ml-[17px]">
            <CorrectKey entry={entry} onCorrect={actions.onCorrect} />
          </div>
        )}
      </div>
      {entry.state === 'waiting' && !isSending && !asks && (
        <IconButton
          label={texts.removeOf(withDots(entry.masked.code))}
          icon={<Trash aria-hidden="true" className="size-5" />}
          className="text-ink-3"
          onClick={() => setAsksAbout(entry.state)}
        />
      )}
    </li>
  )
}

/** On with a code that is still whole. */
function Ways({ entry, onSendAnew, onCorrect, onRemove }: { entry: Entry } & EntryActions) {
  const of = <span className="sr-only"> {withDots(entry.masked.code)}</span>
  const isVoucherRefused = entry.outcome?.code === resultCodes.voucherNotBound
  return (
    <div className="mt-2 -mb-1 flex flex-wrap gap-2">
      {isVoucherRefused ? (
        <Button variant="quiet" onClick={() => onSendAnew(entry, { withVoucher: false })}>
          {texts.sendWithoutVoucher}
          {of}
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => onSendAnew(entry)}>
          {texts.sendAnew}
          {of}
        </Button>
      )}
      <CorrectKey entry={entry} onCorrect={onCorrect} />
      <Button variant="plain" onClick={() => onRemove(entry)}>
        {texts.remove}
        {of}
      </Button>
    </div>
  )
}

function CorrectKey({ entry, onCorrect }: { entry: Entry } & Pick<EntryActions, 'onCorrect'>) {
  return (
    <Button variant="plain" onClick={() => onCorrect(entry)}>
      {texts.correct}
      <span className="sr-only"> {withDots(entry.masked.code)}</span>
    </Button>
  )
}
