import { formatDate } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { Section } from '#web/features/checkout/Section.tsx'
import { TierProgress } from '#web/features/membership/TierProgress.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import type { CardData } from './load-card.ts'
import { cardTexts as texts } from './texts.ts'

/** The tier, how far the next one is, and until when the programme runs. */
export function Standing({ membership, programme }: Pick<CardData, 'membership' | 'programme'>) {
  return (
    <Section
      title={texts.standing}
      action={
        <ButtonLink to={paths.pointsHistory()} look="plain">
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
