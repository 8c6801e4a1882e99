import { useEffect, useRef } from 'react'
import { closeByBack } from '#web/ui/close-by-back.ts'

/** Closes an open `<details>` on Escape, the back gesture, a press elsewhere and when one of its links is followed. */
export function useDetailsDismiss() {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = ref.current
    if (!details) return
    let stopWatching: (() => void) | undefined
    const toggled = () => {
      stopWatching?.()
      stopWatching = details.open ? closeByBack(leave) : undefined
    }
    const leave = () => {
      details.open = false
      details.querySelector('summary')?.focus()
    }
    const pressed = (event: MouseEvent) => {
      if (!details.open || !(event.target instanceof Element)) return
      const stays = details.contains(event.target) && !event.target.closest('a')
      if (!stays) details.open = false
    }
    const escaped = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && details.open) leave()
    }
    // It can be opened before the page's scripts are there.
    toggled()
    details.addEventListener('toggle', toggled)
    document.addEventListener('click', pressed)
    document.addEventListener('keydown', escaped)
    return () => {
      stopWatching?.()
      details.removeEventListener('toggle', toggled)
      document.removeEventListener('click', pressed)
      document.removeEventListener('keydown', escaped)
    }
  }, [])
  return ref
}
