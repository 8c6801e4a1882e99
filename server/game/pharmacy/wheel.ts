import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { GameKind } from '#domain/game/definition.ts'
import type * as api from '#domain/game/pharmacy/api.ts'
import type { CounterTurn } from '#domain/game/pharmacy/api.ts'
import type { Caller, Context } from '../../context.ts'
import { ensureMayAsk } from '../../membership/index.ts'
import { getPharmacy } from '../../platform/http/access.ts'
import { findGameAt, problemOf, toldProblem, type GameQuestion } from './find-game.ts'
import { listStoreCampaigns, type StoreCampaign } from './game-queries.ts'
import { toCounterGame, toTurn } from './game-view.ts'
import { playAtCounter } from './play-at-counter.ts'
import { countOpenAt } from './turn-queries.ts'

/** All that this pharmacy takes part in. */
export async function listCounterGames(
  ctx: Context,
  _input: ParsedInput<typeof api.listCounterGames>,
  caller: Caller,
): Promise<Output<typeof api.listCounterGames>> {
  const { code } = getPharmacy(caller)
  const campaigns = await listStoreCampaigns(ctx.db, code, ctx.clock.now())
  return Promise.all(campaigns.map((each) => toCounterGame(ctx, each, code)))
}

export async function getPharmacyWheel(
  ctx: Context,
  { campaign: slug }: ParsedInput<typeof api.getPharmacyWheel>,
  caller: Caller,
): Promise<Output<typeof api.getPharmacyWheel>> {
  const { code } = getPharmacy(caller)
  const at = ctx.clock.now()
  const found = await getGameAt(ctx, { pharmacyCode: code, kinds: ['wheel'], slug, at })
  return toCounterGame(ctx, found, code)
}

/** Without a phone it says that one is needed: nobody's turns are told by themselves. */
export async function checkPharmacyWheel(
  ctx: Context,
  { campaign: slug, phone }: ParsedInput<typeof api.checkPharmacyWheel>,
  caller: Caller,
): Promise<Output<typeof api.checkPharmacyWheel>> {
  const { code } = getPharmacy(caller)
  const at = ctx.clock.now()
  const found = await findGameAt(ctx, { pharmacyCode: code, kinds: ['wheel'], slug, at })
  if (typeof found === 'string') return { spins_left: 0, ...toldProblem(found) }
  if (phone === undefined) return { spins_left: 0, ...toldProblem('phoneNeeded') }
  await ensureMayAsk(ctx, code, phone)
  const problem = await problemOf(ctx, found, { phone, at })
  if (problem) return { spins_left: 0, ...toldProblem(problem, found) }
  const left = await countOpenAt(ctx.db, found.id, { phone, pharmacyCode: code })
  return left > 0 ? { spins_left: left } : { spins_left: 0, ...toldProblem('noneLeft', found) }
}

export function submitGameResult(
  ctx: Context,
  input: ParsedInput<typeof api.submitGameResult>,
  caller: Caller,
): Promise<Output<typeof api.submitGameResult>> {
  const kinds: GameKind[] = input.campaign === undefined ? ['wheel'] : ['wheel', 'luckyMoney']
  return playForCustomer(ctx, { ...input, kinds }, caller)
}

/** A customer's turn at this counter; refuses in words what keeps them from it. */
export async function playForCustomer(
  ctx: Context,
  turn: {
    kinds: readonly GameKind[]
    campaign?: string | undefined
    phone: string
    entry?: number | undefined
  },
  caller: Caller,
): Promise<CounterTurn> {
  const { phone, kinds, campaign: slug, entry: number } = turn
  const pharmacy = getPharmacy(caller)
  const at = ctx.clock.now()
  await ensureMayAsk(ctx, pharmacy.code, phone)
  const asked = { pharmacyCode: pharmacy.code, kinds, isOwn: false, slug, at }
  const found = await getGameAt(ctx, asked)
  const problem = await problemOf(ctx, found, { phone, at })
  // One that was played before the end is told again: whether it is open is asked with the entry.
  if (problem && problem !== 'waiting' && problem !== 'closed') {
    throw new Refusal('conflict', { message: toldProblem(problem).reason })
  }
  const key = caller.idempotencyKey!
  const played = await playAtCounter(ctx, found, { pharmacy, phone, number, key, at })
  const left = await countOpenAt(ctx.db, found.id, { phone, pharmacyCode: pharmacy.code })
  return toTurn(found, played, { phone, left })
}

/** Refuses `notFound`, in words. */
export async function getGameAt(ctx: Context, question: GameQuestion): Promise<StoreCampaign> {
  const found = await findGameAt(ctx, question)
  if (typeof found !== 'string') return found
  throw new Refusal('notFound', { message: toldProblem(found).reason })
}
