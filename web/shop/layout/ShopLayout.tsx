import type { ReactNode } from 'react'
import type { Visitor } from '#web/shop/navigation/visitor.ts'
import type { Hotline } from '#web/features/hotline/hotline.ts'
import { NoticeRegion } from '#web/features/notices/NoticeRegion.tsx'
import type { Suggest } from '#web/features/suggestions/use-suggestions.ts'
import { ChatLink } from './ChatLink.tsx'
import type { ShopFrame } from './frame.ts'
import { RouteProgress } from '#web/layouts/RouteProgress.tsx'
import { ShopFooter } from './ShopFooter.tsx'
import { ShopHeader } from './ShopHeader.tsx'
import { mainContentId, SkipLink } from '#web/layouts/SkipLink.tsx'

export interface ShopLayoutProps {
  frame: ShopFrame
  /** Absent while rendering on the server and for guests: kept pages are the same for everyone. */
  visitor?: Visitor | null
  /** Items plus gifts; absent until the browser has read the cart. */
  cartCount?: number
  hotline: Hotline
  /** Must keep its identity between renders. */
  suggest: Suggest
  /** Not on the chat's own page. */
  hasChat: boolean
  children: ReactNode
}

/** Header, content and footer of every page of the shop. The page brings its own `shop-column`. */
export function ShopLayout(props: ShopLayoutProps) {
  const { frame, visitor, cartCount, hotline, suggest, hasChat, children } = props
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <RouteProgress />
      <ShopHeader
        frame={frame}
        hotline={hotline}
        visitor={visitor}
        cartCount={cartCount}
        suggest={suggest}
      />
      <main id={mainContentId} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <ShopFooter frame={frame} hotline={hotline} />
      {hasChat && <ChatLink isVaccine={hotline.isVaccine} />}
      <NoticeRegion />
    </div>
  )
}
