import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { FeeRule } from '#domain/order/fees/fee-rule.ts'
import type { OrderType, ShippingType } from '#domain/location/delivery.ts'
import type { Region, Scheme, UnitLevel } from '#domain/location/units.ts'

export interface LocationTables {
  admin_unit: {
    scheme: Scheme
    level: UnitLevel
    code: number
    parent_level: GeneratedAlways<UnitLevel | null>
    parent_code: number | null
    name: string
    erp_id: string | null
    region: Region | null
    sort: Generated<number>
    retired_at: Date | null
  }
  unit_successor: {
    old_level: 'district' | 'ward'
    old_code: number
    new_code: number
    old_scheme: GeneratedAlways<Scheme | null>
    new_scheme: GeneratedAlways<Scheme | null>
    new_level: GeneratedAlways<UnitLevel | null>
  }
  unit_import: {
    id: GeneratedAlways<number>
    source: string
    version: string
    checksum: string
    imported_at: Date
    counts: ColumnType<unknown, string, string>
    problems: ColumnType<unknown, string, string>
  }
  carrier_area_map: {
    carrier: string
    scheme: Scheme
    level: UnitLevel
    our_code: number
    carrier_code: string
  }
  estimated_delivery: {
    province_code: number
    scheme: GeneratedAlways<Scheme | null>
    level: GeneratedAlways<UnitLevel | null>
    from_days: number
    to_days: number
    unit: Generated<string>
    version: Generated<number>
  }
  warehouse_lead_time: {
    warehouse: string
    shipping_type: ShippingType
    order_type: OrderType
    province_code: number
    scheme: GeneratedAlways<Scheme | null>
    level: GeneratedAlways<UnitLevel | null>
    days: number
    id: GeneratedAlways<number>
    version: Generated<number>
  }
  fee_rule: {
    id: GeneratedAlways<number>
    version: Generated<number>
    name: string
    active: Generated<boolean>
    priority: number
    order_type: Generated<FeeRule['order_type']>
    region: Generated<FeeRule['region']>
    provinces: Generated<number[]>
    min_weight: Generated<number>
    max_weight: number | null
    min_total: Generated<number>
    max_total: number | null
    fee: number
    fee_per_kg: Generated<number>
    free_above: number | null
    starts_on: VietnamDay | null
    ends_on: VietnamDay | null
  }
}
