import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Anchor } from '#web/ui/Anchor.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { buttonClass } from '#web/ui/button-variant.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { partTexts as texts } from './texts.ts'
import { useIsWide } from './use-is-wide.ts'

/**
 * What narrows a list, in a row; on a phone the search stays in sight and the rest folds away.
 * `count` is how many of the folded filters are set, `clear` the list without any.
 */
export function FilterBar({
  search,
  count,
  clear,
  children,
}: {
  search?: ReactNode
  count: number
  clear: string
  children: ReactNode
}) {
  const clearLink = count > 0 && (
    <Anchor to={clear} preventScrollReset className={buttonClass({ variant: 'plain' })}>
      <X aria-hidden="true" className="size-4" />
      {texts.clearFilters}
    </Anchor>
  )
  const isWide = useIsWide()
  if (!useHydrated()) return <Place search={search} />
  if (isWide) {
    return (
      <div className="mb-3.5 flex flex-wrap items-end gap-2.5">
        {search}
        {children}
        {clearLink}
      </div>
    )
  }
  return (
    <div className="mb-3.5 flex flex-col gap-2.5">
      {search}
      <details className="group rounded-md border border-line bg-white">
        <summary className="flex min-h-11 items-center gap-2 px-3.5 font-medium">
          <SlidersHorizontal aria-hidden="true" className="size-4.5 text-ink-2" />
          {texts.filters}
          {count > 0 && <Badge tone="info">{count}</Badge>}
        </summary>
        <div className="flex flex-col gap-3 border-t border-line p-3.5">
          {children}
          {clearLink}
        </div>
      </details>
    </div>
  )
}

/** The page as the server sends it does not know how wide it is: as high as either form. */
function Place({ search }: { search?: ReactNode }) {
  return (
    <div className="mb-3.5 flex gap-2.5 max-md:flex-col">
      {search}
      <Skeleton className="h-11 rounded-md md:grow" />
    </div>
  )
}
