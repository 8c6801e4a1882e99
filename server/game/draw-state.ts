import type { Output, ParsedInput } from '#domain/contract.ts'
import { timeOfRound } from '#domain/game/beacon.ts'
import {
  shownRanks,
  type DrawPhase,
  type DrawState,
  type ToldWinner,
} from '#domain/game/draw/api.ts'
import type * as api from '#domain/game/draw/api.ts'
import { countRanks } from '#domain/game/number-draw.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { prizeOf } from './award-prize.ts'
import { findCampaign, type Campaign } from './campaign-queries.ts'
import { findBox, findRounds } from './chain-queries.ts'
import { findDraw, listRanks, type Draw, type Ranked } from './draw-queries.ts'
import { namePeople, type NamePeople } from './name-people.ts'
import { shortlyAfter } from './read-proof.ts'

export async function getDraw(
  ctx: Context,
  { slug }: ParsedInput<typeof api.getDraw>,
  { keepUntil }: Pick<Caller, 'keepUntil'>,
): Promise<Output<typeof api.getDraw>> {
  const state = await readDrawState(ctx, await getDrawCampaign(ctx.db, slug))
  if (state.phase !== 'told') keepUntil?.(shortlyAfter(ctx.clock.now()))
  return state
}

/** An approved number draw by its slug; `notFound` for anything else. */
export async function getDrawCampaign(db: Db, slug: string): Promise<Campaign> {
  const campaign = await findCampaign(db, slug)
  if (campaign?.kind !== 'draw' || campaign.commitment === null) throw new Refusal('notFound')
  return campaign
}

/** What everybody may see of a number draw now. */
export async function readDrawState(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  campaign: Campaign,
): Promise<DrawState> {
  const { id, slug, title, announced, commitment, rules } = campaign
  const [box, draw] = await Promise.all([findBox(db, id), findDraw(db, id)])
  const now = clock.now()
  const { winners_told, reserves } = await listTold(db, campaign, draw)
  return {
    slug,
    title,
    phase: phaseOf(campaign, draw, now),
    at: now.toISOString(),
    opens_at: toVietnamIso(campaign.opensAt),
    closes_at: toVietnamIso(campaign.closesAt),
    entries: draw?.entries ?? box.entries - box.cancelled,
    commitment: commitment!,
    prizes: shownPrizes(campaign),
    ...(draw ? { root: draw.root } : {}),
    ...(await roundOf(db, campaign, draw)),
    winners: draw?.drawnAt ? draw.winners : countRanks(announced).winners,
    told: draw?.told ?? 0,
    winners_told,
    reserves,
    embed_origins: rules.embed_origins,
  }
}

function phaseOf({ opensAt, closesAt }: Campaign, draw: Draw | null, now: Date): DrawPhase {
  if (draw) {
    if (draw.finishedAt) return 'told'
    return draw.drawnAt ? 'drawn' : 'sealed'
  }
  if (now < opensAt) return 'waiting'
  return now < closesAt ? 'open' : 'closing'
}

function shownPrizes({ announced: { prizes, lots } }: Campaign): DrawState['prizes'] {
  return prizes.flatMap(({ id, name, value }) => {
    const mine = lots.filter(({ prize }) => prize === id)
    const quantity = mine.reduce((sum, lot) => sum + lot.quantity, 0)
    return quantity > 0 ? [{ id, name, value, quantity }] : []
  })
}

async function roundOf(
  db: Db,
  { announced: { beacon } }: Campaign,
  draw: Draw | null,
): Promise<Pick<DrawState, 'round'>> {
  if (!beacon || !draw?.round) return {}
  const rounds = await findRounds(db, beacon.hash, [draw.round])
  const randomness = rounds.get(draw.round)
  const at = new Date(timeOfRound(beacon, draw.round)).toISOString()
  return { round: { number: draw.round, at, ...(randomness ? { randomness } : {}) } }
}

/** Winners who have been told, the last one first; at the end the reserves too. */
async function listTold(
  db: Db,
  campaign: Campaign,
  draw: Draw | null,
): Promise<Pick<DrawState, 'winners_told' | 'reserves'>> {
  if (!draw?.drawnAt) return { winners_told: [], reserves: [] }
  const { winners, told, finishedAt } = draw
  const first = winners - told + 1
  const last = Math.min(winners, first + shownRanks - 1)
  const ranks = await listRanks(db, campaign.id, first, last)
  const others = finishedAt
    ? await listRanks(db, campaign.id, winners + 1, winners + shownRanks)
    : []
  const name = await namePeople(
    db,
    [...ranks, ...others].map(({ phone }) => phone),
  )
  // While it goes on, a reserve that has moved up is not told before the end.
  const movedUp = others.filter(({ state }) => state !== 'reserve')
  return {
    winners_told: [...ranks, ...movedUp].map((ranked) => toldOf(campaign, ranked, name)),
    reserves: others
      .filter(({ state }) => state === 'reserve')
      .map(({ rank, number, phone }) => ({ rank, number, ...name(phone) })),
  }
}

function toldOf(campaign: Campaign, ranked: Ranked, nameOf: NamePeople): ToldWinner {
  const { rank, number, phone, prize, state, movedUpFor } = ranked
  const { id, name, value } = prizeOf(campaign, prize!)
  return {
    rank,
    number,
    ...nameOf(phone),
    prize: { id, name, value },
    ...(state === 'lapsed' ? { lapsed: true as const } : {}),
    ...(movedUpFor === null ? {} : { moved_up_for: movedUpFor }),
  }
}
