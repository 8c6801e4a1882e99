import type { ReactNode } from 'react'
import type { AnyListing } from '#domain/listing.ts'
import type { RowOf } from '#domain/resource.ts'
import type { Slice } from '#web/query/merge-slice.ts'
import type { CursorList } from '#web/query/use-cursor-list.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { RowLead } from '#web/ui/Table.tsx'
import { ListBody } from '../parts/ListBody.tsx'
import { StateChips } from '../parts/StateChips.tsx'
import { isNarrowed } from './list-state.ts'
import { ListFrame } from './ListFrame.tsx'
import { ListRows } from './ListRows.tsx'
import type { FilterWords, ListDefinition, ListWords, ScreenColumn } from './screen.ts'
import { kitTexts as texts } from './texts.ts'
import type { ShownState } from './use-list-state.ts'

interface CountedSlice<Row> extends Slice<Row> {
  /** How much is in each state. */
  counts: Readonly<Record<string, number>>
}

type IdRow<L extends AnyListing> = RowOf<L> & { id: number }

export interface CursorScreenProps<L extends AnyListing> {
  listing: L
  screen: ListDefinition<L> & { words: CursorWords }
  shown: ShownState
  list: CursorList<CountedSlice<IdRow<L>>>
  columns: readonly ScreenColumn<L>[]
  card: (row: RowOf<L>) => ReactNode
  rowTo?: (row: IdRow<L>) => string
  isMarked?: (row: RowOf<L>) => boolean
  icon: ReactNode
  /** Stands above the rows. */
  note?: ReactNode
  actions?: ReactNode
  /** Actions that can wait; in a menu on a phone. */
  more?: ReactNode
  /** Stands above the states. */
  top?: ReactNode
  /** Before each row: tick boxes, with what is done to those that are ticked below them. */
  lead?: RowLead<RowOf<L>> | undefined
  below?: ReactNode
  onTick?: ((at: number, isRange: boolean) => void) | undefined
}

interface CursorWords extends ListWords {
  table: string
  states: string
  /** The list without a state, where that is not all of it. */
  allStates?: string
  /** `3 giao dịch mới`. */
  arrived: (count: number) => string
  emptyTitle: string
  emptyText: string
}

/** A list that grows while somebody looks: by state, the newest first, what is new announced. */
export function CursorScreen<L extends AnyListing>(props: CursorScreenProps<L>) {
  const { screen, shown, list, icon, note } = props
  const { words } = screen
  const empty = <EmptyState icon={icon} title={words.emptyTitle} text={words.emptyText} />
  return (
    <ListFrame
      {...props}
      total={null}
      tabs={
        <>
          {props.top}
          <Tabs {...props} />
        </>
      }
      keys={props.onTick && { onTick: props.onTick }}
    >
      {(columns) => (
        <>
          {note}
          <ListBody
            list={list}
            arrivedLabel={words.arrived}
            empty={isNarrowed(shown.state) ? undefined : empty}
          >
            {(rows) => (
              <ListRows
                caption={words.table}
                rows={rows}
                columns={columns}
                keyOf={({ id }) => id}
                rowTo={props.rowTo}
                isMarked={props.isMarked}
                lead={props.lead}
                card={props.card}
              />
            )}
          </ListBody>
          {props.below}
        </>
      )}
    </ListFrame>
  )
}

/** The states of a list with how much is in each; all of them first. */
function Tabs<L extends AnyListing>({
  screen: { words, filters },
  shown: { state, pathFor },
  list,
}: CursorScreenProps<L>) {
  const counts = list.first?.counts
  const tabs = Object.entries<FilterWords>(filters).filter(([, { isTab }]) => isTab)
  return tabs.map(([name, { options }]) => {
    const to = (value: string | undefined) =>
      pathFor({ filters: { ...state.filters, [name]: value } })
    const chosen = state.filters[name]
    const all = {
      key: 'all',
      label: words.allStates ?? texts.allStates,
      to: to(undefined),
      isCurrent: !chosen,
    }
    const chips = Object.entries(options).map(([value, label]) => ({
      key: value,
      label,
      to: to(value),
      isCurrent: chosen === value,
      count: counts ? (counts[value] ?? 0) : null,
    }))
    return <StateChips key={name} label={words.states} chips={[all, ...chips]} />
  })
}
