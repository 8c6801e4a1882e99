import { isBellKind } from '#domain/bell/kinds.ts'
import { days } from '#domain/kernel/durations.ts'
import type { Context } from '../context.ts'
import { appendEvent } from '../platform/outbox.ts'
import { readSetting } from '../settings/index.ts'
import { bellKey } from '../staff/index.ts'
import { endWaiting, findEvent, forgetOlder, giveOut } from './ring-queries.ts'

/** Gives one event of the desk to whoever hears of it, in one transaction with what tells their devices. */
export async function ringBell(ctx: Context, eventId: number): Promise<void> {
  const event = await findEvent(ctx.db, eventId)
  if (!event) return
  const changed = await ctx.db.transaction().execute(async (trx) => {
    const ended = await endWaiting(trx, event)
    const rung = isBellKind(event.kind) ? await giveOut(trx, event.kind, event) : []
    for (const { id, isNew, pushes } of rung) {
      if (isNew && pushes) await appendEvent(trx, 'staff.rung', { notificationId: id })
    }
    return [...ended, ...rung.map(({ staffId }) => staffId)]
  })
  ctx.outbox.wake()
  ctx.changeBus.tell([...new Set(changed)].map(bellKey))
}

/** After as many days as the setting says. */
export async function forgetBell(ctx: Context): Promise<void> {
  const { keepDays } = await readSetting(ctx.db, 'staffBell')
  await forgetOlder(ctx.db, new Date(ctx.clock.now().getTime() - days(keepDays)))
}
