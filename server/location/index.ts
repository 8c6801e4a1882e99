/** What other modules may call of the places module. */
export { findAddressNames, type AddressNames } from './address-names.ts'
export { findEstimate as findDeliveryEstimate } from './delivery-store.ts'
export {
  ensureAddressExists,
  ensureKnownAddress,
  type DeliveryAddress,
} from './ensure-address-exists.ts'
export { importUnits, seedUnits, type ImportReport } from './import/import-units.ts'
export { readPackagedRelease } from './import/packaged-release.ts'
export { readUnitFile } from './import/read-unit-file.ts'
export { findLeadDays } from './delivery-store.ts'
export { listDistricts, listWards } from './list-old-units.ts'
export { listProvinces } from './list-provinces.ts'
