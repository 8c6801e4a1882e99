import type { VietnamDay } from '#domain/kernel/dates.ts'
import { tierOf } from '#domain/loyalty/tier.ts'
import { membershipTexts } from '#domain/membership/texts.ts'
import type { Context } from '../context.ts'
import { findActiveProgramme, findStanding, type ActiveProgramme } from '../loyalty/index.ts'

type Tier = ActiveProgramme['tiers'][number]

export interface TierProgress {
  programme: ActiveProgramme | null
  /** Points earned in the programme. */
  earned: number
  /** The lowest where there is no programme or no tier reached. */
  tier: Tier
  next: Tier | null
}

/** Where a membership stands in the programme of that day. */
export async function readStanding(
  ctx: Pick<Context, 'db' | 'cache'>,
  accountId: number | null,
  today: VietnamDay,
): Promise<TierProgress> {
  return readStandingIn(ctx, accountId, await findActiveProgramme(ctx, today))
}

/** The same in a programme that was read before. */
export async function readStandingIn(
  ctx: Pick<Context, 'db'>,
  accountId: number | null,
  programme: ActiveProgramme | null,
): Promise<TierProgress> {
  const isKnown = programme !== null && accountId !== null
  const earned = isKnown ? await findStanding(ctx.db, accountId, programme.id) : 0
  return standingAt(programme, earned)
}

export function standingAt(programme: ActiveProgramme | null, earned: number): TierProgress {
  const { tier, next } = tierOf(programme?.tiers ?? [], earned)
  return { programme, earned, tier: tier ?? noTier, next }
}

const noTier: Tier = { name: membershipTexts.lowestTier, pointFrom: 0, benefits: '' }
