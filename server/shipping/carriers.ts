import type { ShippingUnit } from '#domain/shipping/units.ts'
import type { Carrier } from './carrier.ts'
import { eco } from './eco.ts'

/** Those that are set up; Viettel Post and VNPost come behind the same type. */
const carriers: Partial<Record<ShippingUnit, Carrier>> = { ECO: eco }

/** The carrier of a unit; null where staff hand over by themselves and type the number in. */
export function findCarrier(unit: ShippingUnit): Carrier | null {
  return carriers[unit] ?? null
}
