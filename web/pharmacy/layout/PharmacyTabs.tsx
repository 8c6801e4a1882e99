import { useLocation } from 'react-router'
import { useCounts } from '#web/pharmacy/area/counts.ts'
import { pharmacyTabs, tabOf } from '#web/pharmacy/layout/menu.ts'
import { pharmacyTexts as texts } from '#web/pharmacy/texts.ts'
import { usePharmacy, usePharmacyPaths } from '#web/pharmacy/session/use-pharmacy.ts'
import { pharmacyRoot } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

/** The four entries that a thumb reaches. */
export function PharmacyTabs() {
  const pharmacy = usePharmacy()
  const paths = usePharmacyPaths()
  const { pathname } = useLocation()
  const { reminders } = useCounts()
  const here = tabOf(pathname.slice(pharmacyRoot.length).replace(/\/$/, ''))
  return (
    <nav
      aria-label={texts.tabs}
      className="store-tabs sticky bottom-(--bar-drop) z-30 border-t border-line bg-white pb-[env(safe-area-inset-bottom)] desk:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-150 grid-cols-4">
        {pharmacyTabs(pharmacy).map(({ page, label, icon: Icon }) => (
          <li key={page}>
            <Anchor
              to={paths.to(page)}
              aria-current={here === page ? 'page' : undefined}
              className={cx(
                'flex min-h-15 flex-col items-center justify-center gap-1 text-center text-xs',
                here === page ? 'font-semibold text-primary' : 'text-ink-3',
              )}
            >
              <span className="relative">
                <Icon aria-hidden="true" className="size-6 stroke-[1.8]" />
                {page === 'danh-sach-nhac-nho' && (
                  <CountBadge count={reminders?.due ?? 0} className="absolute -top-1.5 left-3.5" />
                )}
              </span>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function CountBadge({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null
  return (
    <span
      className={cx(
        'inline-grid h-5 min-w-5 place-items-center rounded-full bg-sale px-1 text-[11px] leading-none font-semibold text-white',
        className,
      )}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{texts.dueReminders(count)}</VisuallyHidden>
    </span>
  )
}
