import { useEffect } from 'react'
import { useMatches, useLocation } from 'react-router'
import type { AnyPageHandle } from '#web/page.ts'
import { documentTitle } from '#web/document-title.ts'

/** Keeps the tab's title in step with the page; the first one comes from the server. */
export function useDocumentTitle(): void {
  const match = useMatches().at(-1)
  const location = useLocation()
  const handle = match?.handle as AnyPageHandle | undefined
  const title =
    handle && match?.loaderData !== undefined
      ? documentTitle(handle.meta(match.loaderData, location).title)
      : null
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}
