import { toPage, type Output, type ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/purchase/api.ts'
import type { Caller, Context } from '../context.ts'
import { getStore } from '../platform/http/actor.ts'
import { toReminder } from './purchase-view.ts'
import { countReminders, findReminder, listReminderRows } from './reminder-list-store.ts'
import { markRead } from './reminder-store.ts'

/** Whom the store is to remind; or one reminder alone, also a dropped one. */
export async function listReminders(
  ctx: Context,
  { id, ...input }: ParsedInput<typeof api.listReminders>,
  caller: Caller,
): Promise<Output<typeof api.listReminders>> {
  const { id: storeId } = getStore(caller)
  const today = ctx.clock.today()
  const one = id === undefined ? undefined : await findReminder(ctx.db, storeId, id)
  const { items, total } =
    one === undefined
      ? await listReminderRows(ctx.db, storeId, today, input)
      : { items: one ? [one] : [], total: one ? 1 : 0 }
  const reminders = items.map((row) => toReminder(row, today))
  return {
    ...toPage(reminders, total, input.page, input.limit),
    counts: await countReminders(ctx.db, storeId, today),
  }
}

/** Marks reminders of the store as read or unread; others are left alone. */
export async function readReminders(
  ctx: Context,
  { ids, read }: ParsedInput<typeof api.readReminders>,
  caller: Caller,
): Promise<Output<typeof api.readReminders>> {
  const { id: storeId } = getStore(caller)
  await markRead(ctx.db, storeId, ids, read ? ctx.clock.now() : null)
  return { counts: await countReminders(ctx.db, storeId, ctx.clock.today()) }
}
