import { needsLogin, realmsOf, type DeclaredAccess } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { partnerTexts as texts } from '#domain/partner/texts.ts'
import { permissionsOf } from '#domain/staff/permissions.ts'
import type {
  Caller,
  SignedInMember,
  SignedInPartner,
  SignedInPharmacy,
  SignedInStaff,
} from '../../context.ts'

/** Refuses whoever is logged in to no realm that the endpoint declares, or is not what it needs there. */
export function ensureAccess(access: DeclaredAccess, caller: Caller): void {
  const { member, staff, pharmacy } = caller
  if (!needsLogin(access)) return
  if (access.realm === 'partner') return ensureScope(access, caller)
  const realms = realmsOf(access)
  if (pharmacy && realms.includes('pharmacy')) return ensurePharmacy(access, pharmacy)
  if (staff && realms.includes('staff')) return ensureStaff(access, staff)
  if (!member || !realms.includes('member')) throw new Refusal('unauthenticated')
}

/** Whose password was drawn in the back office gets through nothing but what says so itself. */
function ensurePharmacy(
  { role, beforeNewPassword }: DeclaredAccess,
  pharmacy: SignedInPharmacy,
): void {
  if (pharmacy.mustChange && !beforeNewPassword) throw new Refusal('newPasswordRequired')
  if (role && pharmacy.role !== role) throw new Refusal('forbidden')
}

/** Deny by default here too: what names no permission is nobody's. */
function ensureStaff({ permission }: DeclaredAccess, { role }: SignedInStaff): void {
  if (permission === 'any') return
  if (!permission || !permissionsOf(role).includes(permission)) throw new Refusal('forbidden')
}

/** Deny by default: what names no scope is no partner's. */
function ensureScope({ scope }: DeclaredAccess, caller: Caller): void {
  const { scopes } = getPartner(caller)
  if (scope === 'any') return
  if (!scope || !scopes.includes(scope)) throw new Refusal('forbidden', { message: texts.noScope })
}

/** A pharmacy's call that names a pharmacy names its own: no session reads or writes another's. */
export function ensureOwnPharmacy(
  access: DeclaredAccess,
  { pharmacy }: Caller,
  input: unknown,
): void {
  if (!pharmacy || !needsLogin(access) || !realmsOf(access).includes('pharmacy')) return
  const { drugstoreCode: named } = input as { drugstoreCode?: unknown }
  if (typeof named !== 'string') return
  if (named.toUpperCase() !== pharmacy.code.toUpperCase()) throw new Refusal('forbidden')
}

/** Who is in the back office, of a request that only staff get through with. */
export function getStaff(caller: Caller): SignedInStaff {
  if (!caller.staff) throw new Refusal('unauthenticated')
  return caller.staff
}

/** The member of a request that only members get through with. */
export function getMember(caller: Caller): SignedInMember {
  if (!caller.member) throw new Refusal('unauthenticated')
  return caller.member
}

/** The pharmacy of a request that only a pharmacy's session gets through with. */
export function getPharmacy(caller: Caller): SignedInPharmacy {
  if (!caller.pharmacy) throw new Refusal('unauthenticated')
  return caller.pharmacy
}

/** The partner of a request that only its key gets through with. */
export function getPartner(caller: Caller): SignedInPartner {
  if (!caller.partner) throw new Refusal('unauthenticated')
  return caller.partner
}
