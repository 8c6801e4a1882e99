import { tierOf } from '#domain/loyalty/tier.ts'
import type { Membership } from '#domain/membership/api.ts'
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
      <progress
        aria-label={texts.progress}
        value={next ? EarnedPoint : 1}
        max={next?.pointFrom ?? 1}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-star [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-star"
      />
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
        <span>{texts.tier(Tier)}</span>
        <span>{words}</span>
      </p>
    </div>
  )
}
