import { carrierLabel, shippingUnitNames } from '../../shipping/units.ts'
import { cashTexts } from './texts.ts'

/** Who takes money at the door: the carriers, and the tills of branches where goods are picked up. */
export const cashCarriers = [...shippingUnitNames, 'branch'] as const
export type CashCarrier = (typeof cashCarriers)[number]

/** As people read it. */
export function cashCarrierLabel(carrier: CashCarrier): string {
  return carrier === 'branch' ? cashTexts.branch : carrierLabel(carrier)
}
