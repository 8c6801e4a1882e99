import { Card } from '#web/ui/Card.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { twoColumns } from './two-columns.ts'
import { cartTexts as texts } from './texts.ts'

/** The cart's shape while the browser has not read it yet. */
export function CartSkeleton() {
  return (
    <div className={twoColumns.grid}>
      <span className="sr-only">{texts.loading}</span>
      <Card className="flex flex-col gap-6">
        <SkeletonLine />
        <SkeletonLine />
      </Card>
      <Card className="flex flex-col gap-4">
        <Skeleton className="h-6 w-28" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-8" />
        <Skeleton className="h-13" />
      </Card>
    </div>
  )
}

function SkeletonLine() {
  return (
    <div className="flex gap-4">
      <Skeleton className="size-20 shrink-0" />
      <div className="flex flex-1 flex-col gap-3">
        <Skeleton className="h-5" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-11 w-32" />
      </div>
    </div>
  )
}
