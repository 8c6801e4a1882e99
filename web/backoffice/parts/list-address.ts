import { useNavigate } from 'react-router'

/** The words a list's address asks for, as long as the server takes them. */
export function readQuery(query: URLSearchParams): string {
  return (query.get('q') ?? '').trim().slice(0, 80)
}

/** A page or an id as an address says it; nothing where it is none. */
export function readPositive(query: URLSearchParams, name: string): number | undefined {
  const number = Number(query.get(name))
  return Number.isInteger(number) && number > 0 ? number : undefined
}

/** The page as an address says it: the first one goes without saying. */
export function pageParam(page: number): string | undefined {
  return page > 1 ? String(page) : undefined
}

/**
 * Narrows a list by its address, in its place: going back leaves the list at once. Whatever
 * changes begins at the first page.
 */
export function useFilters<Filter extends object>(
  filter: Filter,
  pathOf: (filter: Filter) => string,
): (changed: Partial<Filter>) => void {
  const navigate = useNavigate()
  return (changed) =>
    void navigate(pathOf({ ...filter, page: 1, ...changed }), {
      replace: true,
      preventScrollReset: true,
    })
}
