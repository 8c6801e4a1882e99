/** What other modules may call of points: accounts, the ledger, the programme. */
export { ensureAccount, findAccount, isErased, lockAccount, type Account } from './accounts.ts'
export { pointAdjustmentRecords } from './backoffice/adjustments.ts'
export { loadAdjustment, loadLock } from './backoffice/load-desk.ts'
export { findProgrammeRecord, programmeRecords } from './backoffice/programmes.ts'
export { membershipLockRecords } from './backoffice/locks.ts'
export { loyaltyChecks } from './checks.ts'
export {
  creditExpected,
  dropExpected,
  expectOtherPoints,
  expectPoints,
  listExpected,
} from './expectations.ts'
export {
  adjustPoints,
  burnHold,
  earnPoints,
  holdPoints,
  releaseHold,
  returnBurnt,
  takeBackEarned,
} from './ledger.ts'
export { loyaltyListeners } from './listeners.ts'
export { accountPlaces, holdAccountsOf, moveAccount, type AccountForbids } from './move-person.ts'
export {
  findActiveProgramme,
  findProgramme,
  saveProgramme,
  type ActiveProgramme,
  type NewProgramme,
} from './programmes.ts'
export {
  findStanding,
  listEntries,
  listEntriesOf,
  listExpiring,
  type CausedEntry,
  type LedgerEntry,
} from './reads.ts'
