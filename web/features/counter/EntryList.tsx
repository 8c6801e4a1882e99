import ScanLine from 'lucide-react/icons/scan-line'
import { useEffect, useState } from 'react'
import { useOnline } from '#web/features/store/use-online.ts'
import { Button } from '#web/ui/Button.tsx'
import { entryActions } from './entry-actions.ts'
import { EntryListSkeleton } from './EntryListSkeleton.tsx'
import { EntryRow } from './EntryRow.tsx'
import type { Entry } from './queue/entry.ts'
import { listTexts as texts } from './list-texts.ts'
import type { Counter } from './use-counter.ts'

/** The rest is behind a press: the page stays short for who enters a whole box. */
const shownAtFirst = 6

/** The store's codes of this device, newest first; what needs somebody stands on top. */
export function EntryList({
  counter,
  store,
  username,
  gained,
}: {
  counter: Counter
  store: string
  username: string
  /** Points of the customer who stands here now. */
  gained: number
}) {
  const { device } = counter
  const [showsAll, setShowsAll] = useState(false)
  const isOnline = useOnline()
  const entries = inOrder(device.view.entries.filter((entry) => entry.store === store))
  const shown = showsAll ? entries : entries.slice(0, shownAtFirst)
  useSeen(counter, shown)
  const sending = device.sending.kind === 'sending' ? device.sending.keys : nothing

  if (!device.counter) return <EntryListSkeleton />
  if (entries.length === 0) return <Empty />
  return (
    <>
      <h2 id="ma-vua-nhap" className="flex items-baseline justify-between gap-3 text-md">
        {texts.listTitle}
        <Sum entries={entries} gained={gained} />
      </h2>
      <ul aria-labelledby="ma-vua-nhap" className="mt-2 divide-y divide-line">
        {shown.map((entry) => (
          <EntryRow
            key={entry.key}
            entry={entry}
            isSending={sending.has(entry.key)}
            isOffline={!isOnline || device.sending.kind === 'offline'}
            isOfCustomer={counter.ofCustomer.has(entry.key)}
            isKnownAsTyped={counter.typed.has(entry.key)}
            username={username}
            {...entryActions(counter)}
          />
        ))}
      </ul>
      {entries.length > shownAtFirst && (
        <Button look="plain" wide className="mt-2" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? texts.showLess : texts.showAll(entries.length)}
        </Button>
      )}
    </>
  )
}

const nothing: ReadonlySet<string> = new Set()

function inOrder(entries: readonly Entry[]): Entry[] {
  const newest = entries.toReversed()
  const isUrgent = ({ state }: Entry) => state === 'failed'
  return [...newest.filter(isUrgent), ...newest.filter((entry) => !isUrgent(entry))]
}

/** Outcomes that stand on a visible page have been seen, and may go when they are old. */
function useSeen({ device }: Counter, shown: readonly Entry[]): void {
  const keys = shown
    .filter(({ state, isSeen }) => state === 'done' && !isSeen)
    .map(({ key }) => key)
    .join()
  useEffect(() => {
    if (keys && document.visibilityState === 'visible') {
      // What could not be written now is marked when it is on the screen again.
      device.counter?.queue.see(keys.split(',')).catch(() => {})
    }
  }, [device.counter, keys])
}

/** What needs somebody, else what this turn has brought so far. */
function Sum({ entries, gained }: { entries: readonly Entry[]; gained: number }) {
  const count = entries.filter(({ state }) => state === 'failed').length
  if (count > 0) {
    return <span className="text-sm font-semibold text-sale-deep">{texts.needsYou(count)}</span>
  }
  if (gained === 0) return null
  return <span className="text-sm font-semibold text-point tabular">{texts.gainedNow(gained)}</span>
}

function Empty() {
  return (
    <div className="flex flex-col items-center px-4 py-6 text-center">
      <ScanLine aria-hidden="true" className="size-9 text-ink-3" strokeWidth={1.6} />
      <h2 className="mt-2 text-base">{texts.empty}</h2>
      <p className="mt-1 text-sm text-ink-2">{texts.emptyText}</p>
    </div>
  )
}
