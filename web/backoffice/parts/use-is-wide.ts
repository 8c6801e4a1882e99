import { useSyncExternalStore } from 'react'

/** As `md` in the styles. */
const wide = '(width >= 768px)'

/** Whether there is room for a table. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  )
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
