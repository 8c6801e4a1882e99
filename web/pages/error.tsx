import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import type { PageErrorData } from '#web/api.ts'
import { ErrorPage } from '#web/layouts/ErrorPage.tsx'
import { documentTitle } from '#web/features/seo/document-title.ts'
import { texts } from '#web/texts.ts'

/** The frame itself could not be made: no header, no menu, only a way on. */
export function RootError() {
  return (
    <main className="shop-column grow">
      <ErrorPage {...useShownError(texts.busy)} />
    </main>
  )
}

/** One page failed inside the frame. */
export function PageError() {
  const shown = useShownError(texts.error)
  useEffect(() => {
    document.title = documentTitle(shown.status === 404 ? texts.notFound : texts.error)
  }, [shown.status])
  return (
    <div className="shop-column">
      <ErrorPage {...shown} />
    </div>
  )
}

/** What the server refused has its status and words; everything else is a 500 that tells nothing. */
function useShownError(general: string): { status: number; message: string } {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) return { status: 500, message: general }
  const { message } = (error.data ?? {}) as Partial<PageErrorData>
  return { status: error.status, message: message ?? general }
}
