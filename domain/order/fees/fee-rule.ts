import type { VietnamDay } from '../../kernel/dates.ts'
import type { OrderType } from '../../location/delivery.ts'
import type { Region } from '../../location/units.ts'

/** For which orders a rule is: one shop, or both. */
export const feeOrderTypes = ['any', 'normal', 'vaccine'] as const satisfies readonly (
  OrderType | 'any'
)[]
export const feeRegions = ['any', 'north', 'central', 'south'] as const satisfies readonly (
  Region | 'any'
)[]

/**
 * What a delivery costs, where all of it fits. Money in đồng, weights in grams, days of Vietnam with both included;
 * ranges begin with `min` and end below `max`. What is null bounds nothing.
 */
export interface FeeRule {
  id: number
  name: string
  /** The least decides first. */
  priority: number
  order_type: (typeof feeOrderTypes)[number]
  region: (typeof feeRegions)[number]
  /** Codes of old provinces; none means all of them. */
  provinces: number[]
  min_weight: number
  max_weight: number | null
  /** Of the goods at the shop's prices, before vouchers and the staff price. */
  min_total: number
  max_total: number | null
  fee: number
  /** For each kilogram begun above `min_weight`. */
  fee_per_kg: number
  /** From these goods on nothing is charged. */
  free_above: number | null
  starts_on: VietnamDay | null
  ends_on: VietnamDay | null
}

/** Whether somebody must know what an order weighs to decide by this rule. */
export function asksWeight(rule: FeeRule): boolean {
  return rule.min_weight > 0 || rule.max_weight !== null || rule.fee_per_kg > 0
}

/** Whether the rule is for some places alone. */
export function asksPlace({ region, provinces }: Pick<FeeRule, 'region' | 'provinces'>): boolean {
  return region !== 'any' || provinces.length > 0
}
