import { isRouteErrorResponse, useRouteError } from 'react-router'
import type { PageErrorData } from '#web/api.ts'
import { PharmacyFailed } from '#web/pharmacy/parts/PharmacyFailed.tsx'
import { PharmacyNotFound } from '#web/pharmacy/area/PharmacyNotFound.tsx'
import { PharmacyEntrance } from '#web/pharmacy/layout/PharmacyLayout.tsx'

/** There is no frame: its pharmacy does not exist or could not be asked for. */
export function PharmacyFrameError() {
  return (
    <PharmacyEntrance>
      <PharmacyPageError />
    </PharmacyEntrance>
  )
}

/** A page of the area failed; the menu around it stays. */
export function PharmacyPageError() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) return <PharmacyFailed isOffline={isOffline()} />
  const { code } = (error.data ?? {}) as Partial<PageErrorData>
  if (error.status === 404) return <PharmacyNotFound isKnown={code === 'notFound'} />
  return <PharmacyFailed isOffline={code === 'offline'} />
}

/** Without a network the page's own script may not have come. */
function isOffline(): boolean {
  return typeof window !== 'undefined' && !navigator.onLine
}
