/** What other modules may call of the places module. */
export type { AddressNames } from './address-names.ts'
export {
  listFormerUnits,
  listPresentNames,
  listPresentUnits,
  listProvinceSuccessors,
  listUnitsAcross,
  type FormerUnit,
  type NamedUnit,
  type UnitCodes,
} from './across-schemes.ts'
export { selectUnitNames as listUnitNames } from './across-queries.ts'
export { findPlace, type Place, type PlaceIds } from './find-place.ts'
export { findEstimate as findDeliveryEstimate } from './delivery-queries.ts'
export {
  ensureAddressExists,
  ensureKnownAddress,
  type DeliveryAddress,
} from './ensure-address-exists.ts'
export { importUnits, seedUnits, type ImportReport } from './import/import-units.ts'
export { readPackagedRelease } from './import/packaged-release.ts'
export { readUnitFile } from './import/read-unit-file.ts'
export {
  estimateRows,
  leadTimeRows,
  leadTimeTitle,
  updateEstimate,
  updateLeadTime,
} from './delivery-desk-queries.ts'
export { feeRuleRows, insertFeeRule, updateFeeRule } from './fees/fee-rule-queries.ts'
export { quoteFee, readFeeTable, readFeeTableOf } from './fees/fee-table.ts'
export { findLeadDays } from './delivery-queries.ts'
export { listDistricts, listWards } from './list-old-units.ts'
export { listNewWards } from './list-new-units.ts'
export { listOldProvinceIds } from './list-old-provinces.ts'
export { listNewProvinces, listProvinces } from './list-provinces.ts'
