import type { RowOf } from '#domain/resource.ts'
import type { RowLead } from '#web/ui/Table.tsx'
import { listInput, type ListState } from '../list-state.ts'
import type { BulkWords, ScreenDefinition, ShownResource } from '../screen.ts'
import { kitTexts as texts } from '../texts.ts'
import type { Chosen } from './BulkDialog.tsx'
import { TickBox } from './TickBox.tsx'
import { useSelection, type RowId, type Selection } from './use-selection.ts'

interface Ticks<R extends ShownResource> {
  words: BulkWords<R>
  selection: Selection
  /** The tick boxes before the rows. */
  lead: RowLead<RowOf<R>>
  /** Whom an action is for. */
  chosen: (found: Readonly<Record<string, string>>, total: number) => Chosen
}

/** Tick boxes for whoever may do something to many; null where there is nothing to do. */
export function useTicks<R extends ShownResource>(
  { bulk: words, titleOf }: ScreenDefinition<R>,
  rows: readonly RowOf<R>[],
  state: ListState,
  canEdit: boolean,
): Ticks<R> | null {
  const narrowed = JSON.stringify(listInput({ ...state, sort: undefined }))
  const selection = useSelection(
    rows.map((row) => (row as { id: RowId }).id),
    narrowed,
  )
  if (!words || !canEdit) return null
  const { has, toggle, isPageTaken, togglePage, isAll, ids } = selection
  return {
    words,
    selection,
    lead: {
      head: <TickBox label={texts.tickPage} isTicked={isPageTaken} onToggle={togglePage} />,
      cell: (row, place) => (
        <TickBox
          label={texts.tick(titleOf(row))}
          isTicked={has((row as { id: RowId }).id)}
          onToggle={(isRange) => toggle(place, isRange)}
        />
      ),
    },
    chosen: (found, total) => {
      if (!isAll) return { ids: [...ids] }
      const { sort: _sort, ...all } = found
      return { found: all, total }
    },
  }
}
