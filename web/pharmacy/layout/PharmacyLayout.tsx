import type { ReactNode } from 'react'
import { NoticeRegion } from '#web/features/notices/NoticeRegion.tsx'
import { pharmacyTexts as texts } from '#web/pharmacy/texts.ts'
import { usePharmacy } from '#web/pharmacy/session/use-pharmacy.ts'
import { shopHomePath } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Drawer } from '#web/ui/Drawer.tsx'
import { HotlineLink } from '#web/layouts/HotlineLink.tsx'
import { RouteProgress } from '#web/layouts/RouteProgress.tsx'
import { mainContentId, SkipLink } from '#web/layouts/SkipLink.tsx'
import { PharmacyHeader } from './PharmacyHeader.tsx'
import { PharmacyMenu } from './PharmacyMenu.tsx'
import { PharmacyTabs } from './PharmacyTabs.tsx'

const drawerId = 'store-menu'

/** A pharmacy's frame: name and person above, the menu beside it, on a phone four tabs below. */
export function PharmacyLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <RouteProgress />
      <PharmacyHeader drawer={drawerId} />
      <Drawer id={drawerId} title={texts.menu}>
        <div className="p-3">
          <PharmacyMenu />
        </div>
      </Drawer>
      <div className="mx-auto flex w-full max-w-300 grow">
        <aside className="sticky top-18 max-h-[calc(100dvh-72px)] w-66 shrink-0 self-start overflow-y-auto py-5 pl-4 max-desk:hidden print:hidden">
          <PharmacyMenu />
        </aside>
        <div className="flex min-w-0 grow flex-col">
          <main
            id={mainContentId}
            tabIndex={-1}
            className="w-full grow px-6 py-5 outline-none phone:px-4 phone:py-4 print:p-0"
          >
            <NeedsScript />
            {children}
          </main>
          <PharmacyFooter />
        </div>
      </div>
      <PharmacyTabs />
      <NoticeRegion />
    </div>
  )
}

/** Before a pharmacy is known: one card in the middle. */
export function PharmacyEntrance({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col items-center justify-center gap-4 p-4">
      <RouteProgress />
      <main
        id={mainContentId}
        className="w-full max-w-112 rounded-md border border-line bg-white p-8 shadow-float outline-none phone:p-5"
      >
        {children}
      </main>
      <Anchor
        to={shopHomePath}
        className="inline-flex min-h-11 items-center px-3 text-primary hover:underline"
      >
        {texts.toShop}
      </Anchor>
      <NoticeRegion />
    </div>
  )
}

function PharmacyFooter() {
  const { hotline } = usePharmacy().area
  return (
    <footer className="mt-6 flex flex-wrap items-center gap-x-5 border-t border-line px-6 py-2 text-sm text-ink-2 phone:px-4 print:hidden">
      <p className="grow py-2">{texts.copyright}</p>
      <p className="flex flex-wrap items-center gap-x-1.5 phone:order-first phone:w-full">
        {texts.hotline}
        <HotlineLink hotline={{ phone: hotline }} className="min-h-11 font-semibold text-primary" />
      </p>
      <Anchor to={shopHomePath} className="inline-flex min-h-11 items-center hover:underline">
        {texts.toShop}
      </Anchor>
    </footer>
  )
}

function NeedsScript() {
  return (
    <noscript>
      <p className="mb-4 rounded-md border border-point-line bg-point-tint p-4">
        {texts.needsScript}
      </p>
    </noscript>
  )
}
