import { Card } from '#web/ui/Card.tsx'
import { Skeleton, SkeletonText } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { backofficeTexts } from '../texts.ts'

/** An order's page before the order is here. */
export function OrderSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{backofficeTexts.loading}</VisuallyHidden>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <div>
          <Skeleton className="my-2 h-7 w-64" />
          <Skeleton className="h-5 w-40" />
        </div>
        <Skeleton className="h-11 w-72 rounded-md" />
      </div>
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="flex flex-col gap-4">
          <Place lines={6} />
          <Place lines={4} />
        </div>
        <div className="flex flex-col gap-4">
          <Place lines={5} />
          <Place lines={4} />
        </div>
      </div>
    </div>
  )
}

function Place({ lines }: { lines: number }) {
  return (
    <Card>
      <Skeleton className="mb-4 h-5 w-32" />
      <SkeletonText lines={lines} />
    </Card>
  )
}
