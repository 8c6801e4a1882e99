import type { EarnResult } from '#domain/membership/api.ts'
import { earnTexts as texts } from '../texts.ts'

/** Where the member stands between this tier and the next. */
export function TierProgress({ progress }: { progress: NonNullable<EarnResult['progress']> }) {
  const { tier, earned, next_tier: nextTier } = progress
  const from = progress.tier_from
  const to = progress.next_from ?? earned
  const share = to > from ? Math.min(1, Math.max(0, (earned - from) / (to - from))) : 1
  const way = nextTier ? texts.toNextTier(Math.max(0, to - earned), nextTier) : texts.topTier
  return (
    <div className="mt-6">
      <svg aria-hidden="true" className="block h-2 w-full overflow-hidden rounded-full">
        <rect width="100%" height="100%" className="fill-line" />
        <rect width={`${share * 100}%`} height="100%" className="fill-star" />
      </svg>
      <p className="mt-2 flex justify-between gap-3 text-sm text-ink-2">
        <span className="whitespace-nowrap">{texts.tier(tier)}</span>
        <span className="text-right">{way}</span>
      </p>
    </div>
  )
}
