import CalendarClock from 'lucide-react/icons/calendar-clock'
import Clock from 'lucide-react/icons/clock'
import type { ReactNode } from 'react'
import { addDays, formatDate } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { paths } from '#web/paths.ts'
import { today } from '#web/state/clock.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import type { PointsData } from './load-points.ts'
import { pointsTexts as texts } from './texts.ts'

/** As far ahead as the last notice before points expire. */
const soonDays = 30

/** What running orders will bring, and what is lost when it is not used. Nothing when there is neither. */
export function ComingAndGoing({
  pending,
  expiring,
}: Pick<PointsData['history'], 'pending' | 'expiring'>) {
  if (pending.length + expiring.length === 0) return null
  const soon = addDays(today(), soonDays)
  return (
    <div className="grid gap-x-8 gap-y-5 border-t border-line p-5 md:grid-flow-col md:auto-cols-fr phone:p-4">
      {pending.length > 0 && (
        <List icon={<Clock />} title={texts.pendingTitle} text={texts.pendingText}>
          {pending.map(({ order_code, point, since }) => (
            <Row key={order_code} points={`+${formatPoints(point)}`}>
              <Anchor
                to={paths.myOrder(order_code)}
                className="inline-flex min-h-6 items-center font-medium text-primary hover:underline pointer-coarse:min-h-11"
              >
                {texts.order(order_code)}
              </Anchor>
              <span className="block text-sm text-ink-3">
                {texts.pendingSince(formatDate(since))}
              </span>
            </Row>
          ))}
        </List>
      )}
      {expiring.length > 0 && (
        <List icon={<CalendarClock />} title={texts.expiringTitle} text={texts.expiringText}>
          {expiring.map(({ expires_on, point }) => (
            <Row key={expires_on} points={formatPoints(point)}>
              {texts.expiresOn(formatDate(expires_on))}{' '}
              {expires_on <= soon && (
                <Badge tone="sale" className="whitespace-nowrap">
                  {texts.soon}
                </Badge>
              )}
            </Row>
          ))}
        </List>
      )}
    </div>
  )
}

function List(props: { icon: ReactNode; title: string; text: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="flex items-center gap-2 text-base [&>svg]:size-5 [&>svg]:text-point">
        {props.icon}
        {props.title}
      </h2>
      <p className="text-sm text-ink-2">{props.text}</p>
      <ul className="mt-1.5 divide-y divide-line">{props.children}</ul>
    </section>
  )
}

function Row({ points, children }: { points: string; children: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span className="min-w-0 text-md">{children}</span>
      <b className="tabular shrink-0 font-semibold whitespace-nowrap text-point">{points}</b>
    </li>
  )
}
