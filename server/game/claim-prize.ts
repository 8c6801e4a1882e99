import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/game/own/api.ts'
import { Refusal } from '#domain/errors.ts'
import { gameTexts } from '#domain/game/texts.ts'
import { joinFullAddress } from '#domain/location/address.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../context.ts'
import { ensureAddressExists } from '../location/index.ts'
import { saveClaim, type NewClaim } from './claim-queries.ts'
import { holdSameAddress } from './hold-win.ts'
import { findEntry, findWin } from './entry-queries.ts'
import { getShownCampaign, type ShownCampaign } from './find-shown.ts'
import { getPlayer } from './play-game.ts'
import { recallPlayer } from './player.ts'
import { isSent } from './shown-win.ts'
import { getTicket } from './take-ticket.ts'

type Given = ParsedInput<typeof api.claimPrize>

/** Keeps where a prize is to be sent. Its winner may put it right as long as nobody is at it. */
export async function claimPrize(
  ctx: Context,
  given: Given,
  caller: Caller,
): Promise<Output<typeof api.claimPrize>> {
  const campaign = await getShownCampaign(ctx, given.slug)
  const number = await getOwnWin(ctx, campaign, given, caller)
  const place = await placeOf(ctx, given)
  const at = ctx.clock.now()
  const { name, phone } = given
  const claim = { campaignId: campaign.id, number, name, phone, ...place }
  const isSaved = await ctx.db.transaction().execute(async (trx) => {
    if (!(await saveClaim(trx, claim, at))) return false
    await holdSameAddress(trx, campaign, { number, at })
    return true
  })
  if (!isSaved) throw new Refusal('conflict', { message: gameTexts.claimLate })
  return { entry: number, submitted_at: toVietnamIso(at) }
}

/** Refuses `notFound` for what is not theirs, or is nothing that is sent. */
async function getOwnWin(
  ctx: Context,
  campaign: ShownCampaign,
  given: Given,
  caller: Caller,
): Promise<number> {
  const owned = await ownedBy(ctx, campaign, given, caller)
  const { entry } = await findEntry(ctx.db, campaign.id, owned)
  const win = entry && (await findWin(ctx.db, campaign.id, entry.number))
  const prize = win && campaign.announced.prizes.find(({ id }) => id === win.prize)
  if (!prize || !isSent(prize)) throw new Refusal('notFound', { message: gameTexts.noClaim })
  return entry.number
}

async function ownedBy(ctx: Context, campaign: ShownCampaign, given: Given, caller: Caller) {
  const { entry: number, ticket: code, captcha } = given
  if (code !== undefined) {
    const ticket = await getTicket(ctx, campaign, { code, captcha }, caller)
    if (ticket.number !== number) throw new Refusal('notFound', { message: gameTexts.noClaim })
    return { phone: null, number }
  }
  const shown = recallPlayer(ctx, caller)
  const isHeld = shown?.kind === 'ticket' && shown.campaignId === campaign.id
  if (isHeld && shown.number === number) return { phone: null, number }
  return { phone: getPlayer(ctx, campaign, undefined, caller).phone, number }
}

async function placeOf(
  { db }: Context,
  given: Given,
): Promise<Omit<NewClaim, 'campaignId' | 'number' | 'name' | 'phone'>> {
  const { province_id: provinceId, district_id: districtId, ward_id: wardId, address } = given
  const names = await ensureAddressExists(db, given)
  const today = names.newWards.find(({ id }) => id === given.new_ward_id)
  const newAddress =
    today && joinFullAddress({ street: address, ward: today.name, province: today.province_name })
  // An old ward that nobody named is not shown as if somebody had.
  const fullAddress = (given.ward_unsure && newAddress) || names.fullAddress
  const wardName = today?.name ?? names.ward?.name ?? names.province.name
  return {
    provinceId,
    districtId,
    wardId,
    wardName,
    fullAddress,
    street: address,
    newAddress: newAddress ?? null,
  }
}
