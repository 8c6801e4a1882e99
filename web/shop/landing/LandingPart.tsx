import { lazy, Suspense, type ComponentType } from 'react'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { PageOfBlocks } from './landing-block.ts'

interface Props {
  page: PageOfBlocks
}

let Loaded: ComponentType<Props> | null = null
const Later = lazy(async () => ({ default: await fetchLanding() }))

/** A page's loader waits for it, so that the server and a move inside the shop draw at once. */
export async function fetchLanding(): Promise<ComponentType<Props>> {
  const { LandingView } = await import('./LandingView.tsx')
  Loaded = LandingView
  return LandingView
}

/**
 * A landing page, whose blocks come apart from what pages of fixed content need. In a page that the server drew
 * React leaves the markup standing until they are there.
 */
export function LandingPart(props: Props) {
  const View = Loaded ?? Later
  return (
    <Suspense fallback={<LandingSkeleton />}>
      <View {...props} />
    </Suspense>
  )
}

function LandingSkeleton() {
  return (
    <div className="shop-column py-14">
      <Skeleton className="h-80 rounded-sheet" />
      <Skeleton className="mt-8 h-60 rounded-sheet" />
    </div>
  )
}
