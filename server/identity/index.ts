/** What other modules may call of members. */
export { canSendTo } from './can-send.ts'
export { readErasedPhone } from './erased-phone.ts'
export { exportIdentity } from './export-data.ts'
export { nameOldWard } from './name-old-ward.ts'
export { findFullName, findPhone } from './member-store.ts'
export { checkPhone } from './profile.ts'
export { saveMember, type NewMember } from './save-member.ts'
export { findSession, memberSessionKey } from './sessions.ts'
// How any kind of account logs in: the desk's and, later, the stores'.
export { deviceName } from './device-name.ts'
export { inHashingQueue } from './hashing-queue.ts'
export { triesIn, type Tries } from './lock-store.ts'
export { hashPassword, isRightPassword } from './password-hash.ts'
