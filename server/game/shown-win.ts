import type { AnnouncedPrize } from '#domain/game/definition.ts'
import type { ShownWin, WonPrize } from '#domain/game/shown.ts'
import { addDays, vietnamDayOf } from '#domain/kernel/dates.ts'
import type { Campaign } from './campaign-queries.ts'
import type { Win } from './entry-queries.ts'

/** States in which a winner still says where a prize is to be sent. */
export const claimableStates = ['won', 'contacted'] as const

export function isSent({ kind }: Pick<AnnouncedPrize, 'kind'>): boolean {
  return kind === 'physical' || kind === 'gift'
}

/** A prize as its winner sees it. */
export function toWonPrize({ id, name, kind, value, points }: AnnouncedPrize): WonPrize {
  return { id, name, kind, value, ...(points === undefined ? {} : { points }) }
}

/** What became of a win, and what its winner has to do. */
export function toShownWin(
  { rules }: Pick<Campaign, 'rules'>,
  prize: Pick<AnnouncedPrize, 'kind'>,
  { state, wonAt, isClaimed, dueOn }: Pick<Win, 'state' | 'wonAt' | 'isClaimed' | 'dueOn'>,
): ShownWin {
  if (!isSent(prize)) return { state }
  if (isClaimed) return { state, claim: 'given' }
  if (!claimableStates.some((open) => open === state)) return { state }
  const until = dueOn ?? addDays(vietnamDayOf(wonAt), rules.claim.contact_days)
  return { state, claim: 'needed', claim_until: until }
}
