import type { ReactNode } from 'react'
import type { AnyListing } from '#domain/listing.ts'
import type { Page } from '#domain/paging.ts'
import type { RowOf } from '#domain/resource.ts'
import type { Query } from '#web/query/use-query.ts'
import { PagedList } from '../parts/PagedList.tsx'
import { isNarrowed } from './list-state.ts'
import { ListFrame } from './ListFrame.tsx'
import { ListRows } from './ListRows.tsx'
import type { ListDefinition, ListWords, ScreenColumn } from './screen.ts'
import type { ShownState } from './use-list-state.ts'

export interface PagedScreenProps<L extends AnyListing> {
  listing: L
  screen: ListDefinition<L> & { words: PagedWords }
  shown: ShownState
  answer: Query<Page<IdRow<L>>>
  /** Null where it is not known how many there are. */
  total?: number | null | undefined
  columns: readonly ScreenColumn<L>[]
  card: (row: RowOf<L>) => ReactNode
  rowTo?: ((row: IdRow<L>) => string) | undefined
  icon: ReactNode
  actions?: ReactNode
  /** Actions that can wait; in a menu on a phone. */
  more?: ReactNode
  /** States with how much is in each, above what else narrows the list. */
  tabs?: ReactNode
}

type IdRow<L extends AnyListing> = RowOf<L> & { id: number }

interface PagedWords extends ListWords {
  table: string
  emptyTitle: string
  emptyText: string
  noneTitle: string
  noneText: string
}

/** A list with numbered pages whose records are not written here. */
export function PagedScreen<L extends AnyListing>(props: PagedScreenProps<L>) {
  const { screen, answer, icon } = props
  const { state, pathFor } = props.shown
  const { total = answer.data?.paginate.total_data } = props
  return (
    <ListFrame {...props} total={total}>
      {(columns) => (
        <PagedList
          answer={answer}
          page={state.page}
          hrefFor={(page) => pathFor({ page })}
          isNarrowed={isNarrowed(state)}
          icon={icon}
          words={screen.words}
        >
          {(rows) => (
            <ListRows
              caption={screen.words.table}
              rows={rows}
              columns={columns}
              keyOf={({ id }) => id}
              rowTo={props.rowTo}
              card={props.card}
            />
          )}
        </PagedList>
      )}
    </ListFrame>
  )
}
