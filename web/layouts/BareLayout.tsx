import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { NoticeRegion } from '#web/features/notices/NoticeRegion.tsx'
import type { ShopFrame } from './frame.ts'
import { hotlineFor } from './hotline.ts'
import { HotlineLink } from './HotlineLink.tsx'
import { Logo, LogoLink } from './Logo.tsx'
import { RouteProgress } from './RouteProgress.tsx'
import { mainContentId, SkipLink } from './SkipLink.tsx'

/** The frame of anonymous draws: logo and hotline above, logo and slogan below, nothing to wander off to. */
export function BareLayout({ frame, children }: { frame: ShopFrame; children: ReactNode }) {
  const { settings } = frame
  const hotline = hotlineFor(useLocation().pathname, false, settings)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <RouteProgress />
      <header className="border-b border-line bg-white">
        <div className="shop-column flex min-h-16 flex-wrap items-center justify-between gap-x-3">
          <LogoLink brandName={settings.brandName} />
          <HotlineLink phone={hotline} className="min-h-11 font-semibold text-primary" />
        </div>
      </header>
      <main id={mainContentId} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <footer className="border-t border-line bg-white">
        <div className="shop-column flex flex-wrap items-center justify-between gap-4 py-6 text-sm text-ink-2">
          <Logo brandName={settings.brandName} />
          <p>{settings.slogan}</p>
        </div>
      </footer>
      <NoticeRegion />
    </div>
  )
}
