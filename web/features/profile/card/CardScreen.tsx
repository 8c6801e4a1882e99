import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Sparkles from 'lucide-react/icons/sparkles'
import { useEffect } from 'react'
import { formatDate } from '#domain/kernel/dates.ts'
import { paths } from '#web/paths.ts'
import { setPoints } from '#web/state/points.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { NoticeLine } from '../NoticeLine.tsx'
import { CardFace } from './CardFace.tsx'
import type { CardData } from './load-card.ts'
import { Standing } from './Standing.tsx'
import { cardTexts as texts } from './texts.ts'
import { TierBenefits } from './TierBenefits.tsx'

/** What is shown at a counter, and what it is worth. */
export function CardScreen({ fullName, membership, card, programme }: CardData) {
  const { AvailablePoint, ExpiringPoint, ExpiringDate, Status, notice } = membership
  // The same figure as in the header above.
  useEffect(() => setPoints(AvailablePoint), [AvailablePoint])
  return (
    <div className="flex flex-col gap-4">
      {notice && <NoticeLine icon={<Sparkles />}>{notice.message}</NoticeLine>}
      {Status === 'locked' && (
        <NoticeLine icon={<CircleAlert />} isBad>
          {texts.locked}
        </NoticeLine>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,440px)_minmax(0,1fr)]">
        <CardFace fullName={fullName} membership={membership} card={card} />
        <div className="flex flex-col gap-4 print:hidden">
          <Standing membership={membership} programme={programme} />
          {ExpiringDate && ExpiringPoint !== undefined && (
            <NoticeLine icon={<CalendarClock />}>
              {texts.expiring(ExpiringPoint, formatDate(ExpiringDate))}{' '}
              <Anchor to={paths.gifts()} className="font-semibold underline underline-offset-3">
                {texts.exchange}
              </Anchor>
            </NoticeLine>
          )}
        </div>
      </div>
      <TierBenefits membership={membership} />
    </div>
  )
}
