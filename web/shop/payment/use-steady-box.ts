import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { orderHeadId, paymentHeadingId } from './headings.ts'
import type { PaymentPhase } from './phase.ts'

type Kind = PaymentPhase['kind']

/**
 * The box of a panel that turns into another by itself. When the money comes, while the buyer looks on,
 * it keeps its height, and so does the page's head above it, whose title gets shorter: nothing jumps.
 * It keeps the focus when the button that had it goes.
 */
export function useSteadyBox(kind: Kind): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<{ kind: Kind; heights: number[] }>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (!box.current) return
    const boxes = steadyBoxes(box.current)
    const heights = boxes.map(({ offsetHeight }) => offsetHeight)
    const last = before.current
    const turned = last !== null && last.kind !== kind
    if (turned && kind === 'paid') {
      for (const [at, element] of boxes.entries()) {
        if (last.heights[at]! > heights[at]!) element.style.minHeight = `${last.heights[at]}px`
      }
      // Whoever reads the lower end of the old panel sees the news all the same.
      document.getElementById(paymentHeadingId)?.scrollIntoView({ block: 'nearest' })
    }
    if (turned && hadFocus.current && document.activeElement === document.body) {
      document.getElementById(paymentHeadingId)?.focus({ preventScroll: true })
    }
    before.current = { kind, heights }
  })
  useEffect(() => {
    // Turned to its side, a phone needs other heights.
    const release = () => {
      for (const element of box.current ? steadyBoxes(box.current) : []) {
        element.style.removeProperty('min-height')
      }
    }
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

function steadyBoxes(panel: HTMLElement): HTMLElement[] {
  const head = document.getElementById(orderHeadId)
  return head ? [panel, head] : [panel]
}
