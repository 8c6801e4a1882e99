import { Skeleton } from '#web/ui/Skeleton.tsx'
import { statisticsTexts as texts } from './texts.ts'

export function RowsSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="flex flex-col gap-2.5">
      <Skeleton className="mb-1.5 h-20 rounded-md" />
      {Array.from({ length: 5 }, (_, nth) => (
        <Skeleton key={nth} className="h-22 rounded-md" />
      ))}
    </div>
  )
}
