import { useRef, type PointerEvent } from 'react'

/** How large a picture may be shown, in widths of the screen. */
const scales = [1, 1.5, 2, 2.5, 3] as const
export type Scale = (typeof scales)[number]
export const smallest: Scale = 1
export const largest: Scale = 3

/** The next larger or smaller one; the last stays. */
export function nextScale(scale: Scale, step: 1 | -1): Scale {
  return scales[scales.indexOf(scale) + step] ?? scale
}

/** The nearest one to any size. */
export function nearestScale(size: number): Scale {
  return scales.reduce((best, each) =>
    Math.abs(each - size) < Math.abs(best - size) ? each : best,
  )
}

/** Two fingers apart make it larger, together smaller. Spread onto what they touch. */
export function usePinch(scale: Scale, onScale: (scale: Scale) => void) {
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const begun = useRef<{ distance: number; scale: Scale } | null>(null)
  const distance = () => {
    const [one, two] = [...fingers.current.values()]
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0
  }
  const down = (event: PointerEvent) => {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (fingers.current.size === 2) begun.current = { distance: distance(), scale }
  }
  const move = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const { current: start } = begun
    if (!start || start.distance === 0 || fingers.current.size !== 2) return
    const next = nearestScale((start.scale * distance()) / start.distance)
    if (next !== scale) onScale(next)
  }
  const up = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    begun.current = null
  }
  return {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: up,
    onPointerLeave: up,
  }
}
