import { useLocation } from 'react-router'
import { useCounts } from '#web/pharmacy/area/counts.ts'
import { pharmacyMenu } from '#web/pharmacy/layout/menu.ts'
import { pharmacyTexts as texts } from '#web/pharmacy/texts.ts'
import { usePharmacy, usePharmacyPaths } from '#web/pharmacy/session/use-pharmacy.ts'
import { pharmacyRoot } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'
import { CountBadge } from './PharmacyTabs.tsx'

/** The whole menu of a pharmacy, one entry a page that it has. */
export function PharmacyMenu() {
  const pharmacy = usePharmacy()
  const paths = usePharmacyPaths()
  const { pathname } = useLocation()
  const { reminders } = useCounts()
  return (
    <nav aria-label={texts.menu}>
      <ul className="flex flex-col gap-0.5">
        {pharmacyMenu(pharmacy).map(({ page, label, icon: Icon }) => {
          const isHere = pathname === `${pharmacyRoot}${page && `${page}/`}`
          return (
            <li key={page}>
              <Anchor
                to={paths.to(page)}
                aria-current={isHere ? 'page' : undefined}
                className={cx(
                  'flex min-h-12 items-center gap-3 rounded-md px-3 font-medium transition-colors desk:min-h-11',
                  isHere ? 'bg-primary-tint text-primary-deep' : 'text-ink hover:bg-primary-tint',
                )}
              >
                <Icon aria-hidden="true" className="size-5 shrink-0 stroke-[1.8]" />
                <span className="grow">{label}</span>
                {page === 'danh-sach-nhac-nho' && <CountBadge count={reminders?.due ?? 0} />}
              </Anchor>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
