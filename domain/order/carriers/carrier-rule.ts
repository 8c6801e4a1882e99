import type { OrderType } from '../../location/delivery.ts'
import { regionOfProvince } from '../../location/units.ts'
import type { ShippingUnit } from '../../shipping/units.ts'
import type { feeOrderTypes, feeRegions } from '../fees/fee-rule.ts'

export const cashKinds = ['any', 'cash', 'paid'] as const

/** Who carries an order, where all of it fits; ranges begin with `min` and end below `max`. */
export interface CarrierRule {
  id: number
  name: string
  /** The least decides first; of one priority the oldest. */
  priority: number
  unit: ShippingUnit
  order_type: (typeof feeOrderTypes)[number]
  region: (typeof feeRegions)[number]
  /** Codes of old provinces; none means all of them. */
  provinces: readonly number[]
  /** Grams, with the box around the goods. */
  min_weight: number
  max_weight: number | null
  /** Whether cash is taken at the door. */
  cash: (typeof cashKinds)[number]
}

export interface CarriedParcel {
  orderType: OrderType
  provinceId: number
  weight: number
  /** Đồng to be taken at the door. */
  cod: number
}

/** The rule that says who carries a parcel; null where none fits. */
export function chooseCarrier(
  rules: readonly CarrierRule[],
  parcel: CarriedParcel,
): CarrierRule | null {
  const inOrder = rules.toSorted((a, b) => a.priority - b.priority || a.id - b.id)
  return inOrder.find((rule) => fits(rule, parcel)) ?? null
}

function fits(rule: CarrierRule, { orderType, provinceId, weight, cod }: CarriedParcel): boolean {
  const { order_type: type, region, provinces, min_weight: min, max_weight: max, cash } = rule
  return (
    (type === 'any' || type === orderType) &&
    (region === 'any' || region === regionOfProvince(provinceId)) &&
    (provinces.length === 0 || provinces.includes(provinceId)) &&
    weight >= min &&
    (max === null || weight < max) &&
    (cash === 'any' || (cash === 'cash') === cod > 0)
  )
}
