import { useEffect } from 'react'
import { texts as pageTexts } from '#web/texts.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { pharmacyTexts as texts } from '../texts.ts'

/** A page could not be shown; without a network it comes by itself when that is back. */
export function PharmacyFailed({ isOffline }: { isOffline: boolean }) {
  useEffect(() => {
    if (!isOffline) return
    window.addEventListener('online', reload, { once: true })
    return () => window.removeEventListener('online', reload)
  }, [isOffline])
  return (
    <ErrorState
      level={1}
      title={isOffline ? texts.offlineTitle : texts.failed}
      text={isOffline ? texts.offlineText : pageTexts.error}
      // Its script may not have come: nothing but loading the page anew brings it.
      onRetry={reload}
      className="py-20"
    />
  )
}

function reload(): void {
  location.reload()
}
