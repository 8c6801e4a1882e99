import { useEffect, useState, type ComponentType } from 'react'
import { canFetchParts } from '#web/state/built-files.ts'

/** What of an entry's part waits for somebody; the bell comes with them. */
export type CountName =
  | 'bell'
  | 'returns'
  | 'counterfeits'
  | 'adjustments'
  | 'wins'
  | 'contents'
  | 'reviews'
  | 'questions'
  | 'chats'
  | 'letters'
  | 'dataRequests'

export type MenuCounts = Readonly<Record<CountName, ComponentType>>

let loaded: MenuCounts | null = null

/** A count beside an entry: it comes after the menu, with all that it asks; without it the menu is none the worse. */
export function MenuCount({ of }: { of: CountName }) {
  const [counts, setCounts] = useState(() => loaded)
  useEffect(() => {
    if (counts || !canFetchParts()) return
    let isHere = true
    const show = (found: MenuCounts) => {
      loaded = found
      if (isHere) setCounts(found)
    }
    import('./menu-counts.ts').then(
      ({ menuCounts }) => show(menuCounts),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [counts])
  const Count = counts?.[of]
  return Count ? <Count /> : null
}
