import ScanLine from 'lucide-react/icons/scan-line'
import { useEffect, useState } from 'react'
import { useOnline } from '#web/pharmacy/parts/use-online.ts'
import { Button } from '#web/ui/Button.tsx'
import { entryActions } from './entry-actions.ts'
import { EntryListSkeleton } from './EntryListSkeleton.tsx'
import { EntryRow } from './EntryRow.tsx'
import type { Entry } from './queue/entry.ts'
import { listTexts as texts } from './list-texts.ts'
import type { Counter } from './use-counter.ts'

/** The rest is behind a press: the page stays short for who enters a whole box. */
const shownAtFirst = 6

/**
 * The pharmacy's codes of this device, newest first: what needs somebody, those of whoever stands here,
 * and apart from them those of the customers before.
 */
export function EntryList({
  counter,
  pharmacy,
  username,
  gained,
}: {
  counter: Counter
  pharmacy: string
  username: string
  /** Points of the customer who stands here now. */
  gained: number
}) {
  const { device } = counter
  const [showsAll, setShowsAll] = useState(false)
  const isOnline = useOnline()
  const ofPharmacy = device.view.entries.filter((entry) => entry.pharmacy === pharmacy)
  const entries = inOrder(ofPharmacy, counter.ofCustomer)
  const shown = showsAll ? entries : entries.slice(0, shownAtFirst)
  useSeen(counter, shown)
  const sending = device.sending.kind === 'sending' ? device.sending.keys : nothing

  if (!device.counter) return <EntryListSkeleton />
  if (entries.length === 0) return <Empty />
  const isHere = (entry: Entry) => counter.ofCustomer.has(entry.key)
  const row = (entry: Entry) => (
    <EntryRow
      key={entry.key}
      entry={entry}
      isSending={sending.has(entry.key)}
      isOffline={!isOnline || device.sending.kind === 'offline'}
      isOfCustomer={isHere(entry)}
      isKnownAsTyped={counter.typed.has(entry.key)}
      username={username}
      {...entryActions(counter)}
    />
  )
  const now = shown.filter((entry) => isUrgent(entry) || isHere(entry))
  const before = shown.filter((entry) => !now.includes(entry))
  return (
    <>
      <h2 id="ma-vua-nhap" className="flex items-baseline justify-between gap-3 text-md">
        {texts.listTitle}
        <Sum entries={entries} gained={gained} />
      </h2>
      {now.length === 0 && <p className="mt-1 text-sm text-ink-3">{texts.noneOfCustomer}</p>}
      <ul aria-labelledby="ma-vua-nhap" className="mt-2 divide-y divide-line empty:hidden">
        {now.map(row)}
      </ul>
      {before.length > 0 && (
        <h2 id="khach-truoc" className="mt-4 border-t border-line pt-3 text-md text-ink-2">
          {texts.earlier}
        </h2>
      )}
      <ul aria-labelledby="khach-truoc" className="mt-2 divide-y divide-line empty:hidden">
        {before.map(row)}
      </ul>
      {entries.length > shownAtFirst && (
        <Button variant="plain" wide className="mt-2" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? texts.showLess : texts.showAll(entries.length)}
        </Button>
      )}
    </>
  )
}

const nothing: ReadonlySet<string> = new Set()

function inOrder(entries: readonly Entry[], ofCustomer: ReadonlySet<string>): Entry[] {
  const newest = entries.toReversed()
  const isNow = (entry: Entry) => isUrgent(entry) || ofCustomer.has(entry.key)
  const now = newest.filter(isNow)
  return [
    ...now.filter(isUrgent),
    ...now.filter((entry) => !isUrgent(entry)),
    ...newest.filter((entry) => !isNow(entry)),
  ]
}

function isUrgent({ state }: Entry): boolean {
  return state === 'failed'
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
      <ScanLine aria-hidden="true" className="size-9 text-ink-3 stroke-[1.6]" />
      <h2 className="mt-2 text-base">{texts.empty}</h2>
      <p className="mt-1 text-sm text-ink-2">{texts.emptyText}</p>
    </div>
  )
}
