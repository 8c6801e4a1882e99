import type { ReactNode } from 'react'
import type { Hotline } from '#web/features/hotline/hotline.ts'
import { NoticeRegion } from '#web/features/notices/NoticeRegion.tsx'
import type { ShopFrame } from './frame.ts'
import { HotlineLink } from '#web/layouts/HotlineLink.tsx'
import { LogoLink } from './Logo.tsx'
import { RouteProgress } from '#web/layouts/RouteProgress.tsx'
import { mainContentId, SkipLink } from '#web/layouts/SkipLink.tsx'

export interface BareFrameProps {
  frame: ShopFrame
  hotline: Hotline
  footer: ReactNode
  children: ReactNode
}

/** Logo and hotline above a page that one stays on until it is done: nothing to wander off to. */
export function BareFrame({ hotline, footer, children }: BareFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <RouteProgress />
      <header className="border-b border-line bg-white">
        <div className="shop-column flex min-h-16 flex-wrap items-center justify-between gap-x-3 phone:min-h-14">
          <LogoLink />
          <HotlineLink hotline={hotline} className="min-h-11 font-semibold text-primary" />
        </div>
      </header>
      <main id={mainContentId} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      {footer}
      <NoticeRegion />
    </div>
  )
}
