import type { Output } from '#domain/contract.ts'
import type * as api from '#domain/pharmacy/api.ts'
import type { Caller, Context } from '../context.ts'
import { getPharmacy } from '../platform/http/access.ts'
import { endDevices } from '../session/index.ts'
import { toPharmacySession } from './pharmacy-accounts.ts'
import { pharmacySessions } from './sessions.ts'

/** Who is logged in at the pharmacy that the call names; null for nobody. */
export async function getPharmacySession(
  _ctx: Context,
  _input: object,
  { pharmacy }: Caller,
): Promise<Output<typeof api.getPharmacySession>> {
  if (!pharmacy) return { pharmacy: null }
  const { fullName: full_name, mustChange: must_change } = pharmacy
  return { pharmacy: toPharmacySession({ ...pharmacy, full_name, must_change }) }
}

/** Ends this device's session in the database and takes its cookie back. */
export async function logoutPharmacy(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<{ ok: true }> {
  const { userId, sessionId: id, code } = getPharmacy(caller)
  await endDevices(ctx, pharmacySessions, { of: userId, id })
  caller.pharmacyCookie?.(code).clear()
  return { ok: true }
}
