import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/game/api.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Context } from '../context.ts'
import { findCampaign, type Campaign } from './campaign-queries.ts'
import { findBox, type FilledBox } from './chain-queries.ts'

/** A campaign as anybody may see it. */
export async function getGame(
  { db, clock }: Context,
  { slug }: ParsedInput<typeof api.getGame>,
): Promise<Output<typeof api.getGame>> {
  const campaign = await findCampaign(db, slug)
  if (!campaign || campaign.commitment === null) throw new Refusal('notFound')
  const box = await findBox(db, campaign.id)
  return {
    slug,
    title: campaign.title,
    kind: campaign.kind,
    state: shownState(campaign, clock.now()),
    opens_at: toVietnamIso(campaign.opensAt),
    closes_at: toVietnamIso(campaign.closesAt),
    prizes: shownPrizes(campaign, box),
    ...(box.size === null ? {} : { places: box.size }),
    entries: box.entries - box.cancelled,
    commitment: campaign.commitment,
  }
}

function shownState({ state, opensAt, closesAt }: Campaign, at: Date) {
  if (state === 'approved' && at < opensAt) return 'waiting'
  return state === 'approved' && at < closesAt ? 'open' : 'closed'
}

/** Each prize with the units of all its lots. */
function shownPrizes({ announced: { prizes, lots } }: Campaign, { drawn }: FilledBox) {
  return prizes.map(({ id, name, kind, value }) => {
    const mine = lots.flatMap(({ prize, quantity }, lot) =>
      prize === id ? [{ quantity, left: quantity - drawn[lot]! }] : [],
    )
    const sum = (of: 'quantity' | 'left') => mine.reduce((total, lot) => total + lot[of], 0)
    return { id, name, kind, value, quantity: sum('quantity'), left: sum('left') }
  })
}
