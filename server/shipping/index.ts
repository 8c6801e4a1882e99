/** Parcels and who carries them: one type for every carrier, and what they tell. */
export type { Carrier, CarrierEvent, Parcel } from './carrier.ts'
export { findCarrier } from './carriers.ts'
export { ownTrackingCode } from './eco.ts'
export { openShipment } from './open-shipment.ts'
export { findLastStep, setShipmentState } from './queries.ts'
export { takeCarrierEvent } from './take-event.ts'
