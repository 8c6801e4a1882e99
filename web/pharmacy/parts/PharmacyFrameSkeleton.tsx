import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { pharmacyTexts as texts } from '../texts.ts'

/** The frame before it is known whose it is: header and tabs keep their places. */
export function PharmacyFrameSkeleton() {
  return (
    <div aria-busy="true" className="flex min-h-dvh flex-col">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <div className="border-b border-line bg-white">
        <div className="mx-auto flex min-h-18 w-full max-w-300 flex-col justify-center gap-2 px-4">
          <Skeleton className="h-4 w-44" />
          <Skeleton className="h-3.5 w-28" />
        </div>
      </div>
      <div className="grow" />
      <div className="sticky bottom-0 min-h-15 border-t border-line bg-white desk:hidden" />
    </div>
  )
}
