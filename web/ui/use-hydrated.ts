import { useSyncExternalStore } from 'react'

/** False on the server and in the first render of a page that it sent; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
