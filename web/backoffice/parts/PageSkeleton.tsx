import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { backofficeTexts as texts } from '../texts.ts'
import { TableSkeleton } from './TableSkeleton.tsx'

/** A page of the back office whose kind is not known yet: a heading over rows. */
export function PageSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton className="mb-5 h-8 w-48" />
      <TableSkeleton />
    </div>
  )
}
