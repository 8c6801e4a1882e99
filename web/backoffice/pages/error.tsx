import { isRouteErrorResponse, useRouteError } from 'react-router'
import { BackofficeNotFound } from '#web/backoffice/parts/BackofficeNotFound.tsx'
import { texts } from '#web/texts.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'

/** A page of the back office failed; the menu around it stays where it can. */
export function BackofficePageError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <BackofficeNotFound />
  return (
    <ErrorState
      level={1}
      text={texts.error}
      // Its script may not have come: nothing but loading the page anew brings it.
      onRetry={() => location.reload()}
      className="py-20"
    />
  )
}
