import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Sparkles from 'lucide-react/icons/sparkles'
import { useEffect } from 'react'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { paths } from '#web/paths.ts'
import { TierProgress } from '#web/shop/membership/TierProgress.tsx'
import { setPoints } from '#web/shop/state/points.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Section } from '#web/ui/Section.tsx'
import { NoticeLine } from '../NoticeLine.tsx'
import { CardFace } from './CardFace.tsx'
import { TierBenefits } from './TierBenefits.tsx'
import type { CardData } from './load-card.ts'
import { cardTexts as texts } from './texts.ts'

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
          {membership.LockedBecause ?? texts.locked}
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

/** The tier, how far the next one is, and until when the programme runs. */
function Standing({ membership, programme }: Pick<CardData, 'membership' | 'programme'>) {
  return (
    <Section
      title={texts.standing}
      action={
        <ButtonLink to={paths.pointsHistory()} variant="plain">
          {texts.history}
        </ButtonLink>
      }
    >
      <p className="text-sm text-ink-2">{texts.available}</p>
      <p className="tabular mb-4 text-3xl font-bold text-point">
        {formatPoints(membership.AvailablePoint)}
      </p>
      {programme ? (
        <>
          <TierProgress membership={membership} />
          <p className="mt-3 text-sm text-ink-3">
            {texts.earned(
              membership.EarnedPoint,
              programme.name,
              `${formatDate(programme.start_date)} – ${formatDate(programme.expired_date)}`,
            )}
          </p>
        </>
      ) : (
        <p className="text-ink-2">{texts.noProgramme}</p>
      )}
    </Section>
  )
}
