import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { CarrierRule } from '#domain/order/carriers/carrier-rule.ts'
import type { ParcelState, ParcelStep, ShippingUnit } from '#domain/shipping/units.ts'

export interface ShippingTables {
  shipment: {
    id: Generated<number>
    order_id: number
    unit: ShippingUnit
    tracking_code: string
    state: Generated<ParcelState>
    last_event_at: Date | null
    created_at: Date
  }
  shipment_event: {
    id: Generated<number>
    unit: ShippingUnit
    tracking_code: string
    status_code: string
    step: ParcelStep | null
    happened_at: Date
    verdict: 'applied' | 'stale' | 'unknownStatus' | 'unknownShipment'
    raw: ColumnType<unknown, string, never>
    received_at: Date
    /** Who has looked at a word that nobody knows. */
    seen_by: string | null
  }
  carrier_rule: {
    id: GeneratedAlways<number>
    version: Generated<number>
    name: string
    active: Generated<boolean>
    priority: number
    unit: ShippingUnit
    order_type: Generated<CarrierRule['order_type']>
    region: Generated<CarrierRule['region']>
    provinces: Generated<number[]>
    min_weight: Generated<number>
    max_weight: number | null
    cash: Generated<CarrierRule['cash']>
  }
  carrier_request: {
    id: GeneratedAlways<number>
    order_id: number
    unit: ShippingUnit
    reference: string
    attempt: Generated<number>
    state: 'asking' | 'known' | 'used' | 'refused' | 'calledBack'
    claimed_until: Date | null
    tracking_code: string | null
    cancelled_at: Date | null
    asked_at: Date
    asked_by: string
  }
}
