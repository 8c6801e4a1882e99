import Keyboard from 'lucide-react/icons/keyboard'
import type { AnyListing } from '#domain/listing.ts'
import { SearchFilter } from '#web/ui/SearchFilter.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { FilterBar } from '../parts/FilterBar.tsx'
import { useFilters } from '../parts/list-address.ts'
import { useIsWide } from '../parts/use-is-wide.ts'
import { useCan } from '../data/staff-session.ts'
import { ColumnMenu } from './ColumnMenu.tsx'
import { ExportMenu } from './exports/ExportMenu.tsx'
import { FilterChips, FilterFields, foldedFilters } from './Filters.tsx'
import { listInput, type ListState } from './list-state.ts'
import type { ListDefinition, ScreenColumn } from './screen.ts'
import { kitTexts as texts } from './texts.ts'
import type { ShownState } from './use-list-state.ts'
import { ViewMenu } from './views/ViewMenu.tsx'

export interface ListToolsProps<L extends AnyListing> {
  listing: L
  screen: ListDefinition<L>
  columns: readonly ScreenColumn<L>[]
  shown: ShownState
  /** How many rows there are; undefined until it is known, null where it never is. */
  total: number | null | undefined
  onHelp: () => void
}

/** What narrows a list, what of it is seen, and the ways out of it. */
export function ListTools<L extends AnyListing>(props: ListToolsProps<L>) {
  const { screen } = props
  const { state, pathFor } = props.shown
  const change = useFilters(state, pathFor)
  const isWide = useIsWide()
  const ways = <Ways {...props} />
  const { search } = screen.words
  const set = foldedFilters(screen).filter(([name]) => state.filters[name])
  return (
    <>
      <FilterBar
        count={set.length}
        clear={pathFor({ q: '', filters: withoutAll(state.filters, set) })}
        search={
          search && <SearchFilter label={search} value={state.q} onChange={(q) => change({ q })} />
        }
      >
        <FilterFields {...props} />
        {!isWide && ways}
      </FilterBar>
      <div className="mb-2 flex flex-wrap items-center gap-2 md:min-h-11">
        <FilterChips {...props} />
        {isWide && ways}
      </div>
    </>
  )
}

/** Views, columns, files, keys. */
function Ways<L extends AnyListing>({
  listing,
  screen,
  columns,
  shown: { state, pathFor },
  total,
  onHelp,
}: ListToolsProps<L>) {
  const canShare = useCan(listing.shares)
  return (
    <div className="flex flex-wrap items-center gap-1 md:ml-auto">
      <ViewMenu
        list={listing.path}
        path={screen.path}
        query={pathFor({}).slice(screen.path.length)}
        canShare={canShare}
      />
      <ColumnMenu list={listing.path} columns={columns} />
      {(screen.words.importSays ?? screen.words.exports) && (
        <ExportMenu list={listing.path} asked={listInput(state)} total={total ?? undefined} />
      )}
      <IconButton
        label={texts.keys}
        icon={<Keyboard aria-hidden="true" className="size-5" />}
        onClick={onHelp}
        className="text-ink-2 max-md:hidden"
      />
    </div>
  )
}

function withoutAll(filters: ListState['filters'], gone: readonly (readonly [string, unknown])[]) {
  return { ...filters, ...Object.fromEntries(gone.map(([name]) => [name, undefined])) }
}
