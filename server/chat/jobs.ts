import { sql } from 'kysely'
import { retentionOn } from '#domain/chat/retention.ts'
import { chatTexts as texts } from '#domain/chat/texts.ts'
import { days } from '#domain/kernel/durations.ts'
import type { Context } from '../context.ts'
import type { ScheduledJob } from '../platform/jobs/work.ts'
import { readSetting } from '../settings/index.ts'
import { eraseConversations } from './conversation-queries.ts'
import { removeEndedDevices } from './desk/push.ts'
import { addNote } from './notes.ts'
import { tellChats } from './tell.ts'

export const chatJobs: readonly ScheduledJob[] = [
  { name: 'keep-chats', cron: '23 * * * *', run: keepChats },
]

const batchSize = 200

/** Closes what has been quiet, and erases what has been kept for as long as the setting of the day says. */
async function keepChats(ctx: Context): Promise<void> {
  const { closeDays, rules } = await readSetting(ctx.db, 'chatRetention')
  const rule = retentionOn(rules, ctx.clock.today())
  const before = (count: number) => new Date(ctx.clock.now().getTime() - days(count))
  while (await closeBatch(ctx, before(closeDays)));
  await ctx.db
    .deleteFrom('chat_picture')
    .where('created_at', '<', before(rule.pictureDays))
    .execute()
  while (await eraseBatch(ctx, before(rule.days)));
  await removeEndedDevices(ctx.db, ctx.clock.now())
}

/** What was answered and not gone on with; who waits is never closed by itself. */
async function closeBatch(ctx: Context, quietSince: Date): Promise<boolean> {
  const at = ctx.clock.now()
  const closed = await ctx.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number; afterNumber: number }>`
      update chat_conversation set state = 'closed', closed_at = ${at}, closings = closings + 1,
        version = version + 1
      where id in (select id from chat_conversation where state = 'open' and last_at < ${quietSince}
        order by id limit ${batchSize} for update skip locked)
      returning id, last_number as "afterNumber"`.execute(trx)
    for (const row of rows) {
      await addNote(trx, { ...row, kind: 'event', words: texts.closedByItself }, at)
    }
    return rows.map(({ id }) => id)
  })
  tellChats(ctx, closed)
  return closed.length === batchSize
}

async function eraseBatch(ctx: Context, lastBefore: Date): Promise<boolean> {
  const erased = await ctx.db.transaction().execute(async (trx) => {
    const old = await trx
      .selectFrom('chat_conversation')
      .select('id')
      .where('last_at', '<', lastBefore)
      .orderBy('id')
      .limit(batchSize)
      .forUpdate()
      .skipLocked()
      .execute()
    const ids = old.map(({ id }) => id)
    await eraseConversations(trx, ids)
    return ids
  })
  tellChats(ctx, erased)
  return erased.length === batchSize
}
