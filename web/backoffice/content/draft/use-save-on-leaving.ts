import { useEffect } from 'react'
import type { DraftStore } from './draft-store.ts'

/** What was typed is saved when the page is hidden or left; the browser asks first where that is not done yet. */
export function useSaveOnLeaving(store: DraftStore): void {
  useEffect(() => {
    const save = () => void store.flush()
    const warn = (event: BeforeUnloadEvent) => {
      save()
      if (store.read().state !== 'saved') event.preventDefault()
    }
    document.addEventListener('visibilitychange', save)
    addEventListener('beforeunload', warn)
    addEventListener('online', save)
    return () => {
      save()
      document.removeEventListener('visibilitychange', save)
      removeEventListener('beforeunload', warn)
      removeEventListener('online', save)
    }
  }, [store])
}
