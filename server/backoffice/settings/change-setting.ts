import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/settings/backoffice/api.ts'
import type { SettingKey } from '#domain/settings/keys.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'
import { changeSetting as change } from '../../settings/index.ts'
import { recordAudit } from '../../staff/index.ts'
import { auditTexts } from '#domain/backoffice/audit-texts.ts'
import { ensureUsable } from './ensure-usable.ts'
import { readAll } from './list-settings.ts'

/**
 * Saves one setting with its history; every process and every open back office shows it at once. Whoever saw
 * another version than there is hears `conflict` with the setting as it is now.
 */
export async function changeSetting(
  ctx: Context,
  { key, value, version, reason }: ParsedInput<typeof api.changeSetting>,
  caller: Caller,
): Promise<api.BackofficeSetting> {
  const { username: staff } = getStaff(caller)
  await ctx.db.transaction().execute(async (trx) => {
    const at = ctx.clock.now()
    await ensureUsable(trx, key, value)
    const saved = await change(trx, { key, value, version, staff, reason, at })
    if (!saved) throw new Refusal('conflict', { current: await readOne(trx, key) })
    const subject = { kind: 'setting', id: key } as const
    await recordAudit(ctx, trx, caller, {
      action: auditTexts.settingSaved,
      subject,
      reason,
      ...saved,
    })
  })
  ctx.changeBus.changed(['settings', `setting:${key}`])
  ctx.changeBus.tell(['settings'])
  return readOne(ctx.db, key)
}

async function readOne(db: Db, key: SettingKey): Promise<api.BackofficeSetting> {
  return (await readAll(db)).find((setting) => setting.key === key)!
}
