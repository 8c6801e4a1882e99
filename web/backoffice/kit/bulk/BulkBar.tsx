import { Button } from '#web/ui/Button.tsx'
import type { ActionWords } from '../screen.ts'
import { kitTexts as texts } from '../texts.ts'
import type { Selection } from './use-selection.ts'

/** What can be done to the rows that are ticked; in sight as long as there are any. */
export function BulkBar({
  selection,
  total,
  count,
  actions,
  onAct,
}: {
  selection: Selection
  /** How many the list finds. */
  total: number
  count: (records: number) => string
  actions: Readonly<Record<string, ActionWords>>
  onAct: (action: string) => void
}) {
  const { ids, isAll, isPageTaken } = selection
  const taken = isAll ? total : ids.size
  if (taken === 0) return null
  const hasMore = isPageTaken && !isAll && total > taken
  return (
    <section
      aria-label={texts.bulk}
      className="sticky bottom-3 z-20 mt-3 flex flex-wrap items-center gap-2 rounded-md border border-primary/40 bg-white px-4 py-2.5 shadow-lift phone:px-3"
    >
      <b role="status" className="tabular font-semibold">
        {texts.taken(count(taken))}
      </b>
      {!isPageTaken && (
        // Cards have no head with a box for all of them.
        <Button variant="quiet" onClick={selection.togglePage} className="md:hidden">
          {texts.tickPage}
        </Button>
      )}
      {hasMore && (
        <Button variant="quiet" onClick={selection.takeAll}>
          {texts.takeAll(total)}
        </Button>
      )}
      <span className="flex flex-wrap gap-2 md:ml-auto">
        {Object.entries(actions).map(([name, { label }]) => (
          <Button key={name} variant="secondary" onClick={() => onAct(name)}>
            {label}
          </Button>
        ))}
        <Button variant="plain" onClick={selection.clear}>
          {texts.untick}
        </Button>
      </span>
    </section>
  )
}
