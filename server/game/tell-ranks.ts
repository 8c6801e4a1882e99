import type { AnnouncedPrize } from '#domain/game/definition.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { ensureAccount } from '../loyalty/index.ts'
import type { Db } from '../platform/db.ts'
import { awardPrize, prizeOf } from './award-prize.ts'
import { closeCampaign, type Campaign } from './campaign-queries.ts'
import {
  lapseRank,
  listRanks,
  lockDraw,
  moveReserveUp,
  saveFinished,
  saveTold,
  type Draw,
  type Ranked,
} from './draw-queries.ts'
import { whyBarred } from './may-play.ts'
import { secretOf } from './secret.ts'

type Tools = Pick<Context, 'config'>

/**
 * Tells the next winner, from the last rank to the first; what is won is credited with it. `told` is how many the
 * host has seen told: `conflict` when it is another, so that a key that is pressed twice tells one.
 */
export async function tellNext(
  ctx: Tools,
  trx: Db,
  campaign: Campaign,
  { told, at }: { told: number; at: Date },
): Promise<void> {
  const draw = await getDrawn(trx, campaign)
  if (draw.told !== told || told >= draw.winners) throw new Refusal('conflict')
  await tellUpTo(ctx, trx, campaign, { draw, told: told + 1, at })
}

/** Tells all winners that have not been told yet. */
export async function tellAll(ctx: Tools, trx: Db, campaign: Campaign, at: Date): Promise<void> {
  const draw = await getDrawn(trx, campaign)
  await tellUpTo(ctx, trx, campaign, { draw, told: draw.winners, at })
}

/** After the last winner: reserves and secret are told, and the campaign is closed. Null while winners are left. */
export async function finishDraw(
  ctx: Tools,
  trx: Db,
  campaign: Campaign,
  at: Date,
): Promise<Campaign | null> {
  await getDrawn(trx, campaign)
  if (!(await saveFinished(trx, campaign.id, at))) return null
  return closeCampaign(trx, { id: campaign.id, secret: secretOf(ctx, campaign), at })
}

export interface MovedUp {
  rank: number
  number: number
}

/**
 * A winner of a number draw who declines, or whose time is over, loses the prize to the first of the reserves, who
 * wins it now; nothing is drawn anew. Null when no reserve is left. `conflict` when that number wins nothing (any
 * more), or was not told yet.
 */
export async function promoteReserve(
  ctx: Tools,
  trx: Db,
  campaign: Campaign,
  { number, at }: { number: number; at: Date },
): Promise<MovedUp | null> {
  const draw = await getDrawn(trx, campaign)
  if (draw.finishedAt === null) throw new Refusal('conflict')
  return passOn(ctx, trx, campaign, { number, at })
}

async function tellUpTo(
  ctx: Tools,
  trx: Db,
  campaign: Campaign,
  { draw, told, at }: { draw: Draw; told: number; at: Date },
): Promise<void> {
  const { id } = campaign
  const first = draw.winners - told + 1
  const ranks = await listRanks(trx, id, first, draw.winners - draw.told)
  for (const { number, phone, prize: prizeId } of await inOrderOfAccounts(trx, ranks, at)) {
    const prize = prizeOf(campaign, prizeId!)
    // Whoever was forgotten meanwhile wins nothing: nobody could be told.
    if (phone === null) await passOn(ctx, trx, campaign, { number, at })
    else await giveRank(ctx, trx, campaign, { number, phone, prize, at })
  }
  await saveTold(trx, id, told)
}

/** Whoever holds several accounts takes them in the order of their ids (docs/rules/locking.md). */
async function inOrderOfAccounts(trx: Db, ranks: readonly Ranked[], at: Date): Promise<Ranked[]> {
  const held: { rank: Ranked; accountId: number }[] = []
  for (const rank of ranks) {
    const { phone } = rank
    const accountId = phone === null ? Infinity : await ensureAccount(trx, { phone, at })
    held.push({ rank, accountId })
  }
  return held.toSorted((a, b) => a.accountId - b.accountId).map(({ rank }) => rank)
}

async function passOn(
  ctx: Tools,
  trx: Db,
  campaign: Campaign,
  { number, at }: { number: number; at: Date },
): Promise<MovedUp | null> {
  const lost = await lapseRank(trx, campaign.id, number)
  if (!lost) throw new Refusal('conflict')
  const next = await moveReserveUp(trx, campaign.id, { prize: lost.prize!, of: lost.rank })
  if (!next) return null
  const { rank, phone } = next
  if (phone === null) return passOn(ctx, trx, campaign, { number: next.number, at })
  const prize = prizeOf(campaign, lost.prize!)
  await giveRank(ctx, trx, campaign, { number: next.number, phone, prize, at })
  return { rank, number: next.number }
}

async function giveRank(
  ctx: Tools,
  trx: Db,
  campaign: Campaign,
  won: { number: number; phone: string; prize: AnnouncedPrize; at: Date },
): Promise<void> {
  const barred = await whyBarred(trx, campaign, won.phone)
  await awardPrize(ctx, trx, campaign, { ...won, barred })
}

async function getDrawn(trx: Db, { id }: Campaign): Promise<Draw> {
  const draw = await lockDraw(trx, id)
  if (!draw || draw.drawnAt === null) throw new Refusal('conflict')
  return draw
}
