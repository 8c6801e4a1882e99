import { useEffect, useRef, type RefObject } from 'react'
import { firstField } from '#web/ui/lead-through-fields.ts'

/** For the `ref` of a step: it comes into sight from its title on, and typing begins at its first field. */
export function useArrival<T extends HTMLElement>(
  /** That of a form, which has one. */
  given?: RefObject<T | null>,
): RefObject<T | null> {
  const own = useRef<T>(null)
  const place = given ?? own
  useEffect(() => {
    const step = place.current
    if (!step) return
    step.scrollIntoView({ block: 'nearest' })
    firstField(step)?.focus({ preventScroll: true })
  }, [place])
  return place
}
