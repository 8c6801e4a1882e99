import { isRouteErrorResponse, useRouteError } from 'react-router'
import { DeskNotFound } from '#web/features/desk/parts/DeskNotFound.tsx'
import { texts } from '#web/texts.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'

/** A page of the desk failed; the menu around it stays where it can. */
export function DeskPageError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <DeskNotFound />
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
