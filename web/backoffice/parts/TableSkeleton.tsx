import { Skeleton } from '#web/ui/Skeleton.tsx'

/** Rows of the height that rows have. */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div aria-hidden="true" className="rounded-md border border-line bg-white">
      <div className="h-9 border-b border-line" />
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="flex h-16.5 items-center gap-6 border-b border-line px-3 last:border-0"
        >
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-4 w-28 phone:hidden" />
          <Skeleton className="h-4 w-24 max-desk:hidden" />
          <Skeleton className="ml-auto h-5 w-24 rounded-full" />
          <Skeleton className="h-4 w-20 phone:hidden" />
        </div>
      ))}
    </div>
  )
}
