/** What other modules may call of members. */
export { canSendTo } from './can-send.ts'
export { exportIdentity } from './export-data.ts'
export { findFullName, findPhone } from './member-store.ts'
export { checkPhone } from './profile.ts'
export { saveMember, type NewMember } from './save-member.ts'
export { findSession } from './sessions.ts'
