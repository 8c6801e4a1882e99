import type { VietnamDay } from '../../kernel/dates.ts'
import { vnd, type Vnd } from '../../kernel/vnd.ts'
import type { OrderType } from '../../location/delivery.ts'
import { regionOfProvince } from '../../location/units.ts'
import { shippingFee, type ShippingFees } from '../shipping-fee.ts'
import { asksPlace, type FeeRule } from './fee-rule.ts'

/** All that says what a delivery costs. */
export interface FeeTable {
  /** What holds where no rule fits. */
  base: ShippingFees
  /** In any order. */
  rules: readonly FeeRule[]
}

/** Goods at the shop's prices in đồng, before vouchers; grams. */
export interface CarriedGoods {
  total: number
  weight: number
}

export interface FeeQuestion extends CarriedGoods {
  destination: { kind: 'pickup' } | { kind: 'delivery'; provinceId: number }
  orderType: OrderType
  day: VietnamDay
}

export interface FeeDecision {
  fee: Vnd
  /** Null where the shop's common fees decide. */
  rule: FeeRule | null
  /** The goods reach what the rule sends for nothing. */
  isFree: boolean
}

/**
 * What carrying these goods there costs in đồng, and which rule says so: the first by priority, then by age, that
 * fits; else the common fees. Exactly one decides, whatever the table. Goods that are fetched cost what the common
 * fees say.
 */
export function decideFee({ base, rules }: FeeTable, question: FeeQuestion): FeeDecision {
  const { destination, orderType } = question
  if (destination.kind === 'delivery') {
    const { provinceId } = destination
    const rule = inOrder(rules).find((each) => fits(each, question) && isOfPlace(each, provinceId))
    if (rule) return decidedBy(rule, question)
  }
  return { fee: shippingFee(base, destination, orderType), rule: null, isFree: false }
}

/** The fee where it is the same wherever the goods go; null where the place matters. */
export function feeAnywhere(
  { base, rules }: FeeTable,
  question: Omit<FeeQuestion, 'destination'>,
): Vnd | null {
  const rule = inOrder(rules).find((each) => fits(each, question))
  if (rule) return asksPlace(rule) ? null : decidedBy(rule, question).fee
  const { normal, byProvince } = (question.orderType === 'vaccine' && base.vaccine) || base
  return Object.keys(byProvince).length > 0 ? null : vnd(normal)
}

/** As they are asked: the least priority first, of one priority the oldest. */
export function inOrder<Rule extends Pick<FeeRule, 'priority' | 'id'>>(
  rules: readonly Rule[],
): readonly Rule[] {
  return rules.toSorted((a, b) => a.priority - b.priority || a.id - b.id)
}

function decidedBy(rule: FeeRule, { total, weight }: CarriedGoods): FeeDecision {
  const isFree = rule.free_above !== null && total >= rule.free_above
  const kilograms = Math.ceil(Math.max(0, weight - rule.min_weight) / 1000)
  return { fee: vnd(isFree ? 0 : rule.fee + rule.fee_per_kg * kilograms), rule, isFree }
}

function fits(rule: FeeRule, asked: Omit<FeeQuestion, 'destination'>): boolean {
  const { order_type: type, starts_on: from, ends_on: to } = rule
  return (
    (type === 'any' || type === asked.orderType) &&
    (from === null || from <= asked.day) &&
    (to === null || asked.day <= to) &&
    isWithin(asked.weight, rule.min_weight, rule.max_weight) &&
    isWithin(asked.total, rule.min_total, rule.max_total)
  )
}

function isWithin(value: number, min: number, max: number | null): boolean {
  return value >= min && (max === null || value < max)
}

/** Nobody knows where 0 is: what is for some places alone is not for it. */
function isOfPlace(rule: FeeRule, provinceId: number): boolean {
  const { region, provinces } = rule
  if (provinceId === 0) return !asksPlace(rule)
  if (provinces.length > 0 && !provinces.includes(provinceId)) return false
  return region === 'any' || region === regionOfProvince(provinceId)
}
