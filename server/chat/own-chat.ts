import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/chat/api.ts'
import type { Inbox } from '#domain/chat/states.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import {
  eraseConversations,
  findOwn,
  listOwnIds,
  lockConversation,
  markRead,
  type Conversation,
} from './conversation-queries.ts'
import { tellChats, typingKey } from './tell.ts'
import { toHead } from './view.ts'
import { limitKeyOf, visitorOf, type Visitor } from './visitor.ts'

/** The visitor's conversation of an inbox; refuses `notFound` where there is none. */
export async function getOwn(
  ctx: Pick<Context, 'db'>,
  inbox: Inbox,
  caller: Pick<Caller, 'member' | 'chat'>,
): Promise<{ visitor: Visitor; conversation: Conversation }> {
  const visitor = visitorOf(caller)
  const conversation = visitor && (await findOwn(ctx.db, visitor, inbox))
  if (!conversation) throw new Refusal('notFound')
  return { visitor, conversation }
}

export async function readChat(
  ctx: Context,
  { inbox, number }: ParsedInput<typeof api.readChat>,
  caller: Caller,
): Promise<Output<typeof api.readChat>> {
  const { visitor, conversation } = await getOwn(ctx, inbox, caller)
  await ctx.limits.consume('chatSignsVisitor', limitKeyOf(visitor))
  const marked = await markRead(ctx.db, { id: conversation.id, side: 'visitor', number })
  if (!marked) throw new Refusal('notFound')
  if (marked.hasMoved) ctx.changeBus.tell([`chat:${conversation.id}`])
  return { visitor_read: marked.read }
}

/** Nothing is kept of it: whoever looks hears of it, and nobody later. */
export async function typeInChat(
  ctx: Context,
  { inbox }: ParsedInput<typeof api.typeInChat>,
  caller: Caller,
): Promise<{ ok: true }> {
  const visitor = visitorOf(caller)
  const conversation = visitor && (await findOwn(ctx.db, visitor, inbox))
  if (!conversation) return { ok: true }
  await ctx.limits.consume('chatSignsVisitor', limitKeyOf(visitor))
  ctx.changeBus.tell([typingKey(conversation.id, 'visitor')])
  return { ok: true }
}

/** Once for each closing; of two at once the first counts. */
export async function rateChat(
  ctx: Context,
  { inbox, stars, words }: ParsedInput<typeof api.rateChat>,
  caller: Caller,
): Promise<api.ChatHead> {
  const { visitor, conversation: seen } = await getOwn(ctx, inbox, caller)
  await ctx.limits.consume('chatVisitor', limitKeyOf(visitor))
  const head = await ctx.db.transaction().execute(async (trx) => {
    const conversation = await lockConversation(trx, seen.id)
    if (!conversation) throw new Refusal('notFound')
    const { id, closings, state, isRated, assignedTo } = conversation
    if (state !== 'closed' || isRated) throw new Refusal('conflict')
    await trx
      .insertInto('chat_rating')
      .values({
        conversation_id: id,
        closing: closings,
        stars,
        words,
        staff_id: assignedTo,
        created_at: ctx.clock.now(),
      })
      .execute()
    return toHead({ ...conversation, isRated: true })
  })
  tellChats(ctx, [seen.id])
  return head
}

/** Everything that they wrote and were answered in an inbox, at once and for good. */
export async function eraseChat(
  ctx: Context,
  { inbox }: ParsedInput<typeof api.eraseChat>,
  caller: Caller,
): Promise<Output<typeof api.eraseChat>> {
  const visitor = visitorOf(caller)
  if (!visitor) return { erased: 0 }
  await ctx.limits.consume('chatVisitor', limitKeyOf(visitor))
  const ids = await listOwnIds(ctx.db, visitor, inbox)
  await ctx.db.transaction().execute((trx) => eraseConversations(trx, ids))
  tellChats(ctx, ids)
  return { erased: ids.length }
}
