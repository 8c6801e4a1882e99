import Info from 'lucide-react/icons/info'
import { useState, type ReactNode } from 'react'
import { formatDateTime, toVietnamIso } from '#domain/kernel/dates.ts'
import { usePharmacySession } from '#web/pharmacy/session/pharmacy-session.ts'
import { Button } from '#web/ui/Button.tsx'
import { orSay } from './entry-actions.ts'
import { waitingOf } from './queue/find-entries.ts'
import type { CounterQueue } from './queue/use-counter-queue.ts'
import { RemoveQuestion } from './RemoveQuestion.tsx'
import { listTexts as texts } from './list-texts.ts'

/** What keeps codes from going out, and what to do about it. */
export function CounterNotices({ device, pharmacy }: { device: CounterQueue; pharmacy: string }) {
  const { counter, view, sending } = device
  const [asks, setAsks] = useState(false)
  const mustChange = usePharmacySession(pharmacy).user?.must_change ?? false
  if (!counter) return null
  const count = waitingOf(view.entries, pharmacy).length
  const { unreadable } = view
  return (
    <>
      {!counter.isLasting && <Notice>{texts.notLasting}</Notice>}
      {sending.kind === 'signedOut' && count > 0 && (
        <Notice>
          {mustChange ? texts.passwordFirst(count) : texts.signedOut(count)}
          <Button className="mt-2" onClick={() => void counter.senderOf(pharmacy).wake()}>
            {mustChange ? texts.newPassword : texts.logIn}
          </Button>
        </Notice>
      )}
      {sending.kind === 'resting' && count > 0 && (
        <Notice>{texts.resting(count, timeOf(sending.until))}</Notice>
      )}
      {unreadable > 0 && (
        <Notice>
          {asks ? texts.removeUnreadableText(unreadable) : texts.unreadable(unreadable)}
          {asks ? (
            <RemoveQuestion
              onYes={() => {
                setAsks(false)
                void orSay(() => counter.queue.removeUnreadable())
              }}
              onNo={() => setAsks(false)}
            />
          ) : (
            <Button variant="quiet" className="mt-2" onClick={() => setAsks(true)}>
              {texts.removeUnreadable}
            </Button>
          )}
        </Notice>
      )}
    </>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="mb-4 flex items-start gap-2.5 rounded-md border border-point-line bg-point-tint px-3.5 py-3 text-sm"
    >
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-point" />
      <div className="flex min-w-0 flex-col items-start">{children}</div>
    </div>
  )
}

/** `10:45` of the clock on the wall. */
function timeOf(instant: number): string {
  return formatDateTime(toVietnamIso(new Date(instant))).slice(0, 5)
}
