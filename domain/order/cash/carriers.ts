import { shippingUnitNames } from '../../shipping/units.ts'

/** Who takes money at the door: the carriers, and the tills of branches where goods are picked up. */
export const cashCarriers = [...shippingUnitNames, 'branch'] as const
export type CashCarrier = (typeof cashCarriers)[number]
