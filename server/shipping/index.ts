/** Parcels and who carries them: one type for every carrier, and what they tell. */
export type { Carrier, CarrierEvent, FeeParcel, Parcel } from './carrier.ts'
export { bookParcel, leaveOtherCarrier, type Booked } from './book-parcel.ts'
export {
  carrierRuleRows,
  insertCarrierRule,
  listCarrierRules,
  updateCarrierRule,
} from './carrier-rule-queries.ts'
export { findCarrier } from './carriers.ts'
export { ownTrackingCode } from './eco.ts'
export { shippingJobs } from './jobs.ts'
export { openShipment } from './open-shipment.ts'
export {
  findLastStep,
  listUnknownWords,
  noteWordsSeen,
  setShipmentState,
  type UnknownWord,
} from './queries.ts'
export { shippingRoutes } from './routes.ts'
export { takeCarrierEvent } from './take-event.ts'
