/** What other modules may call of members. */
export { readErasedPhone } from './erased-phone.ts'
export { exportIdentity } from './export-data.ts'
export { mailAboutData } from './mail-about-data.ts'
export { correctMember, readKept } from './correct-member.ts'
export { askDeletionOf, withdrawConsentsOf } from './requests-at-desk.ts'
export { holdMembersOf, memberPlaces, moveMember } from './move-person.ts'
export { holdMember, holdMemberOf } from './hold-member.ts'
export { nameOldWard } from './name-old-ward.ts'
export { addLoyaltyAddress, replaceLoyaltyAddresses } from './loyalty-addresses.ts'
export { findFullName, findMemberId, findPhone, hasMember } from './member-queries.ts'
export {
  endDeviceOf,
  findDeskAccount,
  findDeskMember,
  listAddressesOfPhone,
  toDeskEvent,
  type DeskMember,
} from './member-at-desk.ts'
export { listPeople } from './people-queries.ts'
export { checkPhone } from './profile.ts'
export { saveMember, type NewMember } from './save-member.ts'
export { memberSessions } from './sessions.ts'
export { identityListeners } from './listeners.ts'
export { pushMember } from './push/push-member.ts'
export { findMailAddress, tellMember, type ToldMember } from './tell-member.ts'
