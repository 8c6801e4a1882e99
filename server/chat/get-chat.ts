import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/chat/api.ts'
import { messagesAtOnce } from '#domain/chat/limits.ts'
import type { Caller, Context } from '../context.ts'
import { readSetting } from '../settings/index.ts'
import { attendanceOf, isAttended } from './attended.ts'
import { countUnread, findOwn } from './conversation-queries.ts'
import { joinOwn } from './join-own.ts'
import { listMessagesBefore } from './message-queries.ts'
import { toHead, toMessage } from './view.ts'
import { visitorOf } from './visitor.ts'

/** What a visitor sees when they open the chat; a guest who has not written yet sees an empty one. */
export async function getChat(
  ctx: Context,
  { inbox, before }: ParsedInput<typeof api.getChat>,
  caller: Caller,
): Promise<api.ChatView> {
  await joinOwn(ctx, caller)
  const visitor = visitorOf(caller)
  const [{ hotline, vaccineHotline }, { isOpen, away }, isThere, own] = await Promise.all([
    readSetting(ctx.db, 'shop'),
    attendanceOf(ctx, inbox),
    isAttended(ctx),
    visitor && findOwn(ctx.db, visitor, inbox),
  ])
  const rows = own && (await listMessagesBefore(ctx.db, own.id, before, messagesAtOnce))
  return {
    inbox,
    hotline: inbox === 'vaccine' ? vaccineHotline : hotline,
    is_open: isOpen,
    is_attended: isOpen && isThere,
    away,
    conversation: own && {
      ...toHead(own),
      messages: rows!.map((row) => toMessage(row, { toVisitor: true })),
    },
  }
}

export async function countUnreadChat(
  ctx: Context,
  _: unknown,
  caller: Caller,
): Promise<Output<typeof api.countUnreadChat>> {
  const visitor = visitorOf(caller)
  return visitor ? countUnread(ctx.db, visitor) : { shop: 0, vaccine: 0 }
}
