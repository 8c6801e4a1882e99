import type { Output } from '#domain/contract.ts'
import type * as api from '#domain/game/api.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../context.ts'
import { isOpen } from './add-entries.ts'
import { listCurrentCampaigns } from './campaign-queries.ts'

const maxShown = 4

/** What anybody may come and play in the shop now; true until one of them opens or closes. */
export async function listOpenGames(
  { db, clock }: Context,
  _input: object,
  caller: Caller,
): Promise<Output<typeof api.listOpenGames>> {
  const at = clock.now()
  const current = await listCurrentCampaigns(db, at)
  for (const { opensAt, closesAt } of current) caller.keepUntil?.(opensAt > at ? opensAt : closesAt)
  return current
    .filter((campaign) => isOpen(campaign, at))
    .slice(0, maxShown)
    .map(({ slug, title, kind, closesAt, rules }) => ({
      slug,
      title,
      kind,
      intro: rules.texts.intro,
      look: rules.look,
      closes_at: toVietnamIso(closesAt),
    }))
}
