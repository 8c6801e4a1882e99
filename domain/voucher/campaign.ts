import type { VietnamDay } from '../kernel/dates.ts'
import { formatVnd } from '../kernel/vnd.ts'
import { campaignTexts as texts } from './campaign-texts.ts'

/** The terms of a voucher campaign as staff write them; what is missing is unlimited. */
export interface CampaignTerms {
  name: string
  description: string
  /** Everybody's code in capitals; missing: each voucher has its own. */
  code?: string | undefined
  kind: 'amount' | 'percentage'
  /** Đồng, or percent. */
  value: number
  /** Cap of a percentage in đồng; 0 means none. */
  max_value: number
  /** Empty means every product. */
  product_codes: readonly string[]
  /** Đồng of its goods, after product discounts. */
  min_goods: number
  starts_on: VietnamDay
  /** The last day. */
  ends_on: VietnamDay
  /** Days that one made for a member lives. */
  valid_days?: number | undefined
  total_limit?: number | undefined
  per_member_limit?: number | undefined
  members_only: boolean
  stacks: boolean
  /** Shown to everybody at `/uu-dai/`. */
  listed: boolean
  published: boolean
  /** How pharmacies take it at the counter. */
  counter: 'none' | 'offer' | 'prize'
  /** The customer proves the phone there by a code. */
  counter_otp: boolean
}

/** What was given away already. */
export interface CampaignGiven {
  /** Held or used. */
  used: number
  /** Made for members. */
  issued: number
  printed: number
}

/** By field, in Vietnamese. */
export type CampaignProblems = Partial<Record<keyof CampaignTerms, string>>

export const campaignStates = ['stopped', 'planned', 'running', 'exhausted', 'ended'] as const
export type CampaignState = (typeof campaignStates)[number]

/** Where a campaign stands on a Vietnam day; the first that is true. */
export function campaignStateOf(
  campaign: Pick<CampaignTerms, 'published' | 'starts_on' | 'ends_on' | 'total_limit'> &
    Pick<CampaignGiven, 'used'>,
  today: VietnamDay,
): CampaignState {
  const { published, starts_on, ends_on, total_limit = Infinity, used } = campaign
  if (!published) return 'stopped'
  if (today > ends_on) return 'ended'
  if (today < starts_on) return 'planned'
  return used >= total_limit ? 'exhausted' : 'running'
}

/** What is wrong with terms by themselves; empty when they can be kept. */
export function findCampaignProblems(terms: CampaignTerms): CampaignProblems {
  const isShared = terms.code !== undefined
  const isPercent = terms.kind === 'percentage'
  const found: [keyof CampaignTerms, boolean, string][] = [
    ['value', isPercent && terms.value > 100, texts.percentRange],
    ['max_value', !isPercent && terms.max_value > 0, texts.capForPercent],
    ['ends_on', terms.ends_on < terms.starts_on, texts.endsBeforeStart],
    ['valid_days', isShared && terms.valid_days !== undefined, texts.sharedCodeHasNoDays],
    ['counter', terms.counter === 'prize' && isPercent, texts.prizeIsAmount],
    [
      'counter_otp',
      terms.counter !== 'none' && isShared && !terms.counter_otp,
      texts.sharedCodeNeedsOtp,
    ],
    ['listed', terms.listed && !isShared, texts.offersNeedCode],
    ['listed', terms.listed && terms.counter === 'prize', texts.membersHidden],
  ]
  return toProblems(found)
}

/**
 * What a change would take from people who have a voucher or were told of one: what was promised only gets
 * better. Empty while nothing was made, printed or used. Stopping a campaign (`published`) is always possible.
 */
export function findBrokenPromises(
  before: CampaignTerms,
  after: CampaignTerms,
  { used, issued, printed }: CampaignGiven,
): CampaignProblems {
  if (used + issued + printed === 0) return {}
  const { promised } = texts
  const found: [keyof CampaignTerms, boolean, string][] = [
    ['kind', after.kind !== before.kind, promised.fixed],
    ['code', after.code !== before.code, promised.fixed],
    ['counter', after.counter !== before.counter, promised.fixed],
    ['value', after.value < before.value, promised.value(valueText(before))],
    ['max_value', isLowerCap(after.max_value, before.max_value), promised.cap(before.max_value)],
    ['min_goods', after.min_goods > before.min_goods, promised.minGoods(before.min_goods)],
    ['product_codes', !covers(after, before), promised.products(before.product_codes)],
    ['starts_on', after.starts_on > before.starts_on, promised.startsOn(before.starts_on)],
    ['ends_on', after.ends_on < before.ends_on, promised.endsOn(before.ends_on)],
    ['members_only', after.members_only && !before.members_only, promised.membersOnly],
    ['stacks', before.stacks && !after.stacks, promised.stacks],
    [
      'per_member_limit',
      isLess(after.per_member_limit, before.per_member_limit),
      promised.perMember(before.per_member_limit),
    ],
    [
      'total_limit',
      isLess(after.total_limit, Math.max(used, issued)),
      promised.total(Math.max(used, issued)),
    ],
  ]
  return toProblems(found)
}

/** Đồng that a campaign gives away at most; without a cap or a limit there is no such sum. */
export function mostGiven(terms: CampaignTerms): number {
  const { kind, value, max_value, total_limit = Infinity } = terms
  return (kind === 'amount' ? value : max_value || Infinity) * total_limit
}

/**
 * Whether a second person approves before the shop goes by `after`: it is open and gives away more than the shop's
 * limit, and was not open or gave otherwise. Words, the note and where it is shown are anybody's.
 */
export function needsSecondPerson(
  before: CampaignTerms,
  after: CampaignTerms,
  limit: number,
): boolean {
  if (!after.published || mostGiven(after) <= limit) return false
  return !before.published || moneyTerms(before) !== moneyTerms(after)
}

function moneyTerms(terms: CampaignTerms): string {
  return JSON.stringify([
    terms.code ?? null,
    terms.kind,
    terms.value,
    terms.max_value,
    [...terms.product_codes].toSorted(),
    terms.min_goods,
    terms.starts_on,
    terms.ends_on,
    terms.valid_days ?? null,
    terms.total_limit ?? null,
    terms.per_member_limit ?? null,
    terms.members_only,
    terms.stacks,
    terms.counter,
    terms.counter_otp,
  ])
}

function toProblems(found: readonly [keyof CampaignTerms, boolean, string][]): CampaignProblems {
  return Object.fromEntries(found.flatMap(([field, is, text]) => (is ? [[field, text]] : [])))
}

function valueText({ kind, value }: CampaignTerms): string {
  return kind === 'percentage' ? `${value}%` : formatVnd(value)
}

/** No cap is the highest. */
function isLowerCap(after: number, before: number): boolean {
  return (after || Infinity) < (before || Infinity)
}

/** No limit is the highest. */
function isLess(after: number | undefined, before: number | undefined): boolean {
  return (after ?? Infinity) < (before ?? Infinity)
}

function covers(after: CampaignTerms, before: CampaignTerms): boolean {
  if (after.product_codes.length === 0) return true
  if (before.product_codes.length === 0) return false
  return before.product_codes.every((code) => after.product_codes.includes(code))
}
