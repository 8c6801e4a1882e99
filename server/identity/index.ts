/** What other modules may call of members. */
export { canSendTo } from './can-send.ts'
export { readErasedPhone } from './erased-phone.ts'
export { exportIdentity } from './export-data.ts'
export { nameOldWard } from './name-old-ward.ts'
export { findFullName, findPhone } from './member-queries.ts'
export { checkPhone } from './profile.ts'
export { saveMember, type NewMember } from './save-member.ts'
export { memberSessions } from './sessions.ts'
