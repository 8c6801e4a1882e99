/** The pharmacies: their accounts and sessions. */
export { saveDrugstore, saveStoreLink, saveStoreUser, type NewDrugstore } from './save-drugstore.ts'
export { findStore } from './sessions.ts'
export { storeAccounts } from './store-accounts.ts'
export { isAccountOf } from './user-store.ts'
