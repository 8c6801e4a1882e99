import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import type { PageErrorData } from '#web/api.ts'
import { ErrorPage } from '#web/shop/layout/ErrorPage.tsx'
import { documentTitle } from '#web/document-title.ts'
import { texts } from '#web/texts.ts'
import { installTexts } from '#web/shop/install/texts.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'

interface ShownError extends PageErrorData {
  status: number
  /** Nothing but loading the page anew brings it. */
  isScriptMissing?: boolean
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
  const retry = shown.isScriptMissing
    ? () => location.reload()
    : () => void revalidator.revalidate()
  useEffect(() => {
    if (shown.code !== 'offline') return
    window.addEventListener('online', retry, { once: true })
    return () => window.removeEventListener('online', retry)
  })
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
          onRetry={retry}
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
  if (!isRouteErrorResponse(error)) {
    // Without a network the page's own script may not have come.
    const code = typeof window !== 'undefined' && !navigator.onLine ? 'offline' : 'internal'
    return { status: 500, code, message: general, isScriptMissing: true }
  }
  const { code = 'internal', message = general } = (error.data ?? {}) as Partial<PageErrorData>
  return { status: error.status, code, message }
}
