import ListFilter from 'lucide-react/icons/list-filter'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { AnySlice, CursorList, RowOf } from '#web/query/use-cursor-list.ts'
import { ArrivedBar } from './ArrivedBar.tsx'
import { ListFailed, StaleNote } from './ListTrouble.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import { partTexts as texts } from './texts.ts'

/**
 * A long list in all its states: its rows as `children` draw them, what is new above, more below,
 * `empty` for one that has nothing.
 */
export function ListBody<S extends AnySlice>({
  list,
  arrivedLabel,
  empty,
  children,
}: {
  list: CursorList<S>
  /** `3 đơn mới`. */
  arrivedLabel: (count: number) => string
  empty?: ReactNode
  children: (rows: readonly RowOf<S>[]) => ReactNode
}) {
  if (list.state === 'loading') return <TableSkeleton />
  if (list.state === 'failed')
    return <ListFailed error={list.error} onRetry={() => list.refresh()} />
  return (
    <div
      aria-busy={list.state === 'changing'}
      className={cx(list.state === 'changing' && 'opacity-60')}
    >
      {list.arrived > 0 && (
        <ArrivedBar label={arrivedLabel(list.arrived)} onShow={() => void list.refresh()} />
      )}
      {list.rows.length === 0 ? (empty ?? <None />) : children(list.rows)}
      <Foot list={list} />
    </div>
  )
}

function None() {
  return (
    <EmptyState
      icon={<ListFilter aria-hidden="true" />}
      title={texts.noneTitle}
      text={texts.noneText}
    />
  )
}

function Foot<S extends AnySlice>({ list }: { list: CursorList<S> }) {
  return (
    <div className="mt-4 flex flex-col items-center gap-2">
      {list.error !== null && <StaleNote error={list.error} onRetry={() => list.refresh()} />}
      {list.next !== null && (
        <Button variant="secondary" busy={list.isLoadingMore} onClick={() => void list.loadMore()}>
          {texts.more}
        </Button>
      )}
    </div>
  )
}
