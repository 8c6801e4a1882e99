import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/game/own/api.ts'
import type { OwnEntry } from '#domain/game/own/api.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { toPage } from '#domain/paging.ts'
import type { Caller, Context } from '../context.ts'
import type { Campaign } from './campaign-queries.ts'
import { giveDayEntries } from './day-entries.ts'
import { getShownCampaign } from './find-shown.ts'
import { whyBarred } from './may-play.ts'
import { listOwnRows, listTicketRow, sumOwn, type OwnRow } from './own-queries.ts'
import { prizeOfResult } from './play.ts'
import { playerOf, type Player } from './player.ts'
import { toShownWin, toWonPrize } from './shown-win.ts'

type MyGame = Output<typeof api.getMyGame>
type Page = { page: number; limit: number }

/** What somebody has in a campaign; whoever comes to look gets the day's entries. */
export async function getMyGame(
  ctx: Context,
  { slug, ...page }: ParsedInput<typeof api.getMyGame>,
  caller: Caller,
): Promise<MyGame> {
  const campaign = await getShownCampaign(ctx, slug)
  const player = playerOf(ctx, campaign, caller)
  if (player === null) {
    return { player: null, entries_left: 0, next: null, ...toPage([], 0, page.page, page.limit) }
  }
  if (player.kind === 'ticket') return ofTicket(ctx, campaign, player, page)
  return ofPhone(ctx, campaign, player, page)
}

async function ofPhone(
  ctx: Context,
  campaign: Campaign,
  { kind, phone }: Exclude<Player, { kind: 'ticket' }>,
  page: Page,
): Promise<MyGame> {
  await giveDayEntries(ctx, campaign, { phone, at: ctx.clock.now() })
  const [rows, { total, left, next }, barred] = await Promise.all([
    listOwnRows(ctx.db, campaign.id, phone, page),
    sumOwn(ctx.db, campaign.id, phone),
    whyBarred(ctx.db, campaign, phone),
  ])
  const items = rows.map((row) => toOwnEntry(campaign, row))
  return {
    player: { kind, phone: `***${phone.slice(-3)}` },
    ...(barred === null ? {} : { barred }),
    entries_left: barred === null ? left : 0,
    next: barred === null ? next : null,
    ...toPage(items, total, page.page, page.limit),
  }
}

async function ofTicket(
  ctx: Context,
  campaign: Campaign,
  { number }: Extract<Player, { kind: 'ticket' }>,
  { page, limit }: Page,
): Promise<MyGame> {
  const rows = await listTicketRow(ctx.db, campaign.id, number)
  const items = rows.map((row) => toOwnEntry(campaign, row))
  return {
    player: { kind: 'ticket' },
    entries_left: 0,
    next: null,
    ...toPage(items, items.length, page, limit),
  }
}

/** An entry that nobody has played tells nothing of what it holds. */
function toOwnEntry(campaign: Campaign, row: OwnRow): OwnEntry {
  const { number, at, source, state, result, winState, wonAt, isClaimed, dueOn } = row
  const entry = { number, at: toVietnamIso(at), source, state }
  if (state !== 'played') return entry
  const prize = prizeOfResult(campaign, result!)
  if (prize === null) return { ...entry, prize: null }
  const told = { ...entry, prize: toWonPrize(prize) }
  if (winState === null) return told
  return {
    ...told,
    win: toShownWin(campaign, prize, { state: winState, wonAt: wonAt!, isClaimed, dueOn }),
  }
}
