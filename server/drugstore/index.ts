/** The pharmacies: their accounts and sessions. */
export {
  saveDrugstore,
  saveStoreUser,
  type NewDrugstore,
  type NewStoreUser,
} from './save-drugstore.ts'
export { findStore } from './sessions.ts'
export { storeAccounts } from './store-accounts.ts'
