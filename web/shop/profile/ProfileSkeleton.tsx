import { Card } from '#web/ui/Card.tsx'
import { Skeleton, SkeletonText } from '#web/ui/Skeleton.tsx'
import { profileTexts as texts } from './texts.ts'

/** The shape most of these pages have: some cards below each other. */
export function ProfileSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{texts.loading}</span>
      {[4, 3].map((lines) => (
        <Card key={lines}>
          <Skeleton className="mb-4 h-6 w-40" />
          <SkeletonText lines={lines} />
        </Card>
      ))}
    </div>
  )
}
