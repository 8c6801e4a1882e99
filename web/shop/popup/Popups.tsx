import { useEffect, useState, type ComponentType } from 'react'
import type { PopupAction, PopupPage } from '#domain/publishing/places/places.ts'

const loadWatcher = () => import('./PopupWatcher.tsx')

export interface PopupsProps {
  page: PopupPage
  actions: readonly PopupAction[]
  /** Of the page's own product. */
  productId?: number
}

/** The popups of a page. A page that has none to show fetches nothing; one whose part cannot be had shows none. */
export function Popups(props: PopupsProps) {
  const [Watcher, setWatcher] = useState<ComponentType<PopupsProps> | null>(null)
  const isWanted = props.actions.length > 0
  useEffect(() => {
    if (!isWanted) return
    void loadWatcher().then(
      (part) => setWatcher(() => part.PopupWatcher),
      () => undefined,
    )
  }, [isWanted])
  return isWanted && Watcher && <Watcher {...props} />
}
