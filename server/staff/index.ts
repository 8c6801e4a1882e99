/** Who works at the desk, and what they did. */
export type { Account, AccountKind, Entered } from './account-kind.ts'
export { makeUser } from './invitations.ts'
export { recordAudit, staffActor, type AuditedChange } from './record-audit.ts'
export { saveStaff, type NewStaff } from './save-staff.ts'
export { findStaffNames, staffNameOf } from './staff-names.ts'
export { findStaff } from './sessions.ts'
export { totpCodeAt } from './totp.ts'
