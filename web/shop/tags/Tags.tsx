import { useEffect, useState, type ComponentType } from 'react'

/** Comes only where staff chose a container, after the page is alive; who blocks it shops on as before. */
export function Tags({ container }: { container: string }) {
  const [Part, setPart] = useState<ComponentType<{ container: string }> | null>(null)
  useEffect(() => {
    if (!container) return
    import('./AskOrMeasure.tsx').then(
      (part) => setPart(() => part.AskOrMeasure),
      () => undefined,
    )
  }, [container])
  return Part && <Part container={container} />
}
