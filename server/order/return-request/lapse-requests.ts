import { addDays, vietnamDayOf } from '#domain/kernel/dates.ts'
import { isLapsingSoon, lapseNoticeDays, lastDayOf } from '#domain/order/return-request/lapse.ts'
import type { Context } from '../../context.ts'
import { appendEvent } from '../../platform/outbox.ts'
import { readSettings } from '../../settings/index.ts'
import { lapseRequest, listLapsed, listOpenSince, noteLastDay } from './lapse-queries.ts'

const atOnce = 200

/** Ends requests whose goods never came, and tells the buyers of those that will end soon. Once each. */
export async function lapseRequests(ctx: Context): Promise<void> {
  await endLapsed(ctx)
  await announceLapse(ctx)
  ctx.changeBus.tell(['returns'])
  ctx.outbox.wake()
}

async function endLapsed({ db, clock }: Context): Promise<void> {
  const today = clock.today()
  for (let after = 0; ;) {
    const due = await listLapsed(db, today, { after, limit: atOnce })
    for (const { id, orderId } of due) {
      await db.transaction().execute(async (trx) => {
        if (!(await lapseRequest(trx, id, { today, at: clock.now() }))) return
        await appendEvent(trx, 'order.returnRequest', { orderId, requestId: id, state: 'lapsed' })
      })
    }
    if (due.length < atOnce) return
    after = due.at(-1)!.id
  }
}

async function announceLapse({ db, clock }: Context): Promise<void> {
  const { returnRequests } = await readSettings(db, ['returnRequests'])
  const { lapseDays } = returnRequests
  const today = clock.today()
  const until = addDays(today, lapseNoticeDays - lapseDays + 1)
  for (let after = 0; ;) {
    const old = await listOpenSince(db, until, { after, limit: atOnce })
    for (const { id, orderId, lastWordAt } of old) {
      const lastWordOn = vietnamDayOf(lastWordAt)
      if (!isLapsingSoon(lastWordOn, today, lapseDays)) continue
      const lastDay = lastDayOf(lastWordOn, today, lapseDays)
      await db.transaction().execute(async (trx) => {
        if (!(await noteLastDay(trx, id, { lastDay, lastWordAt }))) return
        await appendEvent(trx, 'order.returnRequest', { orderId, requestId: id, state: 'lapsing' })
      })
    }
    if (old.length < atOnce) return
    after = old.at(-1)!.id
  }
}
