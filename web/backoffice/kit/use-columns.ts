import { useNavigate } from 'react-router'
import type { AnyListing } from '#domain/listing.ts'
import type { RowOf } from '#domain/resource.ts'
import type { Column } from '#web/ui/Table.tsx'
import { hiddenColumns } from './hidden-columns.ts'
import { directionOf, nextSort } from './list-state.ts'
import type { ScreenColumn } from './screen.ts'
import type { ShownState } from './use-list-state.ts'

/** The columns somebody wants to see; the first, which leads to the record, always stays. */
export function useColumns<L extends AnyListing>(
  { path }: L,
  columns: readonly ScreenColumn<L>[],
  { state: { sort }, pathFor }: ShownState,
): Column<RowOf<L>>[] {
  const hidden = hiddenColumns(path).use()
  const navigate = useNavigate()
  const press = (column: string) =>
    void navigate(pathFor({ sort: nextSort(sort, column) }), {
      replace: true,
      preventScrollReset: true,
    })
  return columns
    .filter(({ key }, place) => place === 0 || !hidden.includes(key))
    .map(({ sort: by, ...column }) => ({
      ...column,
      sort: by && { direction: directionOf(sort, by), onSort: () => press(by) },
    }))
}
