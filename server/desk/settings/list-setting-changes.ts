import type { Output, ParsedInput } from '#domain/contract.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type * as api from '#domain/settings/desk/api.ts'
import type { Context } from '../../context.ts'
import { listChanges } from '../../settings/index.ts'

const shown = 50

export async function listSettingChanges(
  ctx: Context,
  { key }: ParsedInput<typeof api.listSettingChanges>,
): Promise<Output<typeof api.listSettingChanges>> {
  const changes = await listChanges(ctx.db, key, shown)
  return changes.map(({ at, staff, reason, before, after }) => ({
    at: toVietnamIso(at),
    by: staff,
    ...{ reason, before, after },
  }))
}
