import { normalizePhone } from '#domain/kernel/phone.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Context } from '../context.ts'
import { listMessages } from './queries.ts'

/** Messages in the local outbox, newest first; all of them without a recipient. */
export async function listSentMessages(ctx: Context, to: string | undefined) {
  const recipient = to && (to.includes('@') ? to : normalizePhone(to))
  const messages = await listMessages(ctx.db, recipient, 100)
  return messages.map((message) => ({
    to: message.recipient,
    channel: message.channel ?? 'none',
    body: message.body,
    ...(message.code ? { code: message.code } : {}),
    sent_at: toVietnamIso(message.sent_at),
    ...(message.html ? { id: message.id, subject: message.subject } : {}),
  }))
}

/** A mail in the local outbox, as it was written. */
export async function findShownMail(ctx: Context, id: number) {
  const row = await ctx.db
    .selectFrom('message')
    .select(['subject', 'html', 'body'])
    .where('id', '=', id)
    .where('html', '<>', '')
    .executeTakeFirst()
  return row ?? null
}
