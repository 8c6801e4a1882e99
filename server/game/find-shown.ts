import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { cachedByTag } from '../platform/cached-by-tag.ts'
import type { Db } from '../platform/db.ts'
import { findCampaign, type Campaign } from './campaign-queries.ts'

export type ShownCampaign = Campaign & { commitment: string }

/** A campaign that anybody may know of; `notFound` for one that is not approved. */
export function getShownCampaign(
  { db }: Pick<Context, 'db'>,
  slug: string,
): Promise<ShownCampaign> {
  return readShown(db, slug)
}

/**
 * The same as it was told last, a moment ago at most: for turns, of which the database itself says whether the
 * campaign still runs (`playOpen`).
 */
export const getRememberedCampaign = cachedByTag('games', readShown)

async function readShown(db: Db, slug: string): Promise<ShownCampaign> {
  const campaign = await findCampaign(db, slug)
  if (!campaign || campaign.commitment === null) throw new Refusal('notFound')
  return { ...campaign, commitment: campaign.commitment }
}

/** What a campaign is at a moment, in words of the wire. */
export function shownState(
  {
    state,
    opensAt,
    closesAt,
    stoppedAt,
  }: Pick<Campaign, 'state' | 'opensAt' | 'closesAt' | 'stoppedAt'>,
  at: Date,
) {
  if (state === 'settled') return 'settled'
  if (state === 'closed' || at >= closesAt) return 'closed'
  if (stoppedAt !== null) return 'paused'
  return at < opensAt ? 'waiting' : 'open'
}
