import type { Output } from '#domain/contract.ts'
import type * as api from '#domain/drugstore/api.ts'
import type { Caller, Context } from '../context.ts'
import { getStore } from '../platform/http/actor.ts'
import { endSessions } from './session-store.ts'
import { toStoreSession } from './store-accounts.ts'

/** Who is logged in at the store that the call names; null for nobody. */
export async function getStoreSession(
  _ctx: Context,
  _input: object,
  { store }: Caller,
): Promise<Output<typeof api.getStoreSession>> {
  if (!store) return { store: null }
  const { fullName: full_name, mustChange: must_change } = store
  return { store: toStoreSession({ ...store, full_name, must_change }) }
}

/** Ends this device's session in the database and takes its cookie back. */
export async function logoutStore(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<{ ok: true }> {
  const { sessionId: id, code } = getStore(caller)
  await endSessions(ctx.db, { id }, ctx.clock.now())
  caller.storeCookie?.(code).clear()
  return { ok: true }
}
