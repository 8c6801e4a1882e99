import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { earlyCartId } from './early-cart.ts'
import { twoColumns } from './two-columns.ts'
import { cartTexts as texts } from './texts.ts'

/** React leaves what stands there. */
const untouched = { __html: '' }

/** The cart's shape while the browser has not read it yet; with `early`, names and prices come before that. */
export function CartSkeleton({ early }: { early?: boolean }) {
  return (
    <div className={cx(twoColumns.grid, 'peer-[:not([hidden])]:hidden noscript:hidden')}>
      <span className="sr-only">{texts.loading}</span>
      <Card flush>
        <ul
          id={earlyCartId}
          aria-label={texts.lines}
          suppressHydrationWarning
          dangerouslySetInnerHTML={untouched}
          className="peer px-5 empty:hidden phone:px-4"
        />
        {early && <script suppressHydrationWarning dangerouslySetInnerHTML={untouched} />}
        <div className="flex flex-col gap-6 p-5 peer-[:not(:empty)]:hidden phone:p-4">
          <SkeletonLine />
          <SkeletonLine />
        </div>
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
