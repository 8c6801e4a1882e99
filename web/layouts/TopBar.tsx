import type { Hotline } from '#web/features/content/hotline.ts'
import { mainEntries, visibleEntries } from '#web/features/navigation/entries.ts'
import type { Visitor } from '#web/features/navigation/visitor.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { HotlineLink } from './HotlineLink.tsx'
import { layoutTexts as texts } from './texts.ts'

export interface TopBarProps {
  disclaimer: string
  hotline: Hotline
  visitor: Visitor | null | undefined
}

/** Right-aligned with the personal entry first: when it comes, nothing else moves. */
export function TopBar({ disclaimer, hotline, visitor }: TopBarProps) {
  return (
    <div className="bg-primary-deep text-xs text-white phone:hidden print:hidden">
      <div className="shop-column flex min-h-9 items-center justify-between gap-5">
        <p className="py-1.5 text-balance">{disclaimer}</p>
        <div className="flex shrink-0 items-center gap-4">
          <nav aria-label={texts.mainMenu} className="max-wide:hidden">
            <ul className="top-menu">
              {visibleEntries(mainEntries, visitor).map(({ label, to }) => (
                <li key={to}>
                  <Anchor to={to}>{label}</Anchor>
                </li>
              ))}
            </ul>
          </nav>
          <HotlineLink hotline={hotline} className="min-h-9 font-semibold" />
        </div>
      </div>
    </div>
  )
}
