import { useNavigation } from 'react-router'
import { parseListFilter, type ListFilter } from './list-filter.ts'

/** The filter on its way, while the list of the same page is being fetched anew; else null. */
export function usePendingFilter(pathname: string): ListFilter | null {
  const { location } = useNavigation()
  if (location?.pathname !== pathname) return null
  return parseListFilter(new URLSearchParams(location.search))
}
