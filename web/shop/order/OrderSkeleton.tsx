import { twoColumns } from '#web/shop/cart/two-columns.ts'
import { Card } from '#web/ui/Card.tsx'
import { Skeleton, SkeletonText } from '#web/ui/Skeleton.tsx'
import { orderPageTexts as texts } from './texts.ts'

export function OrderSkeleton() {
  return (
    <div role="status" className="noscript:hidden">
      <span className="sr-only">{texts.loading}</span>
      <div className="mb-6 flex gap-4">
        <Skeleton className="size-14 shrink-0" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-9 max-w-md" />
          <Skeleton className="h-5 max-w-xs" />
        </div>
      </div>
      <div className={twoColumns.grid}>
        <Card>
          <SkeletonText lines={7} />
        </Card>
        <Card>
          <SkeletonText lines={6} />
        </Card>
      </div>
    </div>
  )
}
