import type { ColumnType, Generated } from 'kysely'
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
  }
}
