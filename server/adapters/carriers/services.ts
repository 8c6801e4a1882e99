import type { OutsideCarrier } from '#domain/shipping/carrier-words.ts'

/** Where carriers answer, without a slash at the end; in the demo and tests a sandbox. */
export type CarrierServices = Readonly<Record<OutsideCarrier, string>>

export const carrierServices: CarrierServices = {
  viettelPost: 'https://partner.viettelpost.vn',
  vnPost: 'https://ws.ems.com.vn',
}
