import { attendanceAt, awayText } from '#domain/chat/hours.ts'
import { presentSeconds } from '#domain/chat/limits.ts'
import type { Inbox } from '#domain/chat/states.ts'
import { seconds } from '#domain/kernel/durations.ts'
import type { Context } from '../context.ts'
import { readSettings } from '../settings/index.ts'
import { cachedByTag } from '../platform/cached-by-tag.ts'

const settings = cachedByTag('settings', (db) => readSettings(db, ['chatHours', 'chatAway']))

/** When nobody knows when somebody is back. */
const later = 'giờ làm việc gần nhất'

/** Whether an inbox is answered now by its hours, and what is said where it is not. */
export async function attendanceOf(
  ctx: Context,
  inbox: Inbox,
): Promise<{ isOpen: boolean; away: string }> {
  const { chatHours, chatAway } = await settings(ctx, 'chat')
  const written = { weekly: chatHours[inbox], holidays: chatHours.holidays }
  const { isOpen, opensAt } = attendanceAt(written, ctx.clock.now())
  return { isOpen, away: isOpen ? '' : awayText(chatAway[inbox], opensAt, later) }
}

/** Somebody of the staff has an inbox in sight. */
export async function isAttended({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<boolean> {
  const since = new Date(clock.now().getTime() - seconds(presentSeconds))
  const found = await db
    .selectFrom('chat_presence')
    .select('staff_id')
    .where('seen_at', '>', since)
    .limit(1)
    .execute()
  return found.length > 0
}
