import Award from 'lucide-react/icons/award'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Star from 'lucide-react/icons/star'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import type { ReactNode } from 'react'
import { formatPoints } from '#domain/kernel/points.ts'
import type { Membership } from '#domain/membership/api.ts'
import { membershipTexts } from '#web/shop/membership/texts.ts'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { tileTexts as texts } from './texts.ts'

/** Points, tier and vouchers at a glance, each the way to more about it. */
export function MembershipTiles({ membership }: { membership: Membership }) {
  const { AvailablePoint, PendingPoint, ExpiringPoint, Tier, Voucher } = membership
  const usable = Voucher.filter(({ state }) => state === 'free').length
  return (
    <ul className="grid grid-cols-3 gap-3 phone:grid-cols-1 phone:gap-0 phone:divide-y phone:divide-line phone:overflow-hidden phone:rounded-md phone:border phone:border-line">
      <Tile
        to={paths.pointsHistory()}
        icon={<Star />}
        tone="bg-point-tint text-point"
        label={texts.points}
        value={formatPoints(AvailablePoint)}
        more={pointsMore(PendingPoint, ExpiringPoint ?? 0)}
      />
      <Tile
        to={paths.memberCard()}
        icon={<Award />}
        tone="bg-point-tint text-point"
        label={texts.card}
        value={membershipTexts.tier(Tier)}
        more={texts.showCard}
      />
      <Tile
        to={paths.myVouchers()}
        icon={<TicketPercent />}
        tone="bg-primary-tint text-primary"
        label={texts.vouchers}
        value={texts.usable(usable)}
        more={usable > 0 ? texts.spendThem : texts.getSome}
      />
    </ul>
  )
}

/** Where the tiles lead. */
export const tilePages = [paths.pointsHistory(), paths.memberCard(), paths.myVouchers()]

/** What most needs to be known: what is about to go, else what is still to come. */
function pointsMore(pending: number, expiring: number): string {
  if (expiring > 0) return texts.expiring(expiring)
  return pending > 0 ? texts.pending(pending) : texts.seeHistory
}

interface TileProps {
  to: string
  icon: ReactNode
  tone: string
  label: string
  value: string
  more: string
}

function Tile({ to, icon, tone, label, value, more }: TileProps) {
  return (
    <li>
      <Anchor
        to={to}
        className="flex h-full items-center gap-3 rounded-md border border-line bg-white p-4 transition-shadow hover:shadow-float phone:rounded-none phone:border-0 phone:p-3"
      >
        <span
          className={`grid size-11 shrink-0 place-items-center rounded-md phone:size-9 [&>svg]:size-5.5 phone:[&>svg]:size-5 ${tone}`}
        >
          {icon}
        </span>
        <span className="min-w-0 flex-1 phone:flex phone:flex-wrap phone:items-baseline phone:gap-x-3">
          <span className="block grow text-sm text-ink-2">{label}</span>
          <span className="tabular block text-lg leading-snug font-bold phone:text-md">
            {value}
          </span>
          <span className="block text-sm text-ink-3 phone:basis-full phone:text-xs">{more}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
      </Anchor>
    </li>
  )
}
