import { useEffect, useRef, type RefObject } from 'react'

/** The field in which somebody types, with what is said of it: scrolled into sight as the words come. */
export function useMessageInSight(message: unknown): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = around.current
    if (message && field?.contains(document.activeElement))
      field.scrollIntoView({ block: 'nearest' })
  }, [message])
  return around
}
