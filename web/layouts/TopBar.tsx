import { mainEntries, visibleEntries } from '#web/features/navigation/entries.ts'
import type { Visitor } from '#web/features/navigation/visitor.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { HotlineLink } from './HotlineLink.tsx'
import { layoutTexts as texts } from './texts.ts'

export interface TopBarProps {
  disclaimer: string
  hotline: string
  visitor: Visitor | null | undefined
}

/** Right-aligned with the personal entry first: when it comes, nothing else moves. */
export function TopBar({ disclaimer, hotline, visitor }: TopBarProps) {
  return (
    <div className="bg-primary-deep text-xs text-white phone:hidden print:hidden">
      <div className="shop-column flex min-h-9 items-center justify-between gap-6">
        <p className="py-1.5">{disclaimer}</p>
        <div className="flex shrink-0 items-center gap-5">
          <nav aria-label={texts.mainMenu} className="max-wide:hidden">
            <ul className="flex gap-5">
              {visibleEntries(mainEntries, visitor).map(({ label, to }) => (
                // The sixth, a member's, has room on wider screens only; the footer leads there too.
                <li key={to} className="max-[1400px]:nth-[n+6]:hidden">
                  <Anchor to={to} className="inline-flex min-h-9 items-center hover:underline">
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
          <HotlineLink phone={hotline} className="min-h-9 font-semibold" />
        </div>
      </div>
    </div>
  )
}
