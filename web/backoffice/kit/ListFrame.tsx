import { useRef, useState, type ReactNode } from 'react'
import type { AnyListing } from '#domain/listing.ts'
import type { RowOf } from '#domain/resource.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { useIsWide } from '../parts/use-is-wide.ts'
import { ListTools } from './ListTools.tsx'
import type { ListDefinition, ScreenColumn } from './screen.ts'
import { useColumns } from './use-columns.ts'
import { useListKeys, type RowKeys } from './use-list-keys.ts'
import type { ShownState } from './use-list-state.ts'

const help = lazyPart(async () => (await import('./KeyHelp.tsx')).KeyHelp)

export interface ListFrameProps<L extends AnyListing> {
  listing: L
  screen: ListDefinition<L>
  shown: ShownState
  columns: readonly ScreenColumn<L>[]
  /** How many rows there are; undefined until it is known, null where it never is. */
  total: number | null | undefined
  actions?: ReactNode
  /** Actions that can wait; in a menu on a phone. */
  more?: ReactNode
  /** States with how much is in each, above what else narrows the list. */
  tabs?: ReactNode
  /** What keys do with a row beyond going to it and opening it. */
  keys?: RowKeys
  /** The rows, in `ListRows`, with the columns somebody wants to see. */
  children: (columns: Column<RowOf<L>>[]) => ReactNode
}

/** What every list has around its rows: a heading, what narrows it, views, columns, keys. */
export function ListFrame<L extends AnyListing>(props: ListFrameProps<L>) {
  const { listing, screen, shown, columns, actions, more, tabs, keys = {}, children } = props
  const [isHelpOpen, setHelpOpen] = useState(false)
  const isWide = useIsWide()
  const place = useRef<HTMLDivElement>(null)
  const onHelp = () => setHelpOpen(true)
  useListKeys({ ...keys, list: place, onHelp })
  const visible = useColumns(listing, columns, shown)
  return (
    <div ref={place}>
      <PageHead
        title={screen.words.title}
        text={isWide && screen.words.text}
        actions={actions}
        more={more}
      />
      {tabs}
      <ListTools {...props} onHelp={onHelp} />
      {children(visible)}
      {/* On a phone the rows come first. */}
      {!isWide && screen.words.text && (
        <p className="mt-6 border-t border-line pt-3 text-sm text-ink-2">{screen.words.text}</p>
      )}
      {isHelpOpen && <help.Part keys={keys} onClose={() => setHelpOpen(false)} />}
    </div>
  )
}
