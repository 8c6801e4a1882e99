import type { Output, ParsedInput } from '#domain/contract.ts'
import { toPage } from '#domain/paging.ts'
import type * as api from '#domain/purchase/api.ts'
import type { Caller, Context } from '../context.ts'
import { getPharmacy } from '../platform/http/access.ts'
import { toReminder } from './purchase-view.ts'
import { countReminders, findReminder, listReminderRows } from './reminder-list-queries.ts'
import { markRead } from './reminder-queries.ts'

/** Whom the pharmacy is to remind; or one reminder alone, also a dropped one. */
export async function listReminders(
  ctx: Context,
  { id, ...input }: ParsedInput<typeof api.listReminders>,
  caller: Caller,
): Promise<Output<typeof api.listReminders>> {
  const { id: pharmacyId } = getPharmacy(caller)
  const today = ctx.clock.today()
  const one = id === undefined ? undefined : await findReminder(ctx.db, pharmacyId, id)
  const { items, total } =
    one === undefined
      ? await listReminderRows(ctx.db, pharmacyId, today, input)
      : { items: one ? [one] : [], total: one ? 1 : 0 }
  const reminders = items.map((row) => toReminder(row, today))
  return {
    ...toPage(reminders, total, input.page, input.limit),
    counts: await countReminders(ctx.db, pharmacyId, today),
  }
}

/** Marks reminders of the pharmacy as read or unread; others are left alone. */
export async function readReminders(
  ctx: Context,
  { ids, read }: ParsedInput<typeof api.readReminders>,
  caller: Caller,
): Promise<Output<typeof api.readReminders>> {
  const { id: pharmacyId } = getPharmacy(caller)
  await markRead(ctx.db, pharmacyId, ids, read ? ctx.clock.now() : null)
  return { counts: await countReminders(ctx.db, pharmacyId, ctx.clock.today()) }
}
