import { initialChoices, isQuiet } from '#domain/bell/choices.ts'
import { isBellKind, kindsFor } from '#domain/bell/kinds.ts'
import { bellTexts, bellWords } from '#domain/bell/texts.ts'
import { pushToStaff } from '../chat/index.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { findChoices } from './choices.ts'

const hourInVietnam = new Intl.DateTimeFormat('en', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Asia/Ho_Chi_Minh',
})

/** Tells the devices of whoever has not read it yet; in their quiet hours it stands in the bell alone. */
export async function tellDevices(ctx: Context, notificationId: number): Promise<void> {
  const told = await findUnread(ctx.db, notificationId)
  if (!told || !isBellKind(told.kind) || !kindsFor(told.role).includes(told.kind)) return
  const choices = (await findChoices(ctx.db, told.staff_id)) ?? initialChoices
  if (isQuiet(choices, Number(hourInVietnam.format(ctx.clock.now())))) return
  await pushToStaff(ctx, told.staff_id, {
    title: bellTexts.pushTitle,
    // What it is about is read where somebody is logged in.
    body: bellWords[told.kind],
    tag: `bell-${notificationId}`,
    url: '/quan-tri/thong-bao/',
  })
}

async function findUnread(db: Db, id: number) {
  return db
    .selectFrom('staff_notification as n')
    .innerJoin('staff_user as u', 'u.id', 'n.staff_id')
    .select(['n.staff_id', 'n.kind', 'u.role'])
    .where('n.id', '=', id)
    .where('n.read_at', 'is', null)
    .where('u.status', '=', 'active')
    .executeTakeFirst()
}
