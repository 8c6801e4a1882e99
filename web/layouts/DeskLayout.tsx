import type { ReactNode } from 'react'
import type { SignedInUser } from '#domain/staff/api.ts'
import { sessionTexts } from '#web/features/desk/session/texts.ts'
import { deskTexts as texts } from '#web/features/desk/texts.ts'
import { NoticeRegion } from '#web/features/notices/NoticeRegion.tsx'
import { Drawer } from '#web/ui/Drawer.tsx'
import { DeskLogo, DeskMenu } from './DeskMenu.tsx'
import { DeskTopBar } from './DeskTopBar.tsx'
import { RouteProgress } from './RouteProgress.tsx'
import { mainContentId, SkipLink } from './SkipLink.tsx'

const drawerId = 'desk-menu'

/** The back office's frame: a dark side with the menu, a bar with the search box, the page. */
export function DeskLayout({
  user,
  children,
}: {
  /** Null until it is known who is at the desk. */
  user: SignedInUser | null
  children: ReactNode
}) {
  return (
    <div className="min-h-dvh desk:pl-55 print:pl-0">
      <SkipLink />
      <RouteProgress />
      <div className="fixed inset-y-0 left-0 flex w-55 flex-col gap-3 overflow-y-auto bg-ink px-3 py-3 max-desk:hidden print:hidden">
        <div className="px-2">
          <DeskLogo />
        </div>
        <DeskMenu user={user} />
      </div>
      <Drawer id={drawerId} title={texts.menu} dark header={<DeskLogo />}>
        <div className="p-3">
          <DeskMenu user={user} />
        </div>
      </Drawer>
      <DeskTopBar user={user} drawer={drawerId} />
      <main
        id={mainContentId}
        tabIndex={-1}
        className="mx-auto max-w-360 px-6 py-5 outline-none phone:px-3 phone:py-4 print:p-0"
      >
        <NeedsScript />
        {children}
      </main>
      <NoticeRegion atBottom />
    </div>
  )
}

/** Before anybody is at the desk: one card in the middle. */
export function DeskEntrance({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh place-items-center bg-ink p-4">
      <RouteProgress />
      <div className="flex w-full max-w-112 flex-col items-center gap-5">
        <DeskLogo />
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
