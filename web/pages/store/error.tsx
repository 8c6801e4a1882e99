import { isRouteErrorResponse, useRouteError } from 'react-router'
import type { PageErrorData } from '#web/api.ts'
import { StoreFailed } from '#web/features/store/StoreFailed.tsx'
import { StoreNotFound } from '#web/features/store/StoreNotFound.tsx'
import { StoreEntrance } from '#web/layouts/StoreLayout.tsx'

/** There is no frame: its store does not exist or could not be asked for. */
export function StoreFrameError() {
  return (
    <StoreEntrance>
      <StorePageError />
    </StoreEntrance>
  )
}

/** A page of the area failed; the menu around it stays. */
export function StorePageError() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) return <StoreFailed isOffline={isOffline()} />
  const { code } = (error.data ?? {}) as Partial<PageErrorData>
  if (error.status === 404) return <StoreNotFound isKnown={code === 'notFound'} />
  return <StoreFailed isOffline={code === 'offline'} />
}

/** Without a network the page's own script may not have come. */
function isOffline(): boolean {
  return typeof window !== 'undefined' && !navigator.onLine
}
