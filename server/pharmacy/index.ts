/** The pharmacies: their accounts and sessions. */
export {
  savePharmacies,
  savePharmacy,
  savePharmacyLink,
  savePharmacyUser,
  type ListedPharmacy,
  type NewPharmacy,
} from './save-pharmacy.ts'
export { pharmacySessions } from './sessions.ts'
export { pharmacyAccounts } from './pharmacy-accounts.ts'
export { isAccountOf } from './user-queries.ts'
export { pharmacyRecords } from './backoffice/pharmacies.ts'
export { listPharmacyProvinces } from './locator/list-places.ts'
