import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/pharmacy/api.ts'
import type { Caller, Context } from '../context.ts'
import { getPharmacy } from '../platform/http/access.ts'
import { endDevice, listDevices } from '../session/index.ts'
import { accountsOf, pharmacySessions } from './sessions.ts'
import { listUsers } from './user-queries.ts'

/** This device first, then those used last. */
export async function listPharmacyDevices(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<api.PharmacyDevice[]> {
  const { id: pharmacyId, sessionId: current } = getPharmacy(caller)
  const devices = await listDevices(ctx, pharmacySessions, { of: ownAccounts(caller), current })
  const users = new Map((await listUsers(ctx.db, pharmacyId)).map((user) => [user.id, user]))
  return devices.map(({ owner, isCurrent: is_current, id, device, created_at, last_seen_at }) => {
    const { username, full_name } = users.get(owner)!
    return { id, username, full_name, device, created_at, last_seen_at, is_current }
  })
}

/** Refusal: `notFound` for a device that is not theirs to end, or out already. */
export async function endPharmacyDevice(
  ctx: Context,
  { id }: ParsedInput<typeof api.endPharmacyDevice>,
  caller: Caller,
): Promise<{ ok: true }> {
  await endDevice(ctx, pharmacySessions, { of: ownAccounts(caller), id })
  const { sessionId, code } = getPharmacy(caller)
  if (id === sessionId) caller.pharmacyCookie?.(code).clear()
  return { ok: true }
}

/** An owner's are all of the pharmacy. */
function ownAccounts(caller: Caller) {
  const { id: pharmacyId, userId, role } = getPharmacy(caller)
  return role === 'owner' ? accountsOf(pharmacyId) : userId
}
