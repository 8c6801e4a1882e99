import type { Endpoint } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../../context.ts'

/** Refuses whoever is not the actor that the endpoint declares. */
export function ensureActor(ctx: Context, definition: Endpoint, caller: Caller): void {
  switch (definition.actor) {
    case 'anyone':
      return
    case 'devTools':
      if (!ctx.config.devTools) throw new Refusal('notFound')
      return
    case 'member':
      if (caller.memberId === undefined) throw new Refusal('unauthenticated')
      return
    default:
      throw new Refusal('unauthenticated')
  }
}
