import { useEffect, useState } from 'react'
import { listPharmacies } from '#domain/pharmacy/locator/api.ts'
import { api } from '#web/api.ts'
import type { ListedPharmacy } from './load-locator.ts'
import { askedBy, type LocatorFilter } from './locator-filter.ts'

export type AllPharmacies =
  | { state: 'off' | 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; pharmacies: readonly ListedPharmacy[] }

const limit = 100

/**
 * Every pharmacy of a list, for what the browser alone can tell: which are near, which are open now. What is asked
 * for is the list as anybody sees it, page after page.
 */
export function useAllPharmacies(filter: LocatorFilter, isWanted: boolean): AllPharmacies {
  const [tries, setTries] = useState(0)
  const key = JSON.stringify({ tries, asked: askedBy(filter) })
  const [answer, setAnswer] = useState<{ key: string; found: readonly ListedPharmacy[] | null }>()
  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    const settle = (found: readonly ListedPharmacy[] | null) => !isLeft && setAnswer({ key, found })
    const { asked } = JSON.parse(key) as { asked: ReturnType<typeof askedBy> }
    fetchAll(asked).then(settle, () => settle(null))
    return () => {
      isLeft = true
    }
  }, [key, isWanted])
  if (!isWanted) return { state: 'off' }
  if (answer?.key !== key) return { state: 'loading' }
  if (answer.found) return { state: 'ready', pharmacies: answer.found }
  return { state: 'failed', retry: () => setTries(tries + 1) }
}

async function fetchAll(asked: ReturnType<typeof askedBy>): Promise<readonly ListedPharmacy[]> {
  const first = await api.call(listPharmacies, { ...asked, limit })
  const pages = Array.from({ length: first.paginate.total_page - 1 }, (_, nth) => nth + 2)
  const rest = await Promise.all(
    pages.map((page) => api.call(listPharmacies, { ...asked, page, limit })),
  )
  return [first, ...rest].flatMap(({ items }) => items)
}
