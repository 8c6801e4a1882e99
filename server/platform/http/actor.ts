import type { Actor, Endpoint } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { permissionsOf, type Permission } from '#domain/staff/permissions.ts'
import type {
  Caller,
  Context,
  SignedInMember,
  SignedInStaff,
  SignedInStore,
} from '../../context.ts'

/** What of an endpoint says whom it is for. */
export type ForWhom = Pick<Endpoint, 'actor' | 'beforeNewPassword'>

/** Refuses whoever is not the actor that the endpoint declares. */
export function ensureActor(ctx: Context, definition: ForWhom, caller: Caller): void {
  ensureOwnPassword(definition, caller)
  switch (definition.actor) {
    case 'anyone':
      return
    case 'devTools':
      if (!ctx.config.devTools) throw new Refusal('notFound')
      return
    case 'member':
      if (!caller.member) throw new Refusal('unauthenticated')
      return
    case 'store':
      if (!caller.store) throw new Refusal('unauthenticated')
      return
    case 'store:owner':
      if (getStore(caller).role !== 'owner') throw new Refusal('forbidden')
      return
    case 'partner':
      throw new Refusal('unauthenticated')
    default:
      if (caller.store && definition.actor.startsWith('store|')) return
      ensureStaff(caller, definition.actor)
  }
}

/** Of a pharmacy's account whose password was drawn at the desk, nothing passes but what says so itself. */
function ensureOwnPassword({ actor, beforeNewPassword }: ForWhom, { store }: Caller): void {
  if (!store?.mustChange || actor === 'anyone' || beforeNewPassword) return
  throw new Refusal('newPasswordRequired')
}

function ensureStaff({ staff }: Caller, actor: Actor): void {
  if (!staff) throw new Refusal('unauthenticated')
  const needed = actor.replace(/^(store\|)?staff:?/, '') as Permission | ''
  if (needed && !permissionsOf(staff.role).includes(needed)) throw new Refusal('forbidden')
}

/** A store's call that names a store names its own: no session reads or writes another's. */
export function ensureOwnStore(
  { actor }: Pick<Endpoint, 'actor'>,
  { store }: Caller,
  input: unknown,
): void {
  if (!store || !actor.startsWith('store')) return
  const { drugstoreCode: named } = input as { drugstoreCode?: unknown }
  if (typeof named !== 'string') return
  if (named.toUpperCase() !== store.code.toUpperCase()) throw new Refusal('forbidden')
}

/** Who is at the desk, of a request that only staff get through with. */
export function getStaff(caller: Caller): SignedInStaff {
  if (!caller.staff) throw new Refusal('unauthenticated')
  return caller.staff
}

/** The member of a request that only members get through with. */
export function getMember(caller: Caller): SignedInMember {
  if (!caller.member) throw new Refusal('unauthenticated')
  return caller.member
}

/** The pharmacy of a request that only a store's session gets through with. */
export function getStore(caller: Caller): SignedInStore {
  if (!caller.store) throw new Refusal('unauthenticated')
  return caller.store
}
