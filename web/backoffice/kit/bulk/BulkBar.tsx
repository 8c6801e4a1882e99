import { Button } from '#web/ui/Button.tsx'
import type { ActionWords } from '../screen.ts'
import { kitTexts as texts } from '../texts.ts'
import { PickedBar } from './PickedBar.tsx'
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
  const [main, ...rest] = Object.entries(actions).map(([name, { label }]) => (
    <Button key={name} variant="secondary" onClick={() => onAct(name)}>
      {label}
    </Button>
  ))
  return (
    <PickedBar
      label={texts.bulk}
      picked={texts.taken(count(taken))}
      main={main}
      rest={
        <>
          {rest}
          {hasMore && (
            <Button variant="quiet" onClick={selection.takeAll}>
              {texts.takeAll(total)}
            </Button>
          )}
        </>
      }
      takePage={isPageTaken ? undefined : { label: texts.tickPage, take: selection.togglePage }}
      clear={{ label: texts.untick, clear: selection.clear }}
    />
  )
}
