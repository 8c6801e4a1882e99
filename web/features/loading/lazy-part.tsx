import { useEffect, useState, type ComponentType } from 'react'
import { notify } from '#web/features/notices/notify.ts'
import { canFetchParts } from '#web/state/built-files.ts'
import { texts } from '#web/texts.ts'

/**
 * A part of a page that comes when it is wanted: dialogs and what they bring. `prefetch` fetches it
 * when somebody is about to want it. One that cannot be had leaves the page as it is, says so, and
 * comes when the network is back. `Placeholder` holds its place until then.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Placeholder: ComponentType<P> | null = null,
) {
  let loaded: ComponentType<P> | null = null
  const fetchPart = async () => (loaded ??= await load())
  function Part(props: P) {
    const [Loaded, setLoaded] = useState(() => loaded)
    useEffect(() => {
      if (Loaded) return
      let isHere = true
      const tell = () => isHere && notify({ text: texts.offline, kind: 'error' })
      const show = () => {
        if (!canFetchParts()) return void tell()
        void fetchPart().then((part) => isHere && setLoaded(() => part), tell)
      }
      show()
      window.addEventListener('online', show)
      return () => {
        isHere = false
        window.removeEventListener('online', show)
      }
    }, [Loaded])
    const Shown = Loaded ?? Placeholder
    return Shown && <Shown {...props} />
  }
  // A failed prefetch is no matter: the real use asks again and reports.
  const prefetch = () => {
    if (canFetchParts()) void fetchPart().catch(() => undefined)
  }
  /** Spread onto what opens the part: fetched on pointing, touching or reaching it by keyboard. */
  const intent = { onPointerEnter: prefetch, onFocus: prefetch }
  return { Part, prefetch, intent }
}
