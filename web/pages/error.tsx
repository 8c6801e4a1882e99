import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import type { PageErrorData } from '#web/api.ts'
import { ErrorPage } from '#web/layouts/ErrorPage.tsx'
import { documentTitle } from '#web/features/seo/document-title.ts'
import { texts } from '#web/texts.ts'
import { installTexts } from '#web/features/install/texts.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'

interface ShownError extends PageErrorData {
  status: number
}

/** The frame itself could not be made: no header, no menu, only a way on. */
export function RootError() {
  const { status, message } = useShownError(texts.busy)
  return (
    <main className="shop-column grow">
      <ErrorPage status={status} message={message} />
    </main>
  )
}

/** One page failed inside the frame. Without a network it can be asked for again in place. */
export function PageError() {
  const shown = useShownError(texts.error)
  const revalidator = useRevalidator()
  useEffect(() => {
    document.title = documentTitle(shown.status === 404 ? texts.notFound : texts.error)
  }, [shown.status])
  return (
    <div className="shop-column">
      {shown.code === 'offline' ? (
        <ErrorState
          level={1}
          title={installTexts.offlineTitle}
          text={installTexts.offlineText}
          onRetry={() => void revalidator.revalidate()}
          busy={revalidator.state === 'loading'}
          className="py-20"
        />
      ) : (
        <ErrorPage status={shown.status} message={shown.message} />
      )}
    </div>
  )
}

/** What the server refused has its status and words; everything else is a 500 that tells nothing. */
function useShownError(general: string): ShownError {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) return { status: 500, code: 'internal', message: general }
  const { code = 'internal', message = general } = (error.data ?? {}) as Partial<PageErrorData>
  return { status: error.status, code, message }
}
