import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/game/own/api.ts'
import type { OwnGame } from '#domain/game/own/api.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { toPage } from '#domain/paging.ts'
import type { Caller, Context } from '../context.ts'
import { getMember } from '../platform/http/access.ts'
import { shownState } from './find-shown.ts'
import { listOwnCampaigns, listOwnWins, type OwnCampaign, type OwnWinRow } from './own-queries.ts'
import { toShownWin, toWonPrize } from './shown-win.ts'

const maxWins = 50

/** All campaigns in which a member has entries. */
export async function listMyGames(
  ctx: Context,
  { page, limit }: ParsedInput<typeof api.listMyGames>,
  caller: Caller,
): Promise<Output<typeof api.listMyGames>> {
  const { phone } = getMember(caller)
  const campaigns = await listOwnCampaigns(ctx.db, phone, { page, limit })
  const ids = campaigns.map(({ id }) => id)
  const wins = Map.groupBy(
    await listOwnWins(ctx.db, phone, ids, maxWins),
    ({ campaignId }) => campaignId,
  )
  const at = ctx.clock.now()
  const items = campaigns.map((campaign) => toOwnGame(campaign, wins.get(campaign.id) ?? [], at))
  return toPage(items, campaigns[0]?.total ?? 0, page, limit)
}

function toOwnGame(campaign: OwnCampaign, wins: readonly OwnWinRow[], at: Date): OwnGame {
  const { slug, title, kind, closesAt, entries, open, announced } = campaign
  return {
    slug,
    title,
    kind,
    entries,
    state: shownState(campaign, at),
    closes_at: toVietnamIso(closesAt),
    entries_left: open,
    wins: wins.map((win) => {
      const prize = announced.prizes.find(({ id }) => id === win.prize)!
      return {
        number: win.number,
        won_at: toVietnamIso(win.wonAt),
        prize: toWonPrize(prize),
        win: toShownWin(campaign, prize, win),
      }
    }),
  }
}
