import type { Output, ParsedInput } from '#domain/contract.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type * as api from '#domain/settings/backoffice/api.ts'
import type { Context } from '../../context.ts'
import { listChanges } from '../../settings/index.ts'
import { findStaffNames } from '../../staff/index.ts'

const shown = 50

export async function listSettingChanges(
  ctx: Context,
  { key }: ParsedInput<typeof api.listSettingChanges>,
): Promise<Output<typeof api.listSettingChanges>> {
  const changes = await listChanges(ctx.db, key, shown)
  const names = await findStaffNames(
    ctx.db,
    changes.map(({ staff }) => actorOf(staff)),
  )
  return changes.map(({ at, staff, reason, before, after }) => ({
    at: toVietnamIso(at),
    by: names.get(actorOf(staff)) ?? staff,
    reason,
    before,
    after,
  }))
}

/** Settings keep the login name alone. */
function actorOf(username: string): string {
  return `staff:${username}`
}
