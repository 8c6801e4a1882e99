import { useEffect, useRef } from 'react'

/** Closes an open `<details>` on Escape, on a press elsewhere and when one of its links is followed. */
export function useDetailsDismiss() {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const pressed = (event: MouseEvent) => {
      const details = ref.current
      if (!details?.open || !(event.target instanceof Element)) return
      const stays = details.contains(event.target) && !event.target.closest('a')
      if (!stays) details.open = false
    }
    const escaped = (event: KeyboardEvent) => {
      const details = ref.current
      if (event.key !== 'Escape' || !details?.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    document.addEventListener('click', pressed)
    document.addEventListener('keydown', escaped)
    return () => {
      document.removeEventListener('click', pressed)
      document.removeEventListener('keydown', escaped)
    }
  }, [])
  return ref
}
