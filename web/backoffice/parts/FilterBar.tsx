import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import { useId, useState, type ReactNode } from 'react'
import { Anchor } from '#web/ui/Anchor.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { buttonClass } from '#web/ui/button-variant.ts'
import { cx } from '#web/ui/class-names.ts'
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
        {search && <div className={cx(searches, 'basis-52')}>{search}</div>}
        {children}
        {clearLink}
      </div>
    )
  }
  return (
    <Folded search={search} count={count}>
      {children}
      {clearLink}
    </Folded>
  )
}

/** They take the room there is; a second one stands beside the first, or below it. */
const searches = 'flex min-w-0 flex-1 flex-wrap gap-2 [&>*]:min-w-0 [&>*]:flex-1 [&>*]:basis-44'

/** The search with one button for the rest beside it. */
function Folded({
  search,
  count,
  children,
}: {
  search?: ReactNode
  count: number
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="mb-2.5 flex flex-col gap-2.5">
      <div className="flex gap-2">
        {search && <div className={searches}>{search}</div>}
        <button
          type="button"
          aria-label={search ? texts.setFilters(count) : undefined}
          title={search ? texts.filters : undefined}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className={cx(
            'relative flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md border bg-white font-medium',
            isOpen || count > 0 ? 'border-primary text-primary' : 'border-line text-ink-2',
            !search && 'w-full',
          )}
        >
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          {!search && texts.filters}
          {count > 0 && (
            <Badge tone="info" className={search ? 'absolute -top-2 -right-1.5' : ''}>
              {count}
            </Badge>
          )}
        </button>
      </div>
      {/* Stays when it is folded: a view of its menu may open first. */}
      <div
        id={id}
        hidden={!isOpen}
        className={cx(
          'flex-col gap-3 rounded-md border border-line bg-white p-3.5',
          isOpen && 'flex',
        )}
      >
        {children}
      </div>
    </div>
  )
}

/** The page as the server sends it does not know how wide it is: as high as either form. */
function Place({ search }: { search?: ReactNode }) {
  return (
    <div className="mb-3.5 flex gap-2.5 max-md:mb-2.5">
      <div className="min-w-0 grow md:max-w-64">{search}</div>
      <Skeleton className="h-11 rounded-md max-md:w-11 md:grow" />
    </div>
  )
}
