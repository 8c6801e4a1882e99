import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { mainContentId } from '#web/layouts/SkipLink.tsx'

/** Whoever goes on by keys begins in the new page where what they pressed has gone with the old one. */
export function usePageFocus(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // A dialog that closes with the page gives focus back first.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return
      document.getElementById(mainContentId)?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [pathname])
}
