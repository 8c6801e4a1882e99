import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/drugstore/api.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../context.ts'
import { getStore } from '../platform/http/actor.ts'
import { endSessions, listLiveSessions } from './session-store.ts'

/** This device first, then those used last. */
export async function listStoreDevices(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<api.StoreDevice[]> {
  const { sessionId } = getStore(caller)
  const rows = await listLiveSessions(ctx.db, ownDevices(caller), ctx.clock.now())
  const devices = rows.map(({ last_seen_at, created_at, ...row }) => ({
    ...row,
    last_seen_at: toVietnamIso(last_seen_at),
    created_at: toVietnamIso(created_at),
    is_current: row.id === sessionId,
  }))
  return devices.toSorted((one, other) => Number(other.is_current) - Number(one.is_current))
}

/** Refusal: `notFound` for a device that is not theirs to end, or out already. */
export async function endStoreDevice(
  ctx: Context,
  { id }: ParsedInput<typeof api.endStoreDevice>,
  caller: Caller,
): Promise<{ ok: true }> {
  const ended = await endSessions(ctx.db, { ...ownDevices(caller), id }, ctx.clock.now())
  if (ended === 0) throw new Refusal('notFound')
  const { sessionId, code } = getStore(caller)
  if (id === sessionId) caller.storeCookie?.(code).clear()
  return { ok: true }
}

/** An owner's are all of the store. */
function ownDevices(caller: Caller): { storeId: number; userId?: number } {
  const { id: storeId, userId, role } = getStore(caller)
  return role === 'owner' ? { storeId } : { storeId, userId }
}
