import { useLayoutEffect, useRef, type RefObject } from 'react'

const gap = 4
const highest = 340
/** Below this the list opens upwards, where there is more room. */
const enough = 200

/**
 * Keeps a list (`popover="manual"`) at its field and above everything: no dialog's edge, footer or scrolling part
 * cuts it off, while in the document it stays in the dialog that the field belongs to.
 */
export function useTopLayer(
  anchor: RefObject<HTMLElement | null>,
  isOpen: boolean,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const layer = list.current
    if (!isOpen || !layer) return
    const put = () => anchor.current && putAt(layer, anchor.current.getBoundingClientRect())
    layer.showPopover()
    put()
    const leaving = new AbortController()
    const { signal } = leaving
    // Whatever scrolls around the field.
    addEventListener('scroll', put, { capture: true, passive: true, signal })
    addEventListener('resize', put, { signal })
    visualViewport?.addEventListener('resize', put, { signal })
    return () => leaving.abort()
  }, [anchor, isOpen])
  return list
}

function putAt({ style }: HTMLElement, field: DOMRect): void {
  // A phone's keyboard takes its part of the window.
  const height = visualViewport?.height ?? innerHeight
  const below = height - field.bottom - 2 * gap
  const above = field.top - 2 * gap
  const isBelow = below >= enough || below >= above
  style.left = `${field.left}px`
  style.width = `${field.width}px`
  style.top = isBelow ? `${field.bottom + gap}px` : 'auto'
  style.bottom = isBelow ? 'auto' : `${innerHeight - field.top + gap}px`
  style.maxHeight = `${Math.min(highest, isBelow ? below : above)}px`
}
