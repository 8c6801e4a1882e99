import CloudAlert from 'lucide-react/icons/cloud-alert'
import { useState } from 'react'
import { isRefused } from '#web/api.ts'
import { failureText } from '#web/form/failure-text.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { uiTexts } from '#web/ui/texts.ts'
import { Forbidden } from './Forbidden.tsx'
import { partTexts as texts } from './texts.ts'

interface Trouble {
  error: unknown
  onRetry: () => Promise<void>
}

/** In the place of a list of which nothing is known. */
export function ListFailed({ error, onRetry }: Trouble) {
  const { busy, retry } = useRetry(onRetry)
  if (isRefused(error, 'forbidden')) return <Forbidden />
  return <ErrorState text={failureText(error)} busy={busy} onRetry={retry} />
}

/** Below a list that stands as it was last known. */
export function StaleNote({ error, onRetry }: Trouble) {
  const { busy, retry } = useRetry(onRetry)
  return (
    <div role="alert" className="mt-4 flex flex-wrap items-center justify-center gap-x-3 gap-y-2">
      <p className="flex items-center gap-2 text-sm text-sale-deep">
        <CloudAlert aria-hidden="true" className="size-4.5 shrink-0" />
        {texts.stale} {failureText(error)}
      </p>
      <Button variant="quiet" busy={busy} onClick={retry}>
        {uiTexts.retry}
      </Button>
    </div>
  )
}

function useRetry(onRetry: () => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const retry = () => {
    setBusy(true)
    void onRetry().finally(() => setBusy(false))
  }
  return { busy, retry }
}
