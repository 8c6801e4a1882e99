import { useSearchParams } from 'react-router'
import type { AnyListing } from '#domain/listing.ts'
import { listQuery, readListState, type ListState } from './list-state.ts'
import type { ListDefinition } from './screen.ts'

export interface ShownState {
  /** What of the list is looked at, as its address has it. */
  state: ListState
  /** The address after a change; whatever changes begins at the first page. */
  pathFor: (changed: Partial<ListState>) => string
}

export function useListState<L extends AnyListing>(
  listing: L,
  { filters, path }: ListDefinition<L>,
): ShownState {
  const [query] = useSearchParams()
  const state = readListState(query, filters, listing)
  return {
    state,
    pathFor: (changed) => path + listQuery({ ...state, page: 1, ...changed }, filters),
  }
}
