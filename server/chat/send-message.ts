import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/chat/api.ts'
import { chatTexts as texts } from '#domain/chat/texts.ts'
import type { Caller, Context } from '../context.ts'
import { networkOf } from '../platform/network.ts'
import { appendEvent } from '../platform/outbox.ts'
import type { Db } from '../platform/db.ts'
import {
  findConversation,
  findOwn,
  lockOwnOrBegin,
  type Conversation,
} from './conversation-queries.ts'
import { findCard } from './find-card.ts'
import { joinOwn } from './join-own.ts'
import { appendMessage, type NewMessage } from './message-queries.ts'
import { addNote } from './notes.ts'
import { prepareToSpeak, speakFirst, type Prepared } from './speak-first.ts'
import { tellChats } from './tell.ts'
import { newsAfter } from './view.ts'
import { beginGuest, limitKeyOf, rememberGuest, visitorOf, type Visitor } from './visitor.ts'

/**
 * A visitor writes. The first message begins the conversation; sent again, by a finger or a network, it is the same
 * message and is answered the same.
 */
export async function sendChatMessage(
  ctx: Context,
  { inbox, client_id: clientId, words, attached, after }: ParsedInput<typeof api.sendChatMessage>,
  caller: Caller,
): Promise<api.ChatNews> {
  await joinOwn(ctx, caller)
  const known = visitorOf(caller)
  const begun = known ? null : beginGuest(ctx, clientId)
  const visitor = known ?? begun!.visitor
  await countWrites(ctx, visitor, caller)
  if (!(await findOwn(ctx.db, visitor, inbox))) {
    await ctx.limits.consume('chatBeginAddress', networkOf(caller.ip))
  }
  const card = await findCard(ctx, attached, caller)
  const message: NewMessage = { clientId, side: 'visitor', words, card }
  const prepared = await prepareToSpeak(ctx, inbox, words)
  const id = await ctx.db.transaction().execute(async (trx) => {
    const conversation = await lockOwnOrBegin(trx, visitor, inbox, ctx.clock.now())
    await writeAsVisitor(ctx, trx, conversation, message, prepared)
    return conversation.id
  })
  if (begun) rememberGuest(caller, begun.secret)
  ctx.outbox.wake()
  tellChats(ctx, [id])
  return newsAfter(ctx.db, (await findConversation(ctx.db, id))!, after)
}

/** The message and what the shop itself says to it, in one transaction with the event that tells staff. */
export async function writeAsVisitor(
  ctx: Pick<Context, 'clock'>,
  trx: Db,
  conversation: Conversation,
  message: NewMessage,
  prepared: Prepared | null,
): Promise<void> {
  const at = ctx.clock.now()
  const { id, state } = conversation
  if (!(await appendMessage(trx, conversation, message, at))) return
  const { lastNumber: number } = conversation
  if (state === 'closed') {
    await addNote(trx, { id, afterNumber: number - 1, kind: 'event', words: texts.reopened }, at)
  }
  if (prepared) await speakFirst(trx, conversation, prepared, { clientId: message.clientId, at })
  // Whoever has waited already was told of.
  if (state !== 'waiting') await appendEvent(trx, 'chat.waiting', { conversationId: id, number })
}

/** As fast as a hand writes, and of one network as many as stand behind it. */
export async function countWrites(ctx: Context, visitor: Visitor, caller: Caller): Promise<void> {
  await ctx.limits.consume('chatVisitor', limitKeyOf(visitor))
  await ctx.limits.consume('chatAddress', networkOf(caller.ip))
}
