import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/game/pharmacy/api.ts'
import { gameKinds } from '#domain/game/definition.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../../context.ts'
import { ensureMayAsk } from '../../membership/index.ts'
import { getPharmacy } from '../../platform/http/access.ts'
import { findGameAt, problemOf, stateOf, toldProblem } from './find-game.ts'
import type { StoreCampaign } from './game-queries.ts'
import { toWonPrize } from '../shown-win.ts'
import { trackGame } from '../track-game.ts'
import { toTurn } from './game-view.ts'
import { ownerOf, playAtCounter, tellPlayed } from './play-at-counter.ts'
import { countOpenAt, findLastTurn, type Owner } from './turn-queries.ts'
import { getGameAt, playForCustomer } from './wheel.ts'

type Checked = Output<typeof api.checkLuckyMoney>

/** How the lucky money stands: a customer's at this counter, or without a phone the pharmacy's own. */
export async function checkLuckyMoney(
  ctx: Context,
  { campaign: slug, phone }: ParsedInput<typeof api.checkLuckyMoney>,
  caller: Caller,
): Promise<Checked> {
  const { code } = getPharmacy(caller)
  const at = ctx.clock.now()
  const isOwn = phone === undefined
  const asked = { pharmacyCode: code, kinds: ['luckyMoney'], isOwn, slug, at } as const
  const found = await findGameAt(ctx, asked)
  if (typeof found === 'string') return { state: 'none', entries_left: 0, ...toldProblem(found) }
  if (phone !== undefined) await ensureMayAsk(ctx, code, phone)
  const owner: Owner = phone === undefined ? { cause: ownerOf(code) } : { phone }
  const last = await tellLast(ctx, found, { owner, code })
  const problem = isOwn ? closedState(found, at) : await problemOf(ctx, found, { phone, at })
  const campaign = found.slug
  if (problem) {
    const state = problem === 'waiting' || problem === 'closed' ? problem : 'none'
    return { state, campaign, entries_left: 0, ...toldProblem(problem, found), ...last }
  }
  const left = isOwn
    ? Number(last === null)
    : await countOpenAt(ctx.db, found.id, { phone, pharmacyCode: code })
  if (left > 0) return { state: 'ready', campaign, entries_left: left, ...last }
  if (last) return { state: 'opened', campaign, entries_left: 0, ...last }
  return { state: 'none', campaign, entries_left: 0, ...toldProblem('noneLeft', found) }
}

/** Counts for the named game of this pharmacy, or for its lucky money. */
export async function trackLuckyMoney(
  ctx: Context,
  { campaign: slug, event }: ParsedInput<typeof api.trackLuckyMoney>,
  caller: Caller,
): Promise<Output<typeof api.trackLuckyMoney>> {
  const kinds = slug === undefined ? (['luckyMoney'] as const) : gameKinds
  const at = ctx.clock.now()
  const found = await getGameAt(ctx, { pharmacyCode: getPharmacy(caller).code, kinds, slug, at })
  return trackGame(ctx, { slug: found.slug, event })
}

/** Opens an envelope: a customer's, or the one that the pharmacy has itself. */
export async function startLuckyMoney(
  ctx: Context,
  input: ParsedInput<typeof api.startLuckyMoney>,
  caller: Caller,
): Promise<Output<typeof api.startLuckyMoney>> {
  const { campaign: slug, phone } = input
  if (phone !== undefined) {
    return playForCustomer(ctx, { ...input, phone, kinds: ['luckyMoney'] }, caller)
  }
  const pharmacy = getPharmacy(caller)
  const at = ctx.clock.now()
  const asked = {
    pharmacyCode: pharmacy.code,
    kinds: ['luckyMoney'],
    isOwn: true,
    slug,
    at,
  } as const
  const found = await getGameAt(ctx, asked)
  const key = caller.idempotencyKey!
  const played = await playAtCounter(ctx, found, { pharmacy, phone: null, key, at })
  return toTurn(found, played, { phone: null, left: 0 })
}

function closedState(campaign: StoreCampaign, at: Date): 'waiting' | 'closed' | null {
  const state = stateOf(campaign, at)
  return state === 'open' ? null : state
}

/** What was opened last at this counter. */
async function tellLast(
  { db }: Context,
  campaign: StoreCampaign,
  { owner, code }: { owner: Owner; code: string },
): Promise<Pick<Checked, 'opened_at' | 'prize'> | null> {
  const last = await findLastTurn(db, campaign.id, { owner, pharmacyCode: code })
  if (!last) return null
  const { prize, playedAt } = await tellPlayed({ db }, campaign, last)
  return { opened_at: toVietnamIso(playedAt), prize: prize && toWonPrize(prize) }
}
