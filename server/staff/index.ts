/** Who works at the desk, and what they did. */
export type { Account, AccountKind, Entered } from './account-kind.ts'
export { makeUser } from './invitations.ts'
export { recordAudit, staffActor, type AuditedChange } from './record-audit.ts'
export { findStaff } from './sessions.ts'
