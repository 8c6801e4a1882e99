import { useNavigation } from 'react-router'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'

/** The bar over the page while the next one is loading. */
export function RouteProgress() {
  return <ProgressBar active={useNavigation().state !== 'idle'} />
}
