import { lazy, Suspense, type ComponentType } from 'react'

/**
 * A part of a page that comes when it is wanted: dialogs and what they bring. `prefetch` fetches it
 * when somebody is about to want it.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Loaded = lazy(async () => ({ default: await load() }))
  function Part(props: P) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    )
  }
  // A failed prefetch is no matter: the real use asks again and reports.
  const prefetch = () => void load().catch(() => undefined)
  /** Spread onto what opens the part: fetched on pointing, touching or reaching it by keyboard. */
  const intent = { onPointerEnter: prefetch, onFocus: prefetch }
  return { Part, prefetch, intent }
}
