import { maxPapers, papersPath } from '#domain/order/papers/papers.ts'
import { Button } from '#web/ui/Button.tsx'
import type { Selection } from '../kit/bulk/use-selection.ts'
import { ExportLink } from '../parts/ExportLink.tsx'
import type { Shippable } from './ship-many.ts'
import { boardTexts as texts } from './texts.ts'

/** What the warehouse does with the orders that are ticked; in sight as long as there are any. */
export function TickedBar({
  selection: { ids, clear, isPageTaken, togglePage },
  rows,
  onShip,
}: {
  selection: Selection
  rows: readonly Shippable[]
  onShip: (orders: readonly Shippable[]) => void
}) {
  if (ids.size === 0) return null
  const codes = Array.from(ids, String)
  const ticked = rows.filter(({ code }) => ids.has(code))
  return (
    <section
      aria-label={texts.papers}
      className="sticky bottom-3 z-20 mt-3 flex flex-wrap items-center gap-2 rounded-md border border-primary/40 bg-white px-4 py-2.5 shadow-lift phone:px-3"
    >
      <b role="status" className="tabular font-semibold">
        {texts.ticked(ids.size)}
      </b>
      {!isPageTaken && (
        // Cards have no head with a box for all of them.
        <Button variant="quiet" onClick={togglePage} className="md:hidden">
          {texts.tickPage}
        </Button>
      )}
      <span className="flex flex-wrap gap-2 md:ml-auto">
        {ticked.length > 0 && <Button onClick={() => onShip(ticked)}>{texts.ship}</Button>}
        {ids.size > maxPapers ? (
          <span className="text-sm text-ink-2">{texts.tooMany(maxPapers)}</span>
        ) : (
          <>
            <ExportLink href={papersPath('labels', codes)}>{texts.labels}</ExportLink>
            <ExportLink href={papersPath('slips', codes)}>{texts.slips}</ExportLink>
          </>
        )}
        <Button variant="plain" onClick={clear}>
          {texts.untick}
        </Button>
      </span>
    </section>
  )
}
