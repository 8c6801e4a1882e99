import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * On a page that takes the place of the one where something was pressed, the next Tab and whoever is read to
 * begin at its heading. Not on the first page of a visit, and not over what has the focus already.
 */
export function useHeadingFocus(isReady: boolean): void {
  const { key } = useLocation()
  useEffect(() => {
    if (!isReady || key === 'default') return
    const { activeElement } = document
    if (activeElement !== null && activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [isReady, key])
}
