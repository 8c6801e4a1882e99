import { tierOf } from '#domain/loyalty/tier.ts'
import type { Membership } from '#domain/membership/api.ts'
import { PointsProgress } from '#web/ui/PointsProgress.tsx'
import { membershipTexts as texts } from './texts.ts'

/** How far it is to the next tier. Nothing where a programme has no tiers. */
export function TierProgress({
  membership: { Tier, ProgramTiers, EarnedPoint },
}: {
  membership: Pick<Membership, 'Tier' | 'ProgramTiers' | 'EarnedPoint'>
}) {
  if (ProgramTiers.length === 0) return null
  const tiers = ProgramTiers.map(({ name, PointFrom }) => ({ name, pointFrom: PointFrom }))
  const { next, missing } = tierOf(tiers, EarnedPoint)
  const words = next ? texts.missing(missing, next.name) : texts.top
  return (
    <div>
      <PointsProgress
        label={texts.progress}
        value={next ? EarnedPoint : 1}
        max={next?.pointFrom ?? 1}
      />
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
        <span>{texts.tier(Tier)}</span>
        <span>{words}</span>
      </p>
    </div>
  )
}
