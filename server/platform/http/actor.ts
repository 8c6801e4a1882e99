import type { Endpoint } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context, SignedInMember, SignedInStore } from '../../context.ts'

/** Refuses whoever is not the actor that the endpoint declares. */
export function ensureActor(ctx: Context, definition: Endpoint, caller: Caller): void {
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
    default:
      throw new Refusal('unauthenticated')
  }
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
