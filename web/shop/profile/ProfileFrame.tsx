import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { profileTexts as texts } from './texts.ts'

/** Menu beside the page on wide screens; on phones it stands on the first page, the others lead back to it. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isFirst = pathname === paths.profile()
  const isSlow = useSlowNavigation()
  return (
    <div className="shop-column min-h-[80vh] pt-6 pb-12 phone:pt-3">
      {!isFirst && (
        <Anchor
          to={backTo(pathname)}
          className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm text-ink-2 hover:text-primary desk:hidden print:hidden"
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
          {backTo(pathname) === paths.myOrders() ? texts.orders : texts.back}
        </Anchor>
      )}
      <div className="grid items-start gap-6 desk:grid-cols-[250px_minmax(0,1fr)] phone:gap-4">
        <div className="desk:sticky desk:top-24 max-desk:hidden print:hidden">
          <ProfileMenu />
        </div>
        <div className="min-w-0">{isSlow ? <ProfileSkeleton /> : children}</div>
      </div>
    </div>
  )
}

/** One step up: from an order to the list, from everything else to the menu. */
function backTo(pathname: string): string {
  const isOrder = pathname.startsWith(paths.myOrders()) && pathname !== paths.myOrders()
  return isOrder ? paths.myOrders() : paths.profile()
}

/** Long enough that a quick answer shows no skeleton at all. */
const timeout = 250

/** True while the next of these pages keeps people waiting. */
function useSlowNavigation(): boolean {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  const isLeaving = next !== undefined && next !== pathname && next.startsWith(paths.profile())
  const [slow, setSlow] = useState<string | null>(null)
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => setSlow(next), timeout)
    return () => clearTimeout(timer)
  }, [isLeaving, next])
  return isLeaving && slow === next
}
