import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { applicationOf } from '#web/paths.ts'

/**
 * Follows plain links to our own pages without leaving the application: those in texts written by
 * staff, and those of lists, where a link component a card would cost more than the card. `openChat` opens what is
 * marked as a way to the chat over the page.
 */
export function useOwnLinks(openChat?: (link: HTMLAnchorElement) => unknown): void {
  const navigate = useNavigate()
  useEffect(() => {
    const clicked = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !opensHere(event, link)) return
      event.preventDefault()
      if (link.dataset['chat']) return void openChat?.(link)
      void navigate(link.pathname + link.search + link.hash, {
        replace: link.hasAttribute('data-replace'),
        preventScrollReset: link.hasAttribute('data-keep-scroll'),
      })
    }
    // On the document, so that components which handle their own click come first.
    document.addEventListener('click', clicked)
    return () => document.removeEventListener('click', clicked)
  }, [navigate, openChat])
}

/** A plain press of the main button on a link to a page of ours that is not the present one's part. */
function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || modified) return false
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return false
  if (applicationOf(link.pathname) !== applicationOf(location.pathname)) return false
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  return !(isSamePage && link.hash) && isPage(link.pathname)
}

/** Page paths end with a slash; files, the API and the developers' pages do not belong to the router. */
function isPage(path: string): boolean {
  return path.endsWith('/') && !/^\/(api|media|dev)\//.test(path)
}
