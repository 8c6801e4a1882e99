import CircleAlert from 'lucide-react/icons/circle-alert'
import Gift from 'lucide-react/icons/gift'
import ScanLine from 'lucide-react/icons/scan-line'
import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import type { Membership } from '#domain/membership/api.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { ComingAndGoing } from './ComingAndGoing.tsx'
import type { PointsData } from './load-points.ts'
import { pointsTexts as texts } from './texts.ts'

/** The balance and everything beside it: held, still to come, soon to expire. */
export function PointsSummary({ membership, history }: Pick<PointsData, 'membership' | 'history'>) {
  const { AvailablePoint, HoldingPoint, PendingPoint, ExpiringPoint, OwedPoint, Status } =
    membership
  return (
    <Card as="section" aria-label={texts.summary} flush>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 bg-point-tint p-5 phone:p-4">
        <div>
          <p className="flex items-center gap-1.5 text-sm font-semibold text-point">
            <Star aria-hidden="true" className="size-4.5" />
            {texts.available}
          </p>
          <p className="tabular mt-1 text-4xl font-bold text-point">
            {formatNumber(AvailablePoint)} <span className="text-xl">điểm</span>
          </p>
        </div>
        <Ways membership={membership} />
      </div>
      <dl className="grid grid-cols-3 divide-line phone:grid-cols-1 phone:divide-y above-phone:divide-x">
        <Figure label={texts.holding} points={HoldingPoint} />
        <Figure label={texts.pending} points={PendingPoint} />
        <Figure label={texts.expiring} points={ExpiringPoint ?? 0} />
      </dl>
      {Status === 'locked' && <Notice>{membership.LockedBecause ?? texts.locked}</Notice>}
      {OwedPoint > 0 && <Notice>{texts.owed(OwedPoint)}</Notice>}
      <ComingAndGoing pending={history.pending} expiring={history.expiring} />
    </Card>
  )
}

function Ways({ membership }: { membership: Membership }) {
  if (membership.Status === 'locked') return null
  return (
    <div className="flex flex-wrap gap-2 phone:w-full phone:*:flex-1">
      <ButtonLink to={paths.earn()} icon={<ScanLine aria-hidden="true" className="size-5" />}>
        {texts.earn}
      </ButtonLink>
      <ButtonLink
        to={paths.gifts()}
        variant="secondary"
        icon={<Gift aria-hidden="true" className="size-5" />}
      >
        {texts.exchange}
      </ButtonLink>
    </div>
  )
}

function Figure({ label, points }: { label: string; points: number }) {
  return (
    <div className="px-5 py-3.5 phone:flex phone:items-baseline phone:justify-between phone:gap-3 phone:px-4">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="tabular font-semibold whitespace-nowrap above-phone:mt-0.5 above-phone:text-lg">
        {formatPoints(points)}
      </dd>
    </div>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 border-t border-line bg-sale-tint px-5 py-3 text-sale-deep phone:px-4">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
