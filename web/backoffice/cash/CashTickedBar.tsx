import type { CashParcel } from '#domain/order/cash/api.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { Button } from '#web/ui/Button.tsx'
import { cashScreenTexts as texts } from './texts.ts'
import type { CashTicks } from './use-cash-ticks.tsx'

/** As many as a statement takes. */
const most = 2000

/** What is ticked comes to, and booking it; in sight as long as anything is. */
export function CashTickedBar({
  ticks: { ticked, clear, isPageTaken, togglePage },
  onBook,
}: {
  ticks: CashTicks
  onBook: (parcels: readonly CashParcel[]) => void
}) {
  if (ticked.length === 0) return null
  const sum = ticked.reduce((total, { collected }) => total + collected, 0)
  const isMixed = new Set(ticked.map(({ carrier }) => carrier)).size > 1
  const lack = isMixed ? texts.mixed : ticked.length > most ? texts.tooMany(most) : ''
  return (
    <section
      aria-label={texts.ways}
      className="sticky bottom-3 z-20 mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-primary/40 bg-white px-4 py-2.5 shadow-lift phone:px-3"
    >
      <b role="status" className="tabular font-semibold">
        {texts.ticked(ticked.length, formatVnd(sum))}
      </b>
      {lack && <span className="text-sm text-ink-2">{lack}</span>}
      <span className="flex flex-wrap gap-2 md:ml-auto">
        {!lack && <Button onClick={() => onBook(ticked)}>{texts.book}</Button>}
        {!isPageTaken && (
          // Cards have no head with a box for all of them.
          <Button variant="quiet" onClick={togglePage} className="md:hidden">
            {texts.tickPage}
          </Button>
        )}
        <Button variant="plain" onClick={clear}>
          {texts.untick}
        </Button>
      </span>
    </section>
  )
}
