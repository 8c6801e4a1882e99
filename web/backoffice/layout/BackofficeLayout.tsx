import type { ReactNode } from 'react'
import type { SignedInUser } from '#domain/staff/api.ts'
import { sessionTexts } from '#web/backoffice/session/texts.ts'
import { backofficeTexts as texts } from '#web/backoffice/texts.ts'
import { NoticeRegion } from '#web/features/notices/NoticeRegion.tsx'
import { Drawer } from '#web/ui/Drawer.tsx'
import { BackofficeLogo, BackofficeMenu } from './BackofficeMenu.tsx'
import { BackofficeTopBar } from './BackofficeTopBar.tsx'
import { usePageFocus } from './use-page-focus.ts'
import { RouteProgress } from '#web/layouts/RouteProgress.tsx'
import { mainContentId, SkipLink } from '#web/layouts/SkipLink.tsx'

const drawerId = 'desk-menu'

/** The back office's frame: a dark side with the menu, a bar with the search box, the page. */
export function BackofficeLayout({
  user,
  children,
}: {
  /** Null until it is known who is in the back office. */
  user: SignedInUser | null
  children: ReactNode
}) {
  usePageFocus()
  return (
    <div className="min-h-dvh desk:pl-59 print:pl-0">
      <SkipLink />
      <RouteProgress />
      <div className="fixed inset-y-0 left-0 flex w-59 flex-col gap-3 overflow-y-auto bg-ink px-3 py-3 max-desk:hidden print:hidden">
        <div className="px-2">
          <BackofficeLogo />
        </div>
        <BackofficeMenu user={user} />
      </div>
      <Drawer id={drawerId} title={texts.menu} dark header={<BackofficeLogo />}>
        <div className="p-3">
          <BackofficeMenu user={user} />
        </div>
      </Drawer>
      <BackofficeTopBar user={user} drawer={drawerId} />
      <main
        id={mainContentId}
        tabIndex={-1}
        className="mx-auto max-w-360 px-6 py-5 outline-none phone:px-3 phone:pt-2.5 phone:pb-4 print:p-0"
      >
        <NeedsScript />
        {children}
      </main>
      <NoticeRegion atBottom />
    </div>
  )
}

/** Before anybody is in the back office: one card in the middle. */
export function BackofficeEntrance({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh place-items-center bg-ink p-4">
      <RouteProgress />
      <div className="flex w-full max-w-112 flex-col items-center gap-5">
        <BackofficeLogo />
        <main
          id={mainContentId}
          className="w-full rounded-md bg-white p-8 shadow-lift outline-none phone:p-5"
        >
          <NeedsScript />
          {children}
        </main>
      </div>
      <NoticeRegion />
    </div>
  )
}

function NeedsScript() {
  return (
    <noscript>
      <p className="mb-4 rounded-md border border-point-line bg-point-tint p-4">
        {sessionTexts.needsScript}
      </p>
    </noscript>
  )
}
