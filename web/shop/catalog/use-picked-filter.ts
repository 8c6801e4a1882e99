import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ListFilter } from './list-filter.ts'

/**
 * The filter as the shopper has just set it. It shows at once, before the list for it has come, and
 * several quick picks add up; when the list comes and no other is on its way, the list's own filter counts.
 */
export function usePickedFilter(
  listed: ListFilter,
  pending: ListFilter | null,
  hrefOf: (filter: ListFilter) => string,
): [ListFilter, (next: ListFilter) => void] {
  const navigate = useNavigate()
  const [picked, setPicked] = useState({ from: listed, filter: listed })
  const pick = (filter: ListFilter) => {
    setPicked({ from: listed, filter })
    void navigate(hrefOf(filter), { preventScrollReset: true })
  }
  return [picked.from === listed ? picked.filter : (pending ?? listed), pick]
}
