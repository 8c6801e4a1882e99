import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/game/api.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../context.ts'
import { giveDayEntries } from './day-entries.ts'
import { getRememberedCampaign, type ShownCampaign } from './find-shown.ts'
import { playEntry, type Played } from './play.ts'
import { playerOf, playerWith, rememberPlayer, type Player } from './player.ts'
import { toShownWin, toWonPrize } from './shown-win.ts'
import { takeTicket } from './take-ticket.ts'

type Asked = ParsedInput<typeof api.playGame>

/** A turn: of a member, of a phone that the browser has proved, or of a printed ticket. */
export async function playGame(
  ctx: Context,
  asked: Asked,
  caller: Caller,
): Promise<Output<typeof api.playGame>> {
  const campaign = await getRememberedCampaign(ctx, asked.slug)
  const { ticket } = asked
  const told =
    ticket === undefined
      ? await playAsPerson(ctx, campaign, asked, caller)
      : await playTicket(ctx, campaign, { ...asked, ticket }, caller)
  if (told.win) ctx.outbox.wake()
  return told
}

async function playAsPerson(
  ctx: Context,
  campaign: ShownCampaign,
  { phone: asked, entry: number }: Asked,
  caller: Caller,
) {
  const { phone } = getPlayer(ctx, campaign, asked, caller)
  const at = ctx.clock.now()
  await giveDayEntries(ctx, campaign, { phone, at })
  const played = await playEntry(ctx, campaign, { phone, number, at })
  return toTurn(campaign, played)
}

async function playTicket(
  ctx: Context,
  campaign: ShownCampaign,
  { ticket, captcha }: Asked & { ticket: string },
  caller: Caller,
) {
  const number = await takeTicket(ctx, campaign, { code: ticket, captcha }, caller)
  const played = await playEntry(ctx, campaign, { phone: null, number, at: ctx.clock.now() })
  rememberPlayer(ctx, caller, { kind: 'ticket', campaignId: campaign.id, number })
  return toTurn(campaign, played)
}

/** Refuses `unauthenticated` or `otpRequired` where nobody is known, or not by the phone that is named. */
export function getPlayer(
  ctx: Pick<Context, 'config' | 'clock'>,
  campaign: Pick<ShownCampaign, 'id' | 'audience'>,
  phone: string | undefined,
  caller: Caller,
): Exclude<Player, { kind: 'ticket' }> {
  const player =
    phone === undefined ? playerOf(ctx, campaign, caller) : playerWith(ctx, caller, phone)
  if (player && player.kind !== 'ticket') return player
  const isMembers = phone === undefined && campaign.audience === 'members'
  throw new Refusal(isMembers ? 'unauthenticated' : 'otpRequired')
}

function toTurn(
  campaign: ShownCampaign,
  { entry, prize, win, left }: Played,
): Output<typeof api.playGame> {
  const { number, hash, salt, cause, at } = entry
  return {
    prize: prize && toWonPrize(prize),
    entry: { number, at: toVietnamIso(at) },
    ...(prize && win ? { win: toShownWin(campaign, prize, win) } : {}),
    entries_left: left,
    proof: {
      campaign: campaign.slug,
      number,
      entry_hash: hash,
      commitment: campaign.commitment,
      salt,
      cause,
    },
  }
}
