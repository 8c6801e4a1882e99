import CircleUser from 'lucide-react/icons/circle-user'
import CreditCard from 'lucide-react/icons/credit-card'
import FerrisWheel from 'lucide-react/icons/ferris-wheel'
import History from 'lucide-react/icons/history'
import House from 'lucide-react/icons/house'
import KeyRound from 'lucide-react/icons/key-round'
import LogOut from 'lucide-react/icons/log-out'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Package from 'lucide-react/icons/package'
import Repeat from 'lucide-react/icons/repeat'
import Star from 'lucide-react/icons/star'
import ShieldCheck from 'lucide-react/icons/shield-check'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import { useLocation } from 'react-router'
import { reviewsPath } from '#domain/review/review-address.ts'
import { ownGamesPath } from '#web/shop/game/paths.ts'
import { accountDialogIntent } from '#web/shop/identity/account-dialog.tsx'
import { paths } from '#web/paths.ts'
import { openAccountDialog } from '#web/shop/state/member-dialog.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { profileTexts as texts } from './texts.ts'

const entries = [
  { icon: House, label: texts.overview, to: paths.profile() },
  { icon: Package, label: texts.orders, to: paths.myOrders() },
  { icon: Repeat, label: texts.standing, to: paths.subscriptions() },
  { icon: Star, label: texts.reviews, to: reviewsPath },
  { icon: CircleUser, label: texts.info, to: paths.accountInfo() },
  { icon: CreditCard, label: texts.card, to: paths.memberCard() },
  { icon: TicketPercent, label: texts.vouchers, to: paths.myVouchers() },
  { icon: FerrisWheel, label: texts.games, to: ownGamesPath },
  { icon: History, label: texts.points, to: paths.pointsHistory() },
  { icon: KeyRound, label: texts.password, to: paths.changePassword() },
  { icon: ShieldCheck, label: texts.privacy, to: paths.privacy() },
  { icon: MonitorSmartphone, label: texts.devices, to: paths.devices() },
]

export interface ProfileMenuProps {
  /** Pages that stand beside the menu with more to say. */
  except?: readonly string[]
}

/** The way through the member's pages; on phones a grid, below the points of the first page. */
export function ProfileMenu({ except }: ProfileMenuProps) {
  const { pathname } = useLocation()
  const shown = entries.filter(({ to }) => !except?.includes(to))
  return (
    <nav aria-label={texts.menu} className="rounded-md border border-line bg-white p-2">
      <ul className="max-desk:grid max-desk:grid-cols-4 max-desk:gap-1 max-desk:above-phone:grid-cols-5">
        {shown.map(({ icon: Icon, label, to }) => (
          <li key={to} className={to === paths.profile() ? 'max-desk:hidden' : undefined}>
            <Anchor
              to={to}
              aria-current={isHere(pathname, to) ? 'page' : undefined}
              className={`${row} aria-[current=page]:bg-primary-tint aria-[current=page]:font-semibold aria-[current=page]:text-primary-deep`}
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 text-primary" />
              <span className="desk:flex-1">{label}</span>
            </Anchor>
          </li>
        ))}
        <li className="desk:mt-1 desk:border-t desk:border-line desk:pt-1">
          <button
            type="button"
            onClick={() => openAccountDialog({ kind: 'logout' })}
            {...accountDialogIntent}
            className={row}
          >
            <LogOut aria-hidden="true" className="size-5 shrink-0 text-primary" />
            <span>{texts.logout}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}

/** A line on wide screens, a tile of a grid on a phone. */
const row =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left hover:bg-primary-tint max-desk:h-full max-desk:flex-col max-desk:gap-1.5 max-desk:px-0.5 max-desk:py-2.5 max-desk:text-center max-desk:text-xs max-desk:leading-tight'

/** An order's page belongs to the list of orders. */
function isHere(pathname: string, to: string): boolean {
  return to === paths.profile() ? pathname === to : pathname.startsWith(to)
}
