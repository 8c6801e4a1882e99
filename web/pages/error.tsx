import { isRouteErrorResponse, useRouteError } from 'react-router'
import type { PageErrorData } from '#web/api.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { paths } from '#web/paths.ts'
import { texts } from '#web/texts.ts'

/** The frame itself could not be made: no header, no menu, only a way on. */
export function RootError() {
  const { status, message } = useShownError(texts.busy)
  return (
    <main className="shop-column grow py-16">
      <ErrorScreen status={status} message={message} />
    </main>
  )
}

/** One page failed inside the frame. */
export function PageError() {
  const { status, message } = useShownError(texts.error)
  return (
    <div className="shop-column py-12">
      <ErrorScreen status={status} message={message} />
    </div>
  )
}

function ErrorScreen({ status, message }: ShownError) {
  return (
    <div className="flex flex-col items-center py-10 text-center">
      <p className="text-4xl font-bold text-primary">{status}</p>
      <h1 className="mt-3 text-2xl">{status === 404 ? texts.notFound : message}</h1>
      <ButtonLink to={paths.home()} className="mt-8">
        {texts.backHome}
      </ButtonLink>
    </div>
  )
}

interface ShownError {
  status: number
  message: string
}

/** What the server refused has its status and words; everything else is a 500 that tells nothing. */
function useShownError(general: string): ShownError {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) return { status: 500, message: general }
  const { message } = (error.data ?? {}) as Partial<PageErrorData>
  return { status: error.status, message: message ?? general }
}
