import { Skeleton } from '#web/ui/Skeleton.tsx'
import { counterTexts as texts } from './texts.ts'

/** While the list is fetched and the device's disk opened. */
export function EntryListSkeleton() {
  return (
    <div className="flex flex-col gap-4 py-2">
      <span className="sr-only">{texts.opening}</span>
      {[1, 2].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-6 rounded-full" />
          <div className="grow">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="mt-1.5 h-4 w-28" />
          </div>
        </div>
      ))}
    </div>
  )
}
