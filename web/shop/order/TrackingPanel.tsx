import ExternalLink from 'lucide-react/icons/external-link'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'
import { formatDate, formatDateTime, vietnamDayOf } from '#domain/kernel/dates.ts'
import type { Order } from '#domain/order/api.ts'
import { carrierLabel } from '#domain/shipping/units.ts'
import { CopyRow } from '#web/shop/payment/CopyRow.tsx'
import { now } from '#web/state/clock.ts'
import { buttonClass } from '#web/ui/button-variant.ts'
import { Section } from '#web/ui/Section.tsx'
import { orderPageTexts as texts } from './texts.ts'

export function isUnderWay({ status }: Pick<Order, 'status'>): boolean {
  return ['shipping', 're_shipping', 'returning'].includes(status)
}

/** Of goods on their way: when they are expected, who brings them, and where to follow them. */
export function TrackingPanel({ order }: { order: Order }) {
  const { shipping } = order
  return (
    <Section title={texts.tracking}>
      <div className="flex items-start gap-3 rounded-md bg-primary-tint px-4 py-3">
        <Truck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-primary" />
        <Arrival order={order} />
      </div>
      <dl className="@container mt-2">
        <CopyRow label={texts.carrier} shown={carrierLabel(shipping.unit)} />
        <CopyRow
          label={texts.trackingCode}
          shown={shipping.tracking_code ?? texts.trackingNone}
          {...(shipping.tracking_code && { value: shipping.tracking_code })}
        />
        {shipping.handed_over_at && (
          <CopyRow label={texts.leftAt} shown={formatDateTime(shipping.handed_over_at)} />
        )}
      </dl>
      {shipping.tracking_url && (
        <a
          href={shipping.tracking_url}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'quiet' }, 'mt-3 phone:w-full')}
        >
          <ExternalLink aria-hidden="true" className="size-5" />
          {texts.follow} <span className="sr-only">{texts.newTab}</span>
        </a>
      )}
    </Section>
  )
}

/** Nothing is promised that is not known, or no longer true. */
function Arrival({ order }: { order: Order }): ReactNode {
  const { status, shipping, pickup_branch: branch } = order
  const days = shipping.estimated_delivery
  if (status === 'returning') return <p>{texts.notGiven}</p>
  if (status === 're_shipping') return <p>{texts.comesAgain}</p>
  if (!days) return <p>{branch ? texts.pickupUnknown : texts.daysUnknown}</p>
  if (vietnamDayOf(new Date(now())) > days.to) return <p>{texts.dayPassed}</p>
  return (
    <p>
      <span className="block text-sm text-ink-2">
        {branch ? texts.arrivesAtBranch : texts.arrives}
      </span>
      <b className="tabular text-lg phone:text-base">
        {texts.days(formatDate(days.from), formatDate(days.to))}
      </b>
    </p>
  )
}
