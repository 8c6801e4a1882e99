import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { paymentHeadingId } from './headings.ts'
import type { PaymentPhase } from './phase.ts'

type Kind = PaymentPhase['kind']

/**
 * The box of a panel that turns into another by itself. When the money comes, while the buyer looks on,
 * it keeps its height, so that nothing below jumps. It keeps the focus when the button that had it goes.
 */
export function useSteadyBox(kind: Kind): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<{ kind: Kind; height: number }>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const height = element.offsetHeight
    const last = before.current
    const turned = last !== null && last.kind !== kind
    if (turned && kind === 'paid' && last.height > height) {
      element.style.minHeight = `${last.height}px`
      // Whoever reads the lower end of the old panel sees the news all the same.
      document.getElementById(paymentHeadingId)?.scrollIntoView({ block: 'nearest' })
    }
    if (turned && hadFocus.current && document.activeElement === document.body) {
      document.getElementById(paymentHeadingId)?.focus({ preventScroll: true })
    }
    before.current = { kind, height }
  })
  useEffect(() => {
    // Turned to its side, a phone needs other heights.
    const release = () => box.current?.style.removeProperty('min-height')
    const moved = ({ target }: FocusEvent) => {
      hadFocus.current = box.current?.contains(target as Node) ?? false
    }
    window.addEventListener('orientationchange', release)
    document.addEventListener('focusin', moved)
    return () => {
      window.removeEventListener('orientationchange', release)
      document.removeEventListener('focusin', moved)
    }
  }, [])
  return box
}
