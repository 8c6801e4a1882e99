import { Card } from '#web/ui/Card.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

/** Cards that are on their way, in their shape. */
export function CardSkeletons({ label, count = 4 }: { label: string; count?: number }) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className="flex flex-col gap-3">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-5 w-5/6" />
          <Skeleton className="h-11 w-full" />
        </Card>
      ))}
    </div>
  )
}
