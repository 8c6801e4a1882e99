/** Who carries goods, by the names of the second specification; `code` is its number of each. */
export const shippingUnits = {
  ECO: { code: 2, label: 'Cửa hàng tự giao' },
  'Viettel Post': { code: 1, label: 'Viettel Post' },
  VNPost: { code: 3, label: 'VNPost' },
} as const
export type ShippingUnit = keyof typeof shippingUnits

/** Whether it finds nobody by the ward of today: the shop's own delivery does, carriers know the old wards. */
export function needsOldWard(unit: ShippingUnit): boolean {
  return unit !== 'ECO'
}

/** Who carries it, as people read it; what no list has, as it is written. */
export function carrierLabel(unit: string): string {
  return unit in shippingUnits ? shippingUnits[unit as ShippingUnit].label : unit
}

export const shippingUnitNames = Object.keys(shippingUnits) as [ShippingUnit, ...ShippingUnit[]]

/**
 * What happens to a parcel, whatever its carrier calls it: it travels, arrived, could not be given,
 * tries again, is back in the warehouse.
 */
export const parcelSteps = ['underway', 'delivered', 'failed', 'sentAgain', 'back'] as const
export type ParcelStep = (typeof parcelSteps)[number]

/** Where a parcel is. */
export type ParcelState = Exclude<ParcelStep, 'sentAgain'>
