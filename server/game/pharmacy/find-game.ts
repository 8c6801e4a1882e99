import type { TurnProblem } from '#domain/game/pharmacy/api.ts'
import type { GameKind } from '#domain/game/definition.ts'
import { turnProblemText } from '#domain/game/pharmacy/texts.ts'
import { formatDateTime, toVietnamIso } from '#domain/kernel/dates.ts'
import type { Context } from '../../context.ts'
import { findCampaign } from '../campaign-queries.ts'
import { whyBarred } from '../may-play.ts'
import { listStoreCampaigns, type StoreCampaign } from './game-queries.ts'

export interface GameQuestion {
  pharmacyCode: string
  /** Games of one of these kinds. */
  kinds: readonly GameKind[]
  /** Of customers, or of the pharmacies themselves; left out: either. */
  isOwn?: boolean
  /** The named campaign; left out: the first of those that the pharmacy has. */
  slug?: string | undefined
  at: Date
}

/** A campaign that a pharmacy takes part in, or why there is none. */
export async function findGameAt(
  { db }: Pick<Context, 'db'>,
  { pharmacyCode, kinds, isOwn, slug, at }: GameQuestion,
): Promise<StoreCampaign | 'none' | 'notHere'> {
  const all = await listStoreCampaigns(db, pharmacyCode, at)
  const found = all.find(
    (each) =>
      kinds.includes(each.kind) &&
      (isOwn === undefined || (each.audience === 'stores') === isOwn) &&
      (slug === undefined || each.slug === slug),
  )
  if (found) return found
  const named = slug === undefined ? null : await findCampaign(db, slug)
  return named && named.commitment !== null ? 'notHere' : 'none'
}

export function stateOf({ state, opensAt, closesAt }: StoreCampaign, at: Date) {
  if (state !== 'approved' || at >= closesAt) return 'closed' as const
  return at < opensAt ? ('waiting' as const) : ('open' as const)
}

/** What keeps a customer from a turn before entries are counted; null for nothing. */
export async function problemOf(
  { db }: Pick<Context, 'db'>,
  campaign: StoreCampaign,
  { phone, at }: { phone: string; at: Date },
): Promise<TurnProblem | null> {
  const state = stateOf(campaign, at)
  if (state !== 'open') return state
  return problems[(await whyBarred(db, campaign, phone)) ?? 'nobody']
}

const problems = {
  nobody: null,
  staff: 'excluded',
  notMember: 'notMember',
  notListed: 'notListed',
} as const

/** As the wire tells it, with what to do next. */
export function toldProblem(problem: TurnProblem, campaign?: StoreCampaign) {
  const facts = campaign && {
    opens: formatDateTime(toVietnamIso(campaign.opensAt)),
    byCode: bringsByCode(campaign),
  }
  return { problem, reason: turnProblemText(problem, facts) }
}

export function bringsByCode({ rules }: Pick<StoreCampaign, 'rules'>): boolean {
  return rules.sources.some(({ source }) => source === 'code')
}
