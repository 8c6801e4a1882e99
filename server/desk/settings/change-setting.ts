import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/settings/desk/api.ts'
import type { Caller, Context } from '../../context.ts'
import { getStaff } from '../../platform/http/actor.ts'
import { changeSetting as change } from '../../settings/index.ts'
import { recordAudit } from '../../staff/index.ts'
import { auditTexts } from '#domain/desk/audit-texts.ts'
import { readAll } from './list-settings.ts'

/** Saves one setting with its history; every process and every open desk shows it at once. */
export async function changeSetting(
  ctx: Context,
  { key, value, version, reason }: ParsedInput<typeof api.changeSetting>,
  caller: Caller,
): Promise<api.DeskSetting> {
  const { username: staff } = getStaff(caller)
  await ctx.db.transaction().execute(async (trx) => {
    const at = ctx.clock.now()
    const saved = await change(trx, { key, value, version, staff, reason, at })
    const subject = { kind: 'setting', id: key } as const
    await recordAudit(ctx, trx, caller, {
      ...{ action: auditTexts.settingSaved, subject, reason },
      ...saved,
    })
  })
  ctx.notices.changed(['settings', `setting:${key}`])
  ctx.notices.tell(['settings'])
  return (await readAll(ctx.db)).find((setting) => setting.key === key)!
}
