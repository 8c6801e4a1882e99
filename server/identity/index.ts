/** What other modules may call of members. */
export { exportIdentity } from './export-data.ts'
export { findFullName } from './member-store.ts'
export { checkPhone } from './profile.ts'
export { saveMember, type NewMember } from './save-member.ts'
export { findSession } from './sessions.ts'
