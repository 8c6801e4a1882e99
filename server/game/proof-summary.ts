import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/game/proof/api.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import { findCampaign } from './campaign-queries.ts'
import { findBox } from './chain-queries.ts'
import { findDraw } from './draw-queries.ts'
import { shownState } from './find-shown.ts'
import { shortlyAfter } from './read-proof.ts'

export async function getProofSummary(
  { db, clock }: Context,
  { slug }: ParsedInput<typeof api.getProofSummary>,
  { keepUntil }: Pick<Caller, 'keepUntil'>,
): Promise<Output<typeof api.getProofSummary>> {
  const campaign = await findCampaign(db, slug)
  if (!campaign || campaign.commitment === null) throw new Refusal('notFound')
  const { id, title, commitment, revealed, announced } = campaign
  const now = clock.now()
  if (revealed === null) keepUntil?.(shortlyAfter(now))
  const [box, draw] = await Promise.all([findBox(db, id), findDraw(db, id)])
  return {
    slug,
    title,
    state: shownState(campaign, now),
    commitment,
    ...(revealed === null ? {} : { secret: revealed }),
    box: announced,
    entries: box.entries,
    ...(draw ? { root: draw.root, closed_at: draw.closedAt.toISOString() } : {}),
    ...(draw?.round ? { round: draw.round } : {}),
  }
}
